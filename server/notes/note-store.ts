import type { Db } from '../database/transaction.ts';

/** The lists whose records can have notes. */
export type NotedList = 'collaborators' | 'customers' | 'registrations';

/** The record that notes are about. */
interface Of {
  readonly list: NotedList;
  readonly record_id: number;
}

interface Author {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
}

const MOST_NOTES = 200;

/** Finds the notes about a record, newest first; at most 200. */
export async function findNotes(db: Db, of: Of) {
  return db
    .selectFrom('notes')
    .select(['cuid', 'version', 'text', 'author_name', 'created_at'])
    .select(['edited_by_name', 'edited_at', 'for_family'])
    .where('list', '=', of.list)
    .where('record_id', '=', of.record_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_NOTES)
    .execute();
}

/**
 * Finds the notes about a registration that are for its family, newest first, without their
 * authors; at most 200.
 */
export async function findNotesForFamily(db: Db, registration_id: number) {
  return db
    .selectFrom('notes')
    .select(['cuid', 'text', 'created_at'])
    .where('list', '=', 'registrations')
    .where('record_id', '=', registration_id)
    .where('for_family', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_NOTES)
    .execute();
}

/** Adds a note about a record, under the present name of its author, and returns its cuid. */
export async function insertNote(
  db: Db,
  input: Of & { text: string; for_family: boolean; author: Author; now: string },
): Promise<string> {
  const { list, record_id, text, for_family, author, now } = input;
  const note = await db
    .insertInto('notes')
    .values({
      list,
      record_id,
      text,
      for_family,
      author_name: nameOf(author),
      created_by: author.id,
      created_at: now,
    })
    .returning('cuid')
    .executeTakeFirstOrThrow();
  return note.cuid;
}

/** Locks a note about a record for a change; undefined when the record has none of this cuid. */
export async function lockNote(db: Db, input: Of & { note: string }) {
  return db
    .selectFrom('notes')
    .select(['id', 'cuid', 'version', 'text', 'for_family'])
    .where('list', '=', input.list)
    .where('record_id', '=', input.record_id)
    .where('cuid', '=', input.note)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes the text of a note, under the present name of its editor. */
export async function storeNote(
  db: Db,
  input: { id: number; text: string; author: Author; now: string },
): Promise<void> {
  await db
    .updateTable('notes')
    .set({ text: input.text, edited_by_name: nameOf(input.author), edited_at: input.now })
    .where('id', '=', input.id)
    .execute();
}

/** Deletes a note. */
export async function removeNote(db: Db, id: number): Promise<void> {
  await db.deleteFrom('notes').where('id', '=', id).execute();
}

const nameOf = ({ firstname, lastname }: Author): string => `${firstname} ${lastname}`.trim();
