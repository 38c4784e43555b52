import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { TaggedList } from './tag-views.ts';

/** Keeps tags that a record of a list was given, so that they are offered again. */
export async function keepTags(
  db: Db,
  input: { organiser_id: number; list: TaggedList; tags: readonly string[] },
): Promise<void> {
  const { organiser_id, list, tags } = input;
  if (tags.length === 0) return;
  await sql`insert into tags (organiser_id, list, name)
    select ${organiser_id}, ${list}, name from unnest(${[...tags].toSorted()}::text[]) name
    on conflict do nothing`.execute(db);
}
