import { type RawBuilder, sql } from 'kysely';

/**
 * Returns a name as lists sort by it, in the way people look for it: accents and capitals make no
 * difference (migration 0480).
 */
export function byName(name: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${name} collate by_name`;
}
