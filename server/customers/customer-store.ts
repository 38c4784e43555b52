import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { addressToKeep } from '@ribambelle/api/addresses/shapes.ts';
import { storedEmail } from '@ribambelle/domain/customers/names.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import type { CustomerRow } from './customer-views.ts';
import { endLinks } from './email-store.ts';

const COLUMNS = [
  'id',
  'cuid',
  'firstname',
  'lastname',
  'email',
  'email_confirmed_at',
  'pending_email',
  'phone',
  'language',
  'wallet_amount',
] as const;

interface Profile {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly language: Language;
}

/** Makes a customer. Refuses CUSTOMER_EXISTS when the organiser already has one with this address, also when both come at once. */
export async function insertCustomer(
  db: Db,
  input: Profile & { organiser_id: number; password_hash: string; now: string },
): Promise<CustomerRow> {
  const { now, ...columns } = input;
  const row = await db
    .insertInto('customers')
    .values({
      ...columns,
      email: storedEmail(input.email),
      terms_accepted_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? refuse('CUSTOMER_EXISTS', { email: 'CUSTOMER_EXISTS' });
}

/** Writes a customer's profile but for the e-mail address, which has a way of its own. */
export async function storeProfile(
  db: Db,
  input: Omit<Profile, 'language' | 'email'> & {
    organiser_id: number;
    id: number;
    language: Language | null;
    now: string;
  },
): Promise<CustomerRow> {
  const { organiser_id, id, firstname, lastname, phone, language, now } = input;
  return db
    .updateTable('customers')
    .set({
      firstname,
      lastname,
      phone,
      updated_at: now,
      ...(language === null ? {} : { language }),
    })
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Keeps a customer's one address. */
export async function storeAddress(
  db: Db,
  input: { organiser_id: number; customer_id: number; address: z.output<typeof addressToKeep> },
): Promise<void> {
  const { address, ...of } = input;
  await db
    .insertInto('addresses')
    .values({ ...of, ...address })
    .onConflict((conflict) =>
      conflict.columns(['organiser_id', 'customer_id']).doUpdateSet(address),
    )
    .execute();
}

/**
 * Takes everything personal off a customer and their participants, ends every session and link, and empties their e-mails and reviews.
 * Registrations, carts, payments, scores and the wallet stay. Participants who are still expected keep their name alone: the organiser
 * must know who comes.
 */
export async function eraseCustomer(
  db: Db,
  input: { organiser_id: number; id: number; now: string },
): Promise<void> {
  const { organiser_id, id, now } = input;
  const own = sql`organiser_id = ${organiser_id} and customer_id = ${id}`;
  await sql`delete from custom_field_answers where ${own}`.execute(db);
  await sql`delete from custom_field_answers a using participants p
    where a.organiser_id = ${organiser_id} and p.organiser_id = a.organiser_id and p.id = a.participant_id and p.customer_id = ${id}`.execute(
    db,
  );
  await sql`delete from addresses where ${own}`.execute(db);
  await sql`delete from sessions where ${own}`.execute(db);
  await endLinks(db, { organiser_id, customer_id: id });
  await sql`delete from calendar_feeds where ${own}`.execute(db);
  await sql`update reviews set message = null where ${own}`.execute(db);
  await sql`delete from mail_attachments a using sent_mails m
    where a.organiser_id = ${organiser_id} and m.organiser_id = a.organiser_id and m.id = a.mail_id and m.customer_id = ${id}`.execute(
    db,
  );
  await sql`update sent_mails set recipient = '', subject = '', html = '', text = '' where ${own}`.execute(
    db,
  );
  await sql`
    update participants p set birthdate = null, deleted_at = coalesce(p.deleted_at, ${now}::timestamptz), updated_at = ${now},
      firstname = case when expected.yes then p.firstname else '—' end, lastname = case when expected.yes then p.lastname else '' end
    from (select q.id, exists (
        select from registrations r join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
        where r.organiser_id = q.organiser_id and r.participant_id = q.id and r.cancelled_at is null and a.end_at > ${now}) as yes
      from participants q where q.organiser_id = ${organiser_id} and q.customer_id = ${id}) expected
    where p.organiser_id = ${organiser_id} and p.id = expected.id`.execute(db);
  await sql`
    update customers set firstname = '—', lastname = '', email = 'deleted-' || cuid || '@invalid', phone = '', password_hash = null,
      pending_email = null, email_confirmed_at = null,
      deleted_at = ${now}, updated_at = ${now}
    where organiser_id = ${organiser_id} and id = ${id}`.execute(db);
}
