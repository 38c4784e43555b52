import type { Db } from '../database/transaction.ts';

/** The lists whose records can have notes. */
export type NotedList = 'collaborators';

interface Of {
  readonly organiser_id: number;
  readonly list: NotedList;
  readonly record_id: number;
}

const MOST_NOTES = 200;

/** The notes about a record, the newest first; at most 200. */
export async function findNotes(db: Db, of: Of) {
  return db
    .selectFrom('notes')
    .select(['cuid', 'text', 'author_name', 'created_at'])
    .where('organiser_id', '=', of.organiser_id)
    .where('list', '=', of.list)
    .where('record_id', '=', of.record_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_NOTES)
    .execute();
}

/** Keeps a note about a record, under the name that its author has now, and answers its cuid. */
export async function insertNote(
  db: Db,
  input: Of & {
    text: string;
    author: { readonly id: number; readonly firstname: string; readonly lastname: string };
    now: string;
  },
): Promise<string> {
  const { organiser_id, list, record_id, text, author, now } = input;
  const author_name = `${author.firstname} ${author.lastname}`.trim();
  const made = await db
    .insertInto('notes')
    .values({
      organiser_id,
      list,
      record_id,
      text,
      author_name,
      created_by: author.id,
      created_at: now,
    })
    .returning('cuid')
    .executeTakeFirstOrThrow();
  return made.cuid;
}

/** Takes a note about a record away; false when there is none of that cuid. */
export async function removeNote(db: Db, input: Of & { note: string }): Promise<boolean> {
  const removed = await db
    .deleteFrom('notes')
    .where('organiser_id', '=', input.organiser_id)
    .where('list', '=', input.list)
    .where('record_id', '=', input.record_id)
    .where('cuid', '=', input.note)
    .returning('cuid')
    .execute();
  return removed.length === 1;
}
