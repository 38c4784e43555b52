import { type RawBuilder, sql } from 'kysely';
import { searchPattern } from '../database/search-pattern.ts';

/** Returns the conditions that a name has these words; none where no words are searched. */
export function nameMatches(
  search: string | undefined,
  name: RawBuilder<unknown>,
): readonly RawBuilder<unknown>[] {
  const pattern = searchPattern(search);
  return pattern === null ? [] : [sql`words_of(${name}) like ${pattern}`];
}
