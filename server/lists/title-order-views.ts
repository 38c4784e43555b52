import { type Language, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import { byName } from './by-name-views.ts';

/**
 * Returns a title as lists sort by it: in the reader's language, else in another one, compared as
 * names are (`byName`). Written with literals, as in the indexes.
 */
export function titleOrder(column: RawBuilder<unknown>, language: Language): RawBuilder<unknown> {
  const others = LANGUAGES.filter((one) => one !== language);
  const inOthers = others.map((one) => sql`${column} ->> ${sql.lit(one)}`);
  return byName(
    sql`(coalesce(nullif(${column} ->> ${sql.lit(language)}, ''), ${sql.join(inOthers)}))`,
  );
}
