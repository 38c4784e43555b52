import type { Db } from '../database/transaction.ts';
import type { Attachment } from '../outside/mail-port.ts';
import { sql } from 'kysely';

interface Of {
  readonly id: number;
}

/** Keeps a file of a draft; returns undefined when the draft has one of that name. */
export async function insertAttachment(
  db: Db,
  { id, ...file }: Of & Attachment,
): Promise<{ cuid: string } | undefined> {
  return db
    .insertInto('mailing_attachments')
    .values({ mailing_id: id, ...file })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cuid')
    .executeTakeFirst();
}

/** Lists the files of a mailing by name, without their content; `bytes` is the size of each. */
export async function listAttachments(
  db: Db,
  id: number,
): Promise<{ cuid: string; name: string; bytes: number }[]> {
  return db
    .selectFrom('mailing_attachments')
    .select(['cuid', 'name', sql<number>`octet_length(bytes)`.as('bytes')])
    .where('mailing_id', '=', id)
    .orderBy('name')
    .execute();
}

/** Loads the files of a mailing, by name. */
export async function loadAttachments(db: Db, id: number): Promise<Attachment[]> {
  return db
    .selectFrom('mailing_attachments')
    .select(['name', 'content_type', 'bytes'])
    .where('mailing_id', '=', id)
    .orderBy('name')
    .execute();
}

/** Removes a file from a mailing; returns its name, undefined when there is none with that cuid. */
export async function removeAttachment(
  db: Db,
  { id, attachment }: Of & { attachment: string },
): Promise<{ name: string } | undefined> {
  return db
    .deleteFrom('mailing_attachments')
    .where('mailing_id', '=', id)
    .where('cuid', '=', attachment)
    .returning('name')
    .executeTakeFirst();
}
