import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';
import { endLinks } from './email-store.ts';
import { leaveShared } from '../households/index.ts';

interface Of {
  readonly id: number;
}

/** The person to erase, as the tables know them. */
export interface Person extends Of {
  readonly cuid: string;
  /** Null for a family without an address. */
  readonly email: string | null;
  readonly pending_email: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string;
  readonly wallet_amount: number;
  /** The names and contacts of the families that were merged into this one, in lower case. */
  readonly also_called: readonly string[];
}

/** Locks the account to erase, so that no payment begins meanwhile; undefined when it is gone. */
export async function lockForErasing(db: Db, id: number) {
  return db
    .selectFrom('customers')
    .select([
      'organiser_id',
      'id',
      'cuid',
      'email',
      'pending_email',
      'firstname',
      'lastname',
      'phone',
      'wallet_amount',
      sql<readonly string[]>`array(select unnest(words) from merged_customers m
        where m.organiser_id = customers.organiser_id and m.customer_id = customers.id)`.as(
        'also_called',
      ),
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Tests whether a payment page of the customer is open. */
export async function hasOpenPayment(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payments
    where customer_id = ${id} and method = 'ONLINE' and state = 'PENDING' limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Erases all personal data of a customer and of the participants that they share with nobody,
 * everywhere, and ends every session and link. Registrations, carts, payments, scores and the
 * wallet stay, without a name. The name and the answers of a participant who is still expected stay
 * until then: the organiser must know who comes, and what they must not eat (see server/clean-up).
 */
export async function eraseCustomer(db: Db, input: Person & { now: string }): Promise<void> {
  await eraseWords(db, input);
  await eraseAccess(db, input.id);
  await erasePeople(db, input);
  await eraseTraces(db, input);
}

/**
 * Erases records about the person: stored answers of calls, the audit of staff, the security log.
 */
async function eraseTraces(db: Db, person: Person & { now: string }): Promise<void> {
  const { id, cuid, email } = person;
  await sql`
    delete from idempotency_keys where (actor = ${`customer ${id}`} or position(${cuid} in answer) > 0 ${email === null ? sql`` : sql`or position(${email} in answer) > 0`})`.execute(
    db,
  );
  await db.deleteFrom('transaction_proofs').where('customer_id', '=', id).execute();
  await eraseMandates(db, person);
  await sql`select erase_traces(${id}, ${wordsFor(person)}::text[])`.execute(db);
}

/**
 * Ends the means of payment that are kept, here and at their provider; also those that wait for
 * money which may still come, so that it starts none.
 */
async function eraseMandates(db: Db, { id, now }: Of & { readonly now: string }): Promise<void> {
  const { rows } = await sql<{ id: number; is_known: boolean }>`
    update payment_mandates set state = 'ENDED', ended_at = ${now}, end_reason = 'ERASED'
    where customer_id = ${id} and (state <> 'ENDED' or end_reason = 'NOT_PAID') returning id, mandate_reference is not null as is_known`.execute(
    db,
  );
  await sql`update payment_mandates set label = '', words = '' where customer_id = ${id}`.execute(
    db,
  );
  for (const mandate of rows.filter(({ is_known }) => is_known))
    await queueJob(db, {
      name: 'revoke-mandate',
      payload: { payment_mandate_id: mandate.id },
      key: `revoke-mandate ${mandate.id}`,
      run_at: null,
      now,
    });
}

/** Returns the ways in which a text may name the person, in lower case. */
function wordsFor(person: Person): string[] {
  const { firstname, lastname, email, pending_email, phone, also_called } = person;
  const ownWords = [
    firstname,
    lastname,
    email ?? '',
    pending_email ?? '',
    phone,
    writtenPhone(phone),
  ];
  const words = [...ownWords, ...also_called];
  return words.map((word) => word.trim().toLowerCase()).filter((word) => word !== '');
}

/** Erases the texts that the person wrote, and those written to them. */
async function eraseWords(db: Db, person: Person & { now: string }): Promise<void> {
  const { id, now } = person;
  const ofCustomer = sql`customer_id = ${id}`;
  const pastRegistrations = sql`select r.id from registrations r
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    where r.customer_id = ${id} and (r.cancelled_at is not null or a.end_at <= ${now})`;
  await sql`delete from custom_field_answers where ${ofCustomer}`.execute(db);
  await sql`delete from registration_questions where registration_id in (${pastRegistrations})`.execute(
    db,
  );
  await sql`update registration_options set content = null
    where registration_id in (${pastRegistrations})`.execute(db);
  for (const table of WITH_CANCELLATION_MESSAGE)
    await sql`update ${sql.table(table)} set cancellation_message = null
      where ${ofCustomer} and cancellation_message is not null`.execute(db);
  await sql`update registration_requests set message = '',
      options = case when status = 'PENDING' then options else '[]' end,
      questions = case when status = 'PENDING' then questions else '[]' end
    where ${ofCustomer}`.execute(db);
  await sql`update attendance_marks set reason = null, message = ''
    where kind = 'ABSENT' and registration_id in (${pastRegistrations})`.execute(db);
  // notes of staff about the family go with it, including recently deleted ones; those about
  // participants who are still expected stay until then
  await sql`delete from notes where (list = 'customers' and record_id = ${id} or list = 'registrations' and record_id in (${pastRegistrations}))`.execute(
    db,
  );
  await sql`delete from removals where noun in ('customer_notes', 'registration_notes')
    and entity_cuid in (select cuid from customers where id = ${id}
      union all select cuid from registrations where customer_id = ${id})`.execute(db);
  await sql`update registrations set tags = '{}' where ${ofCustomer} and tags <> '{}'`.execute(db);
  // cart items go with their answers; registrations bought from a cart have their own
  await sql`update registration_waivers w set note = '' from registrations r
    where r.customer_id = ${id} and w.organiser_id = r.organiser_id and w.registration_id = r.id`.execute(
    db,
  );
  await sql`update cart_items i set questions = '[]', options = '[]' from carts c
    where c.customer_id = ${id} and i.organiser_id = c.organiser_id and i.cart_id = c.id`.execute(
    db,
  );
  // an answer repeats the review, and names its author
  await sql`update reviews set message = null, answer = null, answered_at = null, answered_by = null, author_left = true where ${ofCustomer}`.execute(
    db,
  );
  await sql`update customer_vouchers set gift_email = null, gift_name = '', gift_message = '', gift_at = null, gift_sent_at = null
    where ${ofCustomer}`.execute(db);
  await sql`delete from mail_attachments a using sent_mails m
    where m.organiser_id = a.organiser_id and m.id = a.mail_id and m.customer_id = ${id}`.execute(
    db,
  );
  await sql`update sent_mails set recipient = '', subject = '', html = '', text = '', error = null, answer = null
    where ${ofCustomer}`.execute(db);
  await sql`update payments set message = ${unlessNamed(person, sql`message`)} where ${ofCustomer}`.execute(
    db,
  );
  await sql`update refunds f set message = ${unlessNamed(person, sql`f.message`)} from payments p
    where p.customer_id = ${id} and f.organiser_id = p.organiser_id and f.payment_id = p.id`.execute(
    db,
  );
  await sql`update provider_differences d set note = ${unlessNamed(person, sql`d.note`)} from payments p
    where p.customer_id = ${id} and d.organiser_id = p.organiser_id and d.payment_id = p.id`.execute(
    db,
  );
  // a transfer that is still to be made needs its account until then
  await sql`update outgoing_transfers set holder = '', iban = '', message = '', note = ''
    where ${ofCustomer} and state in ('DONE', 'FAILED')`.execute(db);
  await sql`update payment_changes x set reason = ${unlessNamed(person, sql`x.reason`)}, changes = x.changes - 'note' from payments p
    where p.customer_id = ${id} and x.organiser_id = p.organiser_id and x.payment_id = p.id`.execute(
    db,
  );
}

/** The tables whose reason for a cancellation a family, or staff about it, wrote. */
const WITH_CANCELLATION_MESSAGE = [
  'registrations',
  'bookings',
  'customer_bundles',
  'customer_memberships',
  'customer_vouchers',
] as const;

/** Returns a reason that staff wrote: it stays in the books, unless it names the person. */
function unlessNamed(person: Person, message: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when exists (select from unnest(${wordsFor(person)}::text[]) word where position(word in lower(${message})) > 0)
    then '' else ${message} end`;
}

async function eraseAccess(db: Db, id: number): Promise<void> {
  const ofCustomer = sql`customer_id = ${id}`;
  await sql`delete from addresses where ${ofCustomer}`.execute(db);
  await sql`delete from sessions where ${ofCustomer}`.execute(db);
  await sql`delete from calendar_feeds where ${ofCustomer}`.execute(db);
  await endLinks(db, id);
}

async function erasePeople(db: Db, { id, now }: Of & { now: string }): Promise<void> {
  // a shared child stays with its other families, with all its data; it no longer waits for
  // anything here
  await leaveShared(db, { customer_id: id, now });
  await sql`update waiting_list_entries set left_at = ${now}
    where customer_id = ${id} and left_at is null and participant_id in (
      select participant_id from participant_households where customer_id = ${id})`.execute(db);
  const expected = sql`exists (
    select from registrations r join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    where r.organiser_id = p.organiser_id and r.participant_id = p.id and r.cancelled_at is null and a.end_at > ${now})`;
  await sql`delete from custom_field_answers a using participants p
    where p.organiser_id = a.organiser_id and p.id = a.participant_id
      and p.customer_id = ${id} and not ${expected}`.execute(db);
  await sql`
    update participants p set birthdate = null, deleted_at = coalesce(p.deleted_at, ${now}::timestamptz), updated_at = ${now},
      firstname = case when ${expected} then p.firstname else '—' end, lastname = case when ${expected} then p.lastname else '' end
    where p.customer_id = ${id}`.execute(db);
  await sql`
    update customers set firstname = '—', lastname = '', email = 'deleted-' || cuid || '@invalid', phone = '', password_hash = null,
      pending_email = null, email_confirmed_at = null, news_consented_at = null,
      news_ended_at = null, news_noted_on = null, news_noted_how = null, news_noted_by = null, tags = '{}', deleted_at = ${now}, updated_at = ${now}
    where id = ${id}`.execute(db);
}
