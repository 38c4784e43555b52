import type { Language } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** An e-mail of a mailing as it goes to one family. */
export interface WrittenToFamily {
  readonly customer_id: number;
  readonly recipient: string;
  readonly language: Language;
  readonly concerns: 'ORDER' | 'OTHER';
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * Keeps the e-mails of some families and notes that they are written, in two statements however
 * many there are. The key of each is its mailing and its family: none is kept twice.
 */
export async function keepWritten(
  db: Db,
  input: {
    id: number;
    cuid: string;
    /** The sending by which they leave; null when nothing delivers them and they are kept. */
    sending_id: number | null;
    mails: readonly WrittenToFamily[];
    now: string;
  },
): Promise<void> {
  const { id, cuid, sending_id, mails, now } = input;
  const column = (name: keyof WrittenToFamily) => mails.map((mail) => mail[name]);
  await sql`
    insert into sent_mails (key, kind, concerns, secret, customer_id, recipient, language, subject, html, text, state,
      mailing_id, sending_id, created_at)
    select 'mailing ' || ${cuid} || ' ' || m.customer_id, 'mailing', m.concerns, false, m.customer_id, m.recipient, m.language,
      m.subject, m.html, m.text, ${sending_id === null ? 'KEPT' : 'QUEUED'}, ${id}, ${sending_id}, ${now}::timestamptz
    from unnest(${column('customer_id')}::bigint[], ${column('recipient')}::text[], ${column('language')}::text[], ${column('concerns')}::text[],
      ${column('subject')}::text[], ${column('html')}::text[], ${column('text')}::text[])
      as m (customer_id, recipient, language, concerns, subject, html, text)
    on conflict (organiser_id, key) do nothing`.execute(db);
  await sql`
    update mailing_recipients set state = 'WRITTEN'
    where mailing_id = ${id} and state = 'WAITING' and customer_id = any(${column('customer_id')}::bigint[])`.execute(
    db,
  );
}

/** Finds the sending by which the e-mails of a mailing leave first, or makes it. */
export async function firstSending(
  db: Db,
  { id, now }: { id: number; now: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with known as (select id from mail_sendings where mailing_id = ${id} order by created_at, id limit 1),
      made as (insert into mail_sendings (mailing_id, created_at)
        select ${id}, ${now}::timestamptz where not exists (select from known) returning id)
    select id from known union all select id from made`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A mailing has no time of sending');
  return row.id;
}

/** Stops the e-mails that were not handed over yet: they never leave. */
export async function stopMails(db: Db, id: number): Promise<void> {
  await sql`
    update sent_mails set state = 'OBSOLETE', failure = 'STOPPED', error = null
    where mailing_id = ${id} and handed_at is null and state in ('QUEUED', 'KEPT')`.execute(db);
}

/** Tests whether an e-mail of a sending waits to be handed over. */
export async function hasQueued(db: Db, sending_id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sent_mails where sending_id = ${sending_id} and state = 'QUEUED' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
