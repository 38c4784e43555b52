import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A letter as it is kept. The same key never makes a second one. */
export interface LetterToKeep {
  readonly organiser_id: number;
  readonly key: string;
  readonly kind: string;
  readonly customer_id: number | null;
  readonly recipient: string;
  readonly language: 'fr' | 'en';
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly now: string;
}

/** A letter that waits to be delivered. */
export interface WaitingLetter {
  readonly id: number;
  readonly cuid: string;
  readonly state: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Keeps a letter, or finds the one that is kept under its key. */
export async function keepLetter(db: Db, letter: LetterToKeep): Promise<WaitingLetter> {
  const { organiser_id, key, kind, customer_id, recipient, language, subject, html, text, now } = letter;
  await sql`
    insert into sent_mails (organiser_id, key, kind, customer_id, recipient, language, subject, html, text, created_at)
    values (${organiser_id}, ${key}, ${kind}, ${customer_id}, ${recipient}, ${language}, ${subject}, ${html}, ${text}, ${now})
    on conflict (organiser_id, key) do nothing`.execute(db);
  const { rows } = await sql<WaitingLetter>`
    select id, cuid, state, recipient, subject, html, text from sent_mails where organiser_id = ${organiser_id} and key = ${key}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`The letter ${key} was not kept`);
  return row;
}

/** Notes how a delivery ended; the words of a letter with a secret are forgotten once it is delivered. */
export async function noteDelivery(
  db: Db,
  told: { organiser_id: number; id: number; state: 'SENT' | 'KEPT' | 'QUEUED'; error: string | null; forget: boolean; now: string },
): Promise<void> {
  await sql`
    update sent_mails set state = ${told.state}, error = ${told.error}, sent_at = case when ${told.state}::text = 'QUEUED' then null
        else ${told.now}::timestamptz end,
      html = case when ${told.forget}::boolean then '' else html end, text = case when ${told.forget}::boolean then '' else text end
    where organiser_id = ${told.organiser_id} and id = ${told.id}`.execute(db);
}
