import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { MailFailure } from '@ribambelle/domain/notifications/mail-failures.ts';
import type { ReportedEnd } from '@ribambelle/domain/notifications/delivery-reports.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { Attachment } from '../outside/mail-port.ts';

/** The reason why an e-mail is sent (R30). */
export type MailConcern = 'ADDRESS' | 'PASSWORD' | 'ORDER' | 'OTHER';

/** An e-mail to be kept. The same key never makes a second one. */
export interface MailToKeep {
  readonly key: string;
  readonly kind: string;
  readonly concerns: MailConcern;
  readonly secret: boolean;
  readonly valid_until: string | null;
  readonly customer_id: number | null;
  readonly recipient: string;
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly now: string;
}

/** An e-mail that is being handed over. */
export interface ClaimedMail {
  readonly id: number;
  readonly cuid: string;
  readonly customer_id: number | null;
  readonly recipient: string;
  readonly secret: boolean;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** The cuid of the family that it brings news to; null for any other e-mail. */
  readonly news_to: string | null;
}

/**
 * Keeps an e-mail, `QUEUED` for delivery or `KEPT` because nothing delivers; the first e-mail of a
 * key stays as it was written. Returns its id when it is new.
 */
export async function keepMail(
  db: Db,
  mail: MailToKeep & { state: 'QUEUED' | 'KEPT' },
): Promise<number | null> {
  const { now, ...columns } = mail;
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number; added: boolean }>`
    insert into sent_mails (${sql.join(names)}, created_at)
    values (${sql.join(Object.values(columns))}, ${now}::timestamptz)
    on conflict (organiser_id, key) do update set state = excluded.state, failure = null, error = null,
        html = case when sent_mails.secret then '' else sent_mails.html end,
        text = case when sent_mails.secret then '' else sent_mails.text end
      where sent_mails.state = 'QUEUED' and sent_mails.sending_id is null and excluded.state = 'KEPT'
    returning id, xmax = 0 as added`.execute(db);
  const [row] = rows;
  return row?.added === true ? row.id : null;
}

/**
 * Writes the words of an e-mail that waits anew, for the address of now; nothing for one that left
 * meanwhile. Returns null: it is no new e-mail.
 */
export async function rewriteMail(
  db: Db,
  mail: MailToKeep & { state: 'QUEUED' | 'KEPT' },
): Promise<null> {
  const { key, recipient, language, subject, html, text, valid_until, state } = mail;
  await db
    .updateTable('sent_mails')
    .set({ recipient, language, subject, html, text, valid_until, state })
    .where('key', '=', key)
    .where('state', '=', 'QUEUED')
    .execute();
  return null;
}

/** Keeps the files of an e-mail. */
export async function keepAttachments(
  db: Db,
  input: { mail_id: number; files: readonly Attachment[] },
): Promise<void> {
  const { mail_id, files } = input;
  if (files.length === 0) return;
  await db
    .insertInto('mail_attachments')
    .values(files.map((file) => ({ mail_id, ...file })))
    .execute();
}

/** Tests whether a customer's address was ever confirmed. */
export async function isAddressConfirmed(db: Db, customer_id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from customers where id = ${customer_id}
      and email_confirmed_at is not null`.execute(db);
  return rows.length > 0;
}

/**
 * Claims the e-mail with a key while it waits, or the next one of a sending, and notes that it is
 * being handed over; null when there is none, it was delivered, or it is part of a sending. An
 * e-mail with a key whose process died while handing it over is handed over again, with the same
 * Message-ID; one of a sending is not.
 */
export async function claimMail(
  db: Db,
  input: { now: string } & ({ key: string } | { sending_id: number }),
): Promise<ClaimedMail | null> {
  const { now } = input;
  const which =
    'key' in input
      ? sql`key = ${input.key} and state = 'QUEUED' and sending_id is null`
      : sql`id = (select id from sent_mails where sending_id = ${input.sending_id}
          and state = 'QUEUED' and handed_at is null order by created_at, id limit 1 for update skip locked)`;
  const { rows } = await sql<Omit<ClaimedMail, 'attachments'>>`
    update sent_mails set handed_at = ${now}::timestamptz where ${which}
    returning id, cuid, customer_id, recipient, secret, subject, html, text,
      (select c.cuid from mailings g join customers c on c.organiser_id = g.organiser_id and c.id = sent_mails.customer_id
        where g.organiser_id = sent_mails.organiser_id and g.id = sent_mails.mailing_id and g.purpose = 'NEWS') as news_to`.execute(
    db,
  );
  const [mail] = rows;
  if (mail === undefined) return null;
  return { ...mail, attachments: await findAttachments(db, mail.id) };
}

/**
 * Finds the files of an e-mail, by name: its own, and those of its mailing, which are kept once.
 */
async function findAttachments(db: Db, mail_id: number): Promise<readonly Attachment[]> {
  const { rows } = await sql<Attachment>`
    select name, content_type, bytes from mail_attachments where mail_id = ${mail_id}
    union all
    select a.name, a.content_type, a.bytes from sent_mails m
      join mailing_attachments a on a.organiser_id = m.organiser_id and a.mailing_id = m.mailing_id
      where m.id = ${mail_id}
    order by name`.execute(db);
  return rows;
}

/** The outcome of a delivery: taken, with the server's words, or not, and why. */
export type Delivery =
  | { readonly state: 'SENT'; readonly answer: string }
  | {
      readonly state: 'QUEUED' | 'FAILED' | 'REFUSED';
      readonly failure: MailFailure;
      readonly error: string;
    };

/**
 * Notes the outcome of a delivery; the text of an e-mail with a secret is deleted once it is
 * delivered. An address that the server refuses for good is noted at its customer, while it is
 * still theirs, and an e-mail that was taken clears the note.
 */
export async function noteDelivery(
  db: Db,
  input: { mail: ClaimedMail; delivery: Delivery; now: string },
): Promise<void> {
  const { mail, delivery, now } = input;
  const isSent = delivery.state === 'SENT';
  await sql`
    update sent_mails set state = ${delivery.state}, handed_at = null,
      answer = ${isSent ? delivery.answer : null}, sent_at = ${isSent ? now : null}::timestamptz,
      failure = ${isSent ? null : delivery.failure}, error = ${isSent ? null : delivery.error},
      html = case when ${isSent && mail.secret}::boolean then '' else html end,
      text = case when ${isSent && mail.secret}::boolean then '' else text end
    where id = ${mail.id}`.execute(db);
  if (mail.customer_id === null || (!isSent && delivery.state !== 'REFUSED')) return;
  await sql`
    update customers set email_refused_at = ${isSent ? null : now}::timestamptz,
      email_refused_answer = ${isSent ? null : delivery.error}
    where id = ${mail.customer_id} and email = ${mail.recipient}
      and (email_refused_at is not null or not ${isSent}::boolean)`.execute(db);
}

/**
 * Notes what a server reported later of an e-mail that it took, once for each report: the outcome,
 * and at its customer that the address is refused; or the server's words alone. An e-mail that was
 * erased or is being sent again stays as it is. Returns true when anything was noted.
 */
export async function noteReport(
  db: Db,
  input: { mail_id: number; digest: Buffer; end: ReportedEnd; words: string; now: string },
): Promise<boolean> {
  const { mail_id, digest, end, words, now } = input;
  const { rows: mails } = await sql<{ customer_id: number | null; recipient: string }>`
    select customer_id, recipient from sent_mails
    where id = ${mail_id} and state = 'SENT' and recipient <> '' for update`.execute(db);
  const [mail] = mails;
  if (mail === undefined) return false;
  const { rows: first } = await sql`
    insert into mail_reports (mail_id, digest, received_at) values (${mail_id}, ${digest}, ${now}::timestamptz)
    on conflict do nothing returning 1`.execute(db);
  if (first.length === 0) return false;
  await (end.ended
    ? sql`update sent_mails set state = ${end.state}, failure = ${end.failure}, error = ${words}, answer = null, sent_at = null
        where id = ${mail_id}`.execute(db)
    : sql`update sent_mails set answer = ${words} where id = ${mail_id}`.execute(db));
  if (end.ended && end.state === 'REFUSED' && mail.customer_id !== null)
    await sql`
      update customers set email_refused_at = ${now}::timestamptz, email_refused_answer = ${words}
      where id = ${mail.customer_id} and email = ${mail.recipient}`.execute(db);
  return true;
}

/** Finds the bytes of the organiser's own logo, as a bitmap; undefined when it has none. */
export async function findLogoFile(
  db: Db,
  organiser: { readonly logo_file_id: number | null },
): Promise<Buffer | undefined> {
  if (organiser.logo_file_id === null) return undefined;
  const file = await db
    .selectFrom('files')
    .select('data')
    .where('id', '=', organiser.logo_file_id)
    .executeTakeFirst();
  return file?.data;
}
