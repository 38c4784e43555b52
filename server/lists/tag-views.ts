import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { byName } from './by-name-views.ts';

/** The lists whose records can be tagged. */
export type TaggedList = 'availabilities';

const MOST_TAGS = 500;

/** The tags that records of a list were ever given, by name; at most 500. */
export async function loadTags(
  db: Db,
  input: { organiser_id: number; list: TaggedList },
): Promise<string[]> {
  const rows = await db
    .selectFrom('tags')
    .select('name')
    .where('organiser_id', '=', input.organiser_id)
    .where('list', '=', input.list)
    .orderBy(byName(sql`name`))
    .orderBy('name')
    .limit(MOST_TAGS)
    .execute();
  return rows.map(({ name }) => name);
}
