import type { bookingColumns } from '@ribambelle/api/bookings/booking-columns.ts';
import type { resourceOfItem } from '@ribambelle/api/bookings/shapes.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { utcHoursOfWeek } from '@ribambelle/domain/base/hours-of-week.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { MOST_COUNTED } from '../database/counted.ts';
import { peopleFound, typedWords } from '../database/search.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { type ListQuery, orderBy } from '../lists/list-views.ts';
import { withinDays } from '../lists/within-days-views.ts';
import { offerImages } from '../offers/index.ts';
import { LOCATION, type LocationRow } from '../resources/index.ts';

interface Person {
  readonly id: number;
  readonly cuid: string;
  readonly firstname: string;
  readonly lastname: string;
}

/**
 * A booking with its resource, its dates, its participants and its money in minor units; names are
 * bilingual columns.
 */
export interface BookingRow {
  readonly id: number;
  readonly cuid: string;
  readonly resource: { readonly id: number; readonly cuid: string; readonly name: Json };
  readonly images: z.output<typeof resourceOfItem>['images'];
  readonly location: LocationRow | null;
  readonly customer: Person;
  readonly start_at: string;
  readonly end_at: string;
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
  readonly participations: readonly {
    readonly cuid: string;
    readonly participant: Person;
    readonly total_amount: number;
    readonly paid_amount: number;
  }[];
  readonly payment_split: boolean;
  readonly total_amount: number;
  readonly deposit_amount: number;
  readonly paid_amount: number;
  readonly owed_amount: number;
  readonly credit_amount: number;
  readonly cancelled_at: string | null;
  readonly cancellation_message: string | null;
  readonly created_at: string;
  readonly created_by: string | null;
  readonly cart: { readonly cuid: string; readonly reference: string };
  readonly cart_id: number;
}

const PERSON = (alias: 'c' | 'p') => {
  const of = sql.ref(alias);
  return sql`jsonb_build_object('id', ${of}.id, 'cuid', ${of}.cuid, 'firstname', ${of}.firstname, 'lastname', ${of}.lastname)`;
};

const SHOWN = sql`
  select b.id, b.cuid, jsonb_build_object('id', r.id, 'cuid', r.cuid, 'name', r.name) as resource, ${offerImages('resources', 'r')} as images,
    ${LOCATION} as location, ${PERSON('c')} as customer, b.start_at, b.end_at, b.payment_split, b.cancelled_at, b.cancellation_message,
    b.created_at, l.firstname || ' ' || l.lastname as created_by, jsonb_build_object('cuid', k.cuid, 'reference', k.reference) as cart,
    (select jsonb_agg(jsonb_build_object('start_at', d.start_at, 'end_at', d.end_at) order by d.start_at)
      from booking_dates d where d.organiser_id = b.organiser_id and d.booking_id = b.id) as dates,
    b.cart_id, own.*
  from bookings b
  join resources r on r.organiser_id = b.organiser_id and r.id = b.resource_id
  join customers c on c.organiser_id = b.organiser_id and c.id = b.customer_id
  join carts k on k.organiser_id = b.organiser_id and k.id = b.cart_id
  left join collaborators l on l.organiser_id = b.organiser_id and l.id = b.created_by
  cross join lateral (
    select jsonb_agg(jsonb_build_object('cuid', w.cuid, 'participant', ${PERSON('p')}, 'total_amount', coalesce(owed.total_amount, 0),
        'paid_amount', coalesce(owed.paid_amount, 0)) order by w.position) as participations,
      coalesce(sum(owed.total_amount), 0)::integer as total_amount, coalesce(sum(owed.deposit_amount), 0)::integer as deposit_amount,
      coalesce(sum(owed.paid_amount), 0)::integer as paid_amount, coalesce(sum(owed.owed_amount), 0)::integer as owed_amount,
      coalesce(sum(owed.credit_amount), 0)::integer as credit_amount
    from booking_participations w
    join participants p on p.organiser_id = w.organiser_id and p.id = w.participant_id
    left join receivables owed on owed.organiser_id = w.organiser_id and owed.id = w.receivable_id
    where w.organiser_id = b.organiser_id and w.booking_id = b.id) own`;

/** Returns a page of a customer's bookings, the latest date first, and the total number. */
export async function findBookingsOfCustomer(
  db: Db,
  input: { customer_id: number; limit: number; offset: number },
): Promise<{ rows: readonly BookingRow[]; count: number }> {
  const { customer_id, limit, offset } = input;
  const where = sql`where b.customer_id = ${customer_id}`;
  const [page, total] = await atOnce(
    () =>
      sql<BookingRow>`${SHOWN} ${where} order by b.start_at desc, b.id limit ${limit} offset ${offset}`.execute(
        db,
      ),
    () =>
      sql<{ count: number }>`select count(*) as count from (
        select from bookings b ${where} limit ${MOST_COUNTED}) counted`.execute(db),
  );
  return { rows: page.rows, count: total.rows[0]?.count ?? 0 };
}

/** Loads the bookings of an order, by start. */
export async function loadBookingsOfCart(db: Db, cart_id: number): Promise<readonly BookingRow[]> {
  const { rows } = await sql<BookingRow>`${SHOWN}
    where b.cart_id = ${cart_id} order by b.start_at, b.id`.execute(db);
  return rows;
}

/** Returns one booking by its cuid, of one customer alone when named; undefined for none. */
export async function findBooking(
  db: Db,
  input: { cuid: string; customer_id?: number },
): Promise<BookingRow | undefined> {
  const { cuid, customer_id } = input;
  const theirs = customer_id === undefined ? sql`true` : sql`b.customer_id = ${customer_id}`;
  const { rows } = await sql<BookingRow>`${SHOWN}
    where b.cuid = ${cuid} and ${theirs}`.execute(db);
  return rows[0];
}

/** The filters of a list of bookings. */
export interface BookingFilters {
  readonly search: string;
  readonly resource?: string | undefined;
  readonly location?: string | undefined;
  readonly customer?: string | undefined;
  readonly cancelled?: boolean | undefined;
  readonly starts_from?: string | undefined;
  readonly starts_to?: string | undefined;
  readonly weekday?: number | undefined;
  readonly hour?: number | undefined;
  readonly sold_from?: string | undefined;
  readonly sold_to?: string | undefined;
}

/** Selects bookings, the latest date first unless sorted. */
export function selectBookings(input: {
  filters: BookingFilters;
  timezone: string;
  now: string;
  sort: Order<typeof bookingColumns> | undefined;
}): ListQuery<BookingRow> {
  const where = sql`where ${sql.join(conditionsOf(input), sql` and `)}`;
  const orders = { start: [sql`b.start_at`], sold: [sql`b.created_at`] };
  const order = orderBy(input.sort ?? '-start', { orders, id: sql`b.id` });
  return {
    rows: sql`${SHOWN} ${where} order by ${order}`,
    counted: sql`select from bookings b ${where}`,
    by_id: {
      ids: sql`select b.id from bookings b ${where} order by ${order}`,
      load: (ids) => sql`${SHOWN} where b.id = any(${[...ids]})`,
    },
  };
}

function conditionsOf(input: { filters: BookingFilters; timezone: string; now: string }) {
  const { filters, timezone, now } = input;
  const { search, resource, location, customer, cancelled } = filters;
  const conditions = [sql`true`];
  const words = typedWords(search);
  if (words !== null) conditions.push(sql`b.customer_id = any(${peopleFound('customers', words)})`);
  if (resource !== undefined)
    conditions.push(sql`b.resource_id = (select id from resources where cuid = ${resource})`);
  if (location !== undefined)
    conditions.push(
      sql`b.resource_id = any(array(select r.id from resources r join locations l on l.organiser_id = r.organiser_id and l.id = r.location_id
        where l.cuid = ${location}))`,
    );
  if (customer !== undefined)
    conditions.push(sql`b.customer_id = (select id from customers where cuid = ${customer})`);
  if (cancelled !== undefined) conditions.push(sql`(b.cancelled_at is not null) = ${cancelled}`);
  const { starts_from, starts_to, sold_from, sold_to, weekday, hour } = filters;
  if (weekday !== undefined || hour !== undefined)
    conditions.push(
      sql`b.utc_hour = any(${utcHoursOfWeek({ weekday, hour, zone: timezone, now })}::smallint[])`,
    );
  const local = sql`b.start_at at time zone ${timezone}`;
  if (weekday !== undefined) conditions.push(isSaid(sql`extract(isodow from ${local})`, weekday));
  if (hour !== undefined) conditions.push(isSaid(sql`extract(hour from ${local})`, hour));
  conditions.push(
    ...withinDays(sql`b.start_at`, { from: starts_from, to: starts_to, timezone }),
    ...withinDays(sql`b.created_at`, { from: sold_from, to: sold_to, timezone }),
  );
  return conditions;
}

/**
 * Tests whether a part of a moment equals a value. Written as a case, which the planner estimates
 * at one row in two; for an equation it would assume one in two hundred, and read all of them for a
 * page.
 */
function isSaid(part: RawBuilder<unknown>, id: number): RawBuilder<unknown> {
  return sql`case ${part} when ${id} then true else false end`;
}
