import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { BookingPrice } from '@ribambelle/domain/booking-configurations/booking-terms.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { openVoucherCode } from '../vault/voucher-code.ts';
import { LOCATION, type LocationRow } from '../resources/index.ts';

/** The reader of an e-mail. */
export interface Reader {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly language: Language;
}

export interface Cancellation {
  readonly cuid: string;
  readonly customer_id: number;
  readonly cancelled_at: string;
  readonly cancellation_message: string | null;
  readonly cancellation_type: string;
  /** The fee of a cancellation by its family, and what came back by itself, in minor units. */
  readonly fee_amount: number;
  readonly online_amount: number;
  readonly wallet_amount: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly title: Json;
  readonly start_at: string;
  readonly end_at: string;
}

export interface Vacancy {
  readonly cuid: string;
  readonly vacancy: string;
  readonly customer_id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly title: Json;
  readonly slug: string;
  readonly availability_cuid: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly registrations_start_at: string | null;
  /** The moment until which the place is kept for them; null when it is not kept. */
  readonly offer_expires_at: string | null;
}

/** Finds a customer who can be written to; null when the account is deleted, or has no address. */
export async function findReader(db: Db, id: number): Promise<Reader | null> {
  const { rows } = await sql<Reader>`
    select id, firstname, lastname, email, language from customers
    where deleted_at is null and email is not null
      and id = coalesce((select customer_id from merged_customers where old_id = ${id}), ${id})`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Finds a cancelled registration; null for none. The title is a bilingual column. */
export async function findCancellation(db: Db, id: number): Promise<Cancellation | null> {
  const { rows } = await sql<Cancellation>`
    select r.cuid, r.customer_id, r.cancelled_at, r.cancellation_message, r.cancellation_type, p.firstname, p.lastname, v.title, a.start_at, a.end_at,
      r.cancellation_fee_amount as fee_amount, r.cancellation_online_amount as online_amount, r.cancellation_wallet_amount as wallet_amount
    from registrations r
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where r.id = ${id} and r.cancelled_at is not null`.execute(db);
  return rows[0] ?? null;
}

/** Finds a cancelled voucher; null when it is not cancelled. The title is a bilingual column. */
export async function findVoucherCancellation(db: Db, id: number) {
  const { rows } = await sql<{
    cuid: string;
    customer_id: number;
    code_sealed: string;
    cancellation_message: string;
    title: Json;
  }>`
    select s.cuid, s.customer_id, s.code_sealed, coalesce(s.cancellation_message, '') as cancellation_message, v.title
    from customer_vouchers s join vouchers v on v.organiser_id = s.organiser_id and v.id = s.voucher_id
    where s.id = ${id} and s.cancelled_at is not null`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { code_sealed, ...cancelled } = row;
  return { ...cancelled, code: openVoucherCode(db, code_sealed) };
}

/** Finds a cancelled bundle; null when it is not cancelled. The title is a bilingual column. */
export async function findBundleCancellation(db: Db, id: number) {
  const { rows } = await sql<{
    cuid: string;
    customer_id: number;
    cancellation_message: string;
    title: Json;
  }>`
    select s.cuid, s.customer_id, coalesce(s.cancellation_message, '') as cancellation_message, b.title
    from customer_bundles s join bundles b on b.organiser_id = s.organiser_id and b.id = s.bundle_id
    where s.id = ${id} and s.cancelled_at is not null`.execute(db);
  return rows[0] ?? null;
}

/** Finds a cancelled membership; null when it is not cancelled. The title is a bilingual column. */
export async function findMembershipCancellation(db: Db, id: number) {
  const { rows } = await sql<{
    cuid: string;
    customer_id: number;
    cancellation_message: string;
    title: Json;
  }>`
    select s.cuid, s.customer_id, coalesce(s.cancellation_message, '') as cancellation_message, m.title
    from customer_memberships s join memberships m on m.organiser_id = s.organiser_id and m.id = s.membership_id
    where s.id = ${id} and s.cancelled_at is not null`.execute(db);
  return rows[0] ?? null;
}

/** Finds a cancelled booking with its dates, else null. The name is a bilingual column. */
export async function findBookingCancellation(db: Db, id: number) {
  const { rows } = await sql<{
    cuid: string;
    customer_id: number;
    message: string;
    resource: Json;
    dates: readonly { readonly id: number; readonly start_at: string; readonly end_at: string }[];
  }>`
    select b.cuid, b.customer_id, coalesce(b.cancellation_message, '') as message, r.name as resource,
      (select jsonb_agg(jsonb_build_object('id', d.id, 'start_at', d.start_at, 'end_at', d.end_at) order by d.start_at, d.id)
        from booking_dates d where d.organiser_id = b.organiser_id and d.booking_id = b.id) as dates
    from bookings b join resources r on r.organiser_id = b.organiser_id and r.id = b.resource_id
    where b.id = ${id} and b.cancelled_at is not null`.execute(db);
  return rows[0] ?? null;
}

/** Finds the booking of an e-mail, and its family; null for none, and for a cancelled one. */
export async function findBookingOfMail(db: Db, id: number) {
  const { rows } = await sql<{ cuid: string; customer_id: number }>`
    select cuid, customer_id from bookings
    where id = ${id} and cancelled_at is null`.execute(db);
  return rows[0] ?? null;
}

/**
 * Finds the resource to which a booking moves, by its cuid, or the one where it is, with its prices
 * by length. Null for none. The name is a bilingual column.
 */
export async function findPlaceOfMove(
  db: Db,
  input: { resource: string | undefined; resource_id: number },
) {
  const { resource, resource_id } = input;
  const which = resource === undefined ? sql`r.id = ${resource_id}` : sql`r.cuid = ${resource}`;
  const { rows } = await sql<{
    resource_id: number;
    resource: Json;
    location: LocationRow | null;
    prices: readonly BookingPrice[];
  }>`
    select r.id as resource_id, r.name as resource, ${LOCATION} as location, c.prices
    from resources r join booking_configurations c on c.organiser_id = r.organiser_id and c.id = r.booking_configuration_id
    where ${which}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Finds a membership whose renewal after a cycle was announced, by the end of that cycle; null when
 * it is no longer to be renewed. The title is a bilingual column.
 */
export async function findMembershipRenewal(
  db: Db,
  of: { readonly id: number; readonly held_until: string },
) {
  const { rows } = await sql<{
    cuid: string;
    customer_id: number;
    title: Json;
    firstname: string | null;
    lastname: string | null;
    announced_at: string;
    price: number;
    period_type: 'ROLLING' | 'FIXED';
    renewal_days_before: number;
    published: boolean;
  }>`
    select s.cuid, s.customer_id, m.title, p.firstname, p.lastname, s.renewal_announced_at as announced_at, s.renewal_price as price, m.period_type,
      m.renewal_days_before, m.published
    from customer_memberships s
    join memberships m on m.organiser_id = s.organiser_id and m.id = s.membership_id
    left join participants p on p.organiser_id = s.organiser_id and p.id = s.participant_id
    where s.id = ${of.id} and s.recurring and s.cancelled_at is null
      and s.expires_at = ${of.held_until} and s.renewal_announced_for = ${of.held_until}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/**
 * Finds an entry of a waiting list that was notified of a vacancy, with the vacancy; null when they
 * have left. The title is a bilingual column.
 */
export async function findVacancy(db: Db, id: number): Promise<Vacancy | null> {
  const { rows } = await sql<Vacancy>`
    select w.cuid, w.vacancy, w.customer_id, p.firstname, p.lastname, v.title, v.slug, a.cuid as availability_cuid, a.start_at, a.end_at,
      a.registrations_start_at, case when w.offer_date_ids <> '{}' then w.offer_expires_at end as offer_expires_at
    from waiting_list_entries w
    join participants p on p.organiser_id = w.organiser_id and p.id = w.participant_id and p.deleted_at is null
    join availabilities a on a.organiser_id = w.organiser_id and a.id = w.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where w.id = ${id} and w.vacancy is not null and w.left_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Finds a payment and the part of it that became wallet credit, in minor units; null for none. */
export async function findLatePayment(db: Db, id: number) {
  const { rows } = await sql<{
    cuid: string;
    customer_id: number;
    firstname: string;
    lastname: string;
    erased: boolean;
    amount: number;
    currency: string;
    credit: number;
  }>`
    select p.cuid, p.customer_id, c.firstname, c.lastname, c.deleted_at is not null as erased, p.amount, p.currency,
      (select coalesce(sum(m.amount), 0)::integer from wallet_movements m
        where m.organiser_id = p.organiser_id and m.payment_id = p.id and m.amount > 0) as credit
    from payments p join customers c on c.organiser_id = p.organiser_id and c.id = p.customer_id
    where p.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
