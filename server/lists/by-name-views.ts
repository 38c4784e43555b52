import { type RawBuilder, sql } from 'kysely';

/** A name as lists are sorted by it, as people look for it: accents and capitals make no difference (migration 0480). */
export function byName(name: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${name} collate by_name`;
}
