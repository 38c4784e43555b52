import type { MailingBlock } from '@ribambelle/api/mail-templates/blocks.ts';
import type { MailingRecipients } from '@ribambelle/api/mailings/shapes.ts';
import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type {
  HeldBackReason,
  MailingPurpose,
  MailingState,
} from '@ribambelle/domain/mailings/mailing.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The content of a draft. */
export interface MailingValues {
  readonly purpose: MailingPurpose;
  readonly subject: InEachLanguage<string>;
  readonly content: readonly MailingBlock[];
  readonly recipients: MailingRecipients;
}

/** A mailing in its present state. */
export interface MailingRecord extends MailingValues {
  readonly id: number;
  readonly cuid: string;
  readonly version: number;
  readonly state: MailingState;
  readonly collaborator_id: number;
}

/** Keeps a new draft; returns its cuid. */
export async function insertMailing(
  db: Db,
  input: { collaborator_id: number; values: MailingValues; now: string },
): Promise<string> {
  const { collaborator_id, values, now } = input;
  const { cuid } = await db
    .insertInto('mailings')
    .values({ collaborator_id, ...columnsOf(values), created_at: now, updated_at: now })
    .returning('cuid')
    .executeTakeFirstOrThrow();
  return cuid;
}

function columnsOf({ purpose, subject, content, recipients }: MailingValues) {
  return {
    purpose,
    subject: JSON.stringify(subject),
    content: JSON.stringify(content),
    recipients: JSON.stringify(recipients),
  };
}

/** Finds a mailing by its cuid or its id, locked for a change or only read; undefined for none. */
export async function findMailing(
  db: Db,
  input: { lock?: 'UPDATE' | 'SHARE' } & ({ mailing: string } | { id: number }),
): Promise<MailingRecord | undefined> {
  const which = 'id' in input ? sql`id = ${input.id}` : sql`cuid = ${input.mailing}`;
  const locks = { UPDATE: sql`for update`, SHARE: sql`for share`, NONE: sql`` };
  const { rows } = await sql<MailingRecord>`
    select id, cuid, version, state, collaborator_id, purpose, subject, content, recipients from mailings
    where ${which} ${locks[input.lock ?? 'NONE']}`.execute(db);
  return rows[0];
}

/** Changes a draft. */
export async function saveMailing(
  db: Db,
  { id, values, now }: { id: number; values: MailingValues; now: string },
): Promise<void> {
  await db
    .updateTable('mailings')
    .set({ ...columnsOf(values), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes a draft with its files. */
export async function removeMailing(db: Db, id: number): Promise<void> {
  await db.deleteFrom('mailings').where('id', '=', id).where('state', '=', 'DRAFT').execute();
}

/** A family of a mailing, with the rows of it that were chosen. */
export interface ChosenFamily {
  readonly customer_id: number;
  readonly registration_ids: readonly number[];
  readonly date_ids: readonly number[];
  readonly participant_ids: readonly number[];
}

/**
 * Begins a mailing: writes down, in one statement, the families that get it and those that do not,
 * and why.
 */
export async function beginMailing(
  db: Db,
  input: {
    id: number;
    families: readonly (ChosenFamily & { readonly held_back: HeldBackReason | null })[];
    now: string;
  },
): Promise<void> {
  const { id, families, now } = input;
  await sql`
    update mailings set state = 'WRITING', begun_at = ${now}::timestamptz, send_at = null, planned_by_id = null, not_begun = ''
    where id = ${id}`.execute(db);
  await sql`
    insert into mailing_recipients (mailing_id, customer_id, registration_ids, date_ids, participant_ids, state, held_back)
    select ${id}, f.customer_id, f.registration_ids, f.date_ids, f.participant_ids,
      case when f.held_back is null then 'WAITING' else 'HELD_BACK' end, f.held_back
    from jsonb_to_recordset(${JSON.stringify(families)}::jsonb)
      as f (customer_id bigint, registration_ids bigint[], date_ids bigint[], participant_ids bigint[], held_back text)`.execute(
    db,
  );
}

/**
 * Locks families whose e-mail waits to be written, at most `limit`. Skips families that another
 * process is writing to.
 */
export async function lockWaiting(
  db: Db,
  { id, limit }: { id: number; limit: number },
): Promise<readonly ChosenFamily[]> {
  const { rows } = await sql<ChosenFamily>`
    select customer_id, registration_ids, date_ids, participant_ids from mailing_recipients
    where mailing_id = ${id} and state = 'WAITING'
    order by customer_id limit ${limit} for update skip locked`.execute(db);
  return rows;
}

/** Holds a mailing back from families that have changed since it was begun. */
export async function holdBack(
  db: Db,
  input: {
    id: number;
    families: readonly { readonly customer_id: number; readonly held_back: HeldBackReason }[];
  },
): Promise<void> {
  const { id, families } = input;
  if (families.length === 0) return;
  await sql`
    update mailing_recipients r set state = 'HELD_BACK', held_back = f.held_back
    from jsonb_to_recordset(${JSON.stringify(families)}::jsonb) as f (customer_id bigint, held_back text)
    where r.mailing_id = ${id} and r.customer_id = f.customer_id and r.state = 'WAITING'`.execute(
    db,
  );
}

/**
 * Marks waiting families as left out: the mailing was stopped, or they are gone. Returns their
 * number.
 */
export async function leaveOut(
  db: Db,
  { id, customers }: { id: number; customers: readonly number[] | null },
): Promise<void> {
  await sql`
    update mailing_recipients set state = 'CANCELLED'
    where mailing_id = ${id} and state = 'WAITING'
      and (${customers === null}::boolean or customer_id = any(${customers ?? []}::bigint[]))`.execute(
    db,
  );
}

/** Tests whether an e-mail of a mailing waits to be written. */
export async function hasWaiting(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from mailing_recipients where mailing_id = ${id} and state = 'WAITING' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Moves a mailing on from a state; returns false when it is in another one. */
export async function moveMailing(
  db: Db,
  input: { id: number; from: readonly MailingState[]; to: MailingState; now: string },
): Promise<boolean> {
  const { id, from, to, now } = input;
  const ended = to === 'SENT' || to === 'CANCELLED';
  const { numAffectedRows } = await sql`
    update mailings set state = ${to}, finished_at = ${ended ? now : null}::timestamptz
    where id = ${id} and state = any(${from}::text[])`.execute(db);
  return numAffectedRows === 1n;
}
