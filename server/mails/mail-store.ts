import type { Language } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { Attachment } from '../outside/mail-port.ts';

/** An e-mail as it is kept. The same key never makes a second one. */
export interface MailToKeep {
  readonly organiser_id: number;
  readonly key: string;
  readonly kind: string;
  readonly secret: boolean;
  readonly customer_id: number | null;
  readonly recipient: string;
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly now: string;
}

/** An e-mail that waits to be delivered. */
export interface QueuedMail {
  readonly id: number;
  readonly cuid: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

/** Keeps an e-mail, `QUEUED` for delivery or `KEPT` because nothing delivers; a key's first e-mail stays as it was written. Answers its id when it is new. */
export async function keepMail(
  db: Db,
  mail: MailToKeep & { state: 'QUEUED' | 'KEPT' },
): Promise<number | null> {
  const {
    organiser_id,
    key,
    kind,
    secret,
    customer_id,
    recipient,
    language,
    subject,
    html,
    text,
    state,
    now,
  } = mail;
  const { rows } = await sql<{ id: number; added: boolean }>`
    insert into sent_mails (organiser_id, key, kind, secret, customer_id, recipient, language, subject, html, text, state, created_at, sent_at)
    values (${organiser_id}, ${key}, ${kind}, ${secret}, ${customer_id}, ${recipient}, ${language}, ${subject}, ${html}, ${text}, ${state},
      ${now}::timestamptz, case when ${state}::text = 'KEPT' then ${now}::timestamptz end)
    on conflict (organiser_id, key) do update set state = excluded.state, sent_at = excluded.sent_at,
        html = case when sent_mails.secret then '' else sent_mails.html end,
        text = case when sent_mails.secret then '' else sent_mails.text end
      where sent_mails.state = 'QUEUED' and excluded.state = 'KEPT'
    returning id, xmax = 0 as added`.execute(db);
  const [row] = rows;
  return row?.added === true ? row.id : null;
}

/** Keeps the files of an e-mail. */
export async function keepAttachments(
  db: Db,
  input: { organiser_id: number; mail_id: number; files: readonly Attachment[] },
): Promise<void> {
  const { organiser_id, mail_id, files } = input;
  if (files.length === 0) return;
  await db
    .insertInto('mail_attachments')
    .values(files.map((file) => ({ organiser_id, mail_id, ...file })))
    .execute();
}

/** Whether a customer's address was ever confirmed. */
export async function isAddressConfirmed(
  db: Db,
  input: { organiser_id: number; customer_id: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from customers where organiser_id = ${input.organiser_id} and id = ${input.customer_id}
      and email_confirmed_at is not null`.execute(db);
  return rows.length > 0;
}

/** The e-mail under a key while it waits; null when there is none, or it was delivered. */
export async function findQueuedMail(
  db: Db,
  input: { organiser_id: number; key: string },
): Promise<QueuedMail | null> {
  const { rows } = await sql<Omit<QueuedMail, 'attachments'>>`
    select id, cuid, recipient, subject, html, text from sent_mails
    where organiser_id = ${input.organiser_id} and key = ${input.key} and state = 'QUEUED'`.execute(
    db,
  );
  const [mail] = rows;
  if (mail === undefined) return null;
  const attachments = await db
    .selectFrom('mail_attachments')
    .select(['name', 'content_type', 'bytes'])
    .where('organiser_id', '=', input.organiser_id)
    .where('mail_id', '=', mail.id)
    .orderBy('name')
    .execute();
  return { ...mail, attachments };
}

/** Notes how a delivery ended; the words of an e-mail with a secret are forgotten once it is delivered. */
export async function noteDelivery(
  db: Db,
  input: {
    organiser_id: number;
    id: number;
    state: 'SENT' | 'QUEUED' | 'FAILED';
    error: string | null;
    forget: boolean;
    now: string;
  },
): Promise<void> {
  await sql`
    update sent_mails set state = ${input.state}, error = ${input.error}, sent_at = case when ${input.state}::text = 'SENT'
        then ${input.now}::timestamptz else null end,
      html = case when ${input.forget}::boolean then '' else html end, text = case when ${input.forget}::boolean then '' else text end
    where organiser_id = ${input.organiser_id} and id = ${input.id}`.execute(db);
}

/** The bytes of the organiser's own logo, as a picture of pixels; undefined where it has none. */
export async function findLogoFile(
  db: Db,
  organiser: { readonly id: number; readonly logo_file_id: number | null },
): Promise<Buffer | undefined> {
  if (organiser.logo_file_id === null) return undefined;
  const file = await db
    .selectFrom('files')
    .select('data')
    .where('organiser_id', '=', organiser.id)
    .where('id', '=', organiser.logo_file_id)
    .executeTakeFirst();
  return file?.data;
}
