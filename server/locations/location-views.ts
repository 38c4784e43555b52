import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import { searchPattern } from '../database/search-pattern.ts';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';

/**
 * Loads active locations with something ahead, by name; only these ids and words where they are
 * given.
 */
export async function loadLocationsAhead(
  db: Db,
  input: { now: string; id?: readonly number[] | undefined; search?: string | undefined },
) {
  const pattern = searchPattern(input.search);
  const titles = LANGUAGES.map((language) => sql`title ->> ${sql.lit(language)}`);
  const searched = sql<string>`words_of(concat_ws(' ', name, ${sql.join(titles)}, city))`;
  return db
    .selectFrom('locations')
    .selectAll()
    .where('active', '=', true)
    .where(
      sql<boolean>`exists (select from availabilities where availabilities.organiser_id = locations.organiser_id
        and availabilities.location_id = locations.id and availabilities.start_at > ${input.now})`,
    )
    .$if(input.id !== undefined, (query) => query.where(sql<boolean>`id = any(${input.id ?? []})`))
    .$if(pattern !== null, (query) => query.where(sql<boolean>`${searched} like ${pattern}`))
    .orderBy(byName(sql`name`))
    .orderBy('id')
    .execute();
}
