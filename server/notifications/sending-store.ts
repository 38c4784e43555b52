import { sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import type { Db } from '../database/transaction.ts';

/** An e-mail that was not sent, locked, with the facts that decide whether it is sent again. */
export interface UnsentRow {
  readonly id: number;
  readonly kind: string;
  readonly recipient: string;
  readonly concerns: string;
  readonly secret: boolean;
  readonly has_words: boolean;
  readonly valid_until: string | null;
  readonly replaced: boolean;
  readonly customer_email: string | null;
  readonly customer_confirmed: boolean;
  readonly customer_erased: boolean;
}

/**
 * The condition for e-mails that can be sent again by hand: those that wait for it, and those that
 * were refused, were over, or are tried again later.
 */
export const RESENDABLE = sql`(m.unsent or m.state in ('FAILED', 'REFUSED', 'OBSOLETE') or (m.state = 'QUEUED' and m.failure is not null))
  and m.handed_at is null`;

/**
 * Locks the e-mails that wait to be sent again, or one of them; for a mailing also those that were
 * returned, when the family has another address now. An e-mail that is being handed over is left
 * out.
 */
export async function lockUnsent(
  db: Db,
  input: { mail: string | null; mailing_id?: number },
): Promise<readonly UnsentRow[]> {
  const { mail, mailing_id } = input;
  const of_mailing = sql`m.mailing_id = ${mailing_id ?? null} and m.handed_at is null
    and (m.unsent or (m.state = 'REFUSED' and lower(m.recipient) <> lower(c.email)))`;
  const unsent = mailing_id === undefined ? sql`m.unsent and m.handed_at is null` : of_mailing;
  const which = mail === null ? unsent : sql`m.cuid = ${mail} and ${RESENDABLE}`;
  const { rows } = await sql<UnsentRow>`
    select m.id, m.kind, m.recipient, m.concerns, m.secret, m.html <> '' or m.text <> '' as has_words, m.valid_until,
      m.secret and exists (select from sent_mails n where n.organiser_id = m.organiser_id and n.kind = m.kind
        and n.recipient = m.recipient and n.created_at > m.created_at) as replaced,
      c.email as customer_email, c.email_confirmed_at is not null as customer_confirmed, c.deleted_at is not null as customer_erased
    from sent_mails m left join customers c on c.organiser_id = m.organiser_id and c.id = m.customer_id
    where ${which}
    order by m.created_at, m.id for update of m`.execute(db);
  return rows;
}

/** Begins a sending; returns its id. */
export async function insertSending(
  db: Db,
  input: { mailing_id?: number; now: string },
): Promise<number> {
  const { id } = await db
    .insertInto('mail_sendings')
    .values({ mailing_id: input.mailing_id ?? null, created_at: input.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts e-mails into a sending: they are queued again, each for its address. */
export async function queueAgain(
  db: Db,
  input: { sending_id: number; mails: readonly { readonly id: number; readonly to: string }[] },
): Promise<void> {
  const { sending_id, mails } = input;
  await sql`
    update sent_mails m set state = 'QUEUED', failure = null, error = null, sending_id = ${sending_id}, recipient = again.recipient
    from unnest(${mails.map(({ id }) => id)}::bigint[], ${mails.map(({ to }) => to)}::text[]) as again (id, recipient)
    where m.id = again.id`.execute(db);
}

/** Queues e-mails whose words are written anew before they leave; they are part of no sending. */
export async function queueAnew(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update sent_mails set state = 'QUEUED', failure = null, error = null, sending_id = null
    where id = any(${ids}::bigint[])`.execute(db);
}

/**
 * Notes e-mails of a sending that are no longer sent, each with its reason; the text of one with a
 * secret link is deleted.
 */
export async function noteObsolete(
  db: Db,
  input: { sending_id: number; mails: readonly { readonly id: number; readonly reason: string }[] },
): Promise<void> {
  const { sending_id, mails } = input;
  await sql`
    update sent_mails m set state = 'OBSOLETE', failure = over.reason, error = null, sending_id = ${sending_id},
      html = case when m.secret then '' else m.html end, text = case when m.secret then '' else m.text end
    from unnest(${mails.map(({ id }) => id)}::bigint[], ${mails.map(({ reason }) => reason)}::text[]) as over (id, reason)
    where m.id = over.id`.execute(db);
}

/**
 * Notes as interrupted the e-mails that a process was handing over when it died: the server may or
 * may not have taken them.
 */
export async function noteInterrupted(db: Db, sending_id: number): Promise<void> {
  await sql`
    update sent_mails set state = 'FAILED', failure = 'INTERRUPTED', error = '', handed_at = null
    where sending_id = ${sending_id} and state = 'QUEUED' and handed_at is not null`.execute(db);
}

/** Marks the rest of a sending as failed, for the reason of the e-mail that just failed. */
export async function failTheRest(
  db: Db,
  input: { sending_id: number; mail_id: number },
): Promise<void> {
  const { sending_id, mail_id } = input;
  await sql`
    update sent_mails m set state = 'FAILED', failure = one.failure, error = one.error
    from sent_mails one
    where one.id = ${mail_id} and m.organiser_id = one.organiser_id
      and m.sending_id = ${sending_id} and m.state = 'QUEUED' and m.handed_at is null`.execute(db);
}

/**
 * Counts the e-mails that no server took, and finds when the oldest was written (exactly up to 10
 * 000).
 */
export async function countUnsent(db: Db) {
  const { rows } = await sql<{ count: number; since: string | null }>`
    select count(*)::integer as count, min(created_at) as since from (
      select created_at from sent_mails where unsent order by created_at limit ${MOST_COUNTED}
    ) as waiting`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

/**
 * Counts the families with an address that the mail server refused for good (exactly up to 10 000).
 */
export async function countRefusedAddresses(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from customers where email_refused_at is not null and deleted_at is null
      limit ${MOST_COUNTED}
    ) as refused`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Finds the progress of the mailbox's last sending, counted from its e-mails; null for none. */
export async function findLastSending(db: Db) {
  const { rows } = await sql<{
    started_at: string;
    total: number;
    waiting: number;
    sent: number;
    failed: number;
    refused: number;
    obsolete: number;
  }>`
    select s.created_at as started_at, count(m.id)::integer as total,
      count(*) filter (where m.state = 'QUEUED')::integer as waiting, count(*) filter (where m.state = 'SENT')::integer as sent,
      count(*) filter (where m.state in ('FAILED', 'KEPT'))::integer as failed,
      count(*) filter (where m.state = 'REFUSED')::integer as refused, count(*) filter (where m.state = 'OBSOLETE')::integer as obsolete
    from (select * from mail_sendings where mailing_id is null order by created_at desc, id desc limit 1) as s
    left join sent_mails m on m.organiser_id = s.organiser_id and m.sending_id = s.id
    group by s.id, s.created_at`.execute(db);
  return rows[0] ?? null;
}
