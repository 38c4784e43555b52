import type { Json } from '@ribambelle/database/json.ts';
import type { BoughtDate } from '@ribambelle/domain/calendar/calendar-event.ts';
import { type RawBuilder, sql } from 'kysely';
import { takesPlace } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';
import { childrenOf } from '../households/index.ts';

/** More dates than any family has; a calendar that is read every hour must not grow for ever. */
const MOST_DATES = 2000;

/**
 * A date of a registration or of a booking with its calendar entry; texts are bilingual columns.
 */
export interface CalendarRow extends BoughtDate {
  /** The section of the account that shows it. */
  readonly kind: 'registrations' | 'bookings';
  /**
   * True when the customer ordered it; an order by another family of a shared child has no page in
   * the account.
   */
  readonly own: boolean;
  readonly start_at: string;
  readonly end_at: string;
  readonly changed_at: string;
  /** The first names of the participants; a booking may have none. */
  readonly participants: string;
  /** The title of the activity, or the name of the resource. */
  readonly title: Json;
  readonly location: CalendarLocation | null;
}

interface CalendarLocation {
  readonly name: string;
  readonly title: Json;
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
}

interface Own {
  readonly customer_id: number;
}

/**
 * Loads the dates of one registration of the customer, by start; none for one of another family.
 */
export async function loadDatesOfRegistration(db: Db, of: Own & { cuid: string }) {
  return loadDates(db, ofRegistrations(of, sql`r.cuid = ${of.cuid}`));
}

/**
 * Loads the dates of some of the customer's registrations, by start, without those of other
 * families.
 */
export async function loadDatesOfRegistrations(db: Db, of: Own & { cuids: readonly string[] }) {
  return loadDates(db, ofRegistrations(of, sql`r.cuid = any(${of.cuids})`));
}

/** Loads the dates of one booking of the customer, by start; none for one of another family. */
export async function loadDatesOfBooking(db: Db, of: Own & { cuid: string }) {
  return loadDates(db, ofBookings(of, sql`b.cuid = ${of.cuid}`));
}

/**
 * Loads all dates in an order of the customer, by start; none for one of another family, or before
 * anything was bought.
 */
export async function loadDatesOfCart(db: Db, of: Own & { cuid: string }) {
  const cart = sql`(select c.id from carts c where c.cuid = ${of.cuid})`;
  return loadDates(
    db,
    sql`${ofRegistrations(of, sql`r.cart_id = ${cart}`)} union all ${ofBookings(of, sql`b.cart_id = ${cart}`)}`,
  );
}

/**
 * Loads dates that a registration of the customer no longer has, so that a calendar strikes them
 * out.
 */
export async function loadDatesLeft(
  db: Db,
  of: Own & { cuid: string; date_ids: readonly number[] },
) {
  return loadDates(
    db,
    sql`
    select 'registrations' as kind, r.customer_id = ${of.customer_id} as own, r.cuid as bought_cuid, d.cuid as date_key, ${MOVES} as moves, true as cancelled, d.start_at, d.end_at,
      r.updated_at as changed_at, p.firstname as participants, v.title, ${LOCATION}
    from registrations r
    join availability_dates d on d.organiser_id = r.organiser_id and d.id = any(${of.date_ids}::bigint[])
      and not exists (select from registration_dates has where has.organiser_id = r.organiser_id and has.registration_id = r.id and has.date_id = d.id)
    join availabilities a on a.organiser_id = d.organiser_id and a.id = d.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    left join locations l on l.organiser_id = a.organiser_id and l.id = a.location_id
    where r.customer_id = ${of.customer_id} and r.cuid = ${of.cuid}`,
  );
}

/**
 * Loads all dates of the customer that end after a moment, by start, including those of shared
 * children that another family registered.
 */
export async function loadDatesSince(db: Db, of: Own & { since: string }) {
  const ahead = sql`d.end_at > ${of.since}`;
  return loadDates(
    db,
    sql`${ofRegistrations(of, ahead)} union all ${ofOthers(of, ahead)} union all ${ofBookings(of, ahead)}`,
  );
}

async function loadDates(db: Db, dates: RawBuilder<CalendarRow>): Promise<readonly CalendarRow[]> {
  const { rows } =
    await sql<CalendarRow>`${dates} order by start_at, date_key, bought_cuid limit ${MOST_DATES}`.execute(
      db,
    );
  return rows;
}

const LOCATION = sql`case when l.id is not null then jsonb_build_object('name', l.name, 'title', l.title, 'street', l.street,
  'number', l.number, 'postcode', l.postcode, 'city', l.city) end as location`;

/**
 * The number of moves of the date `d` of the registration `r`: a struck-out entry is one higher, so
 * a registration that returns to the date is two higher.
 */
const MOVES = sql`(d.moves + 2 * (select count(*) from registration_changes c where c.organiser_id = r.organiser_id and c.registration_id = r.id))::integer`;

/** Selects the dates of the customer's registrations. */
function ofRegistrations(of: Own, where: RawBuilder<unknown>): RawBuilder<CalendarRow> {
  return datesOf(of, sql`r.customer_id = ${of.customer_id} and ${where}`);
}

/** Selects the dates of registrations of the customer's children by other families. */
function ofOthers(of: Own, where: RawBuilder<unknown>): RawBuilder<CalendarRow> {
  return datesOf(
    of,
    sql`r.customer_id <> ${of.customer_id} and r.participant_id = any(${childrenOf(of.customer_id)}) and ${where}`,
  );
}

function datesOf(of: Own, where: RawBuilder<unknown>): RawBuilder<CalendarRow> {
  return sql`
    select 'registrations' as kind, r.customer_id = ${of.customer_id} as own, r.cuid as bought_cuid, d.cuid as date_key, ${MOVES} as moves, not ${takesPlace({ t: 'rd' })} as cancelled,
      d.start_at, d.end_at, greatest(r.created_at, r.changed_at, r.cancelled_at, d.called_off_at, case when rd.taken_off_amount is not null then r.updated_at end) as changed_at, p.firstname as participants, v.title, ${LOCATION}
    from registrations r
    join registration_dates rd on rd.organiser_id = r.organiser_id and rd.registration_id = r.id
    join availability_dates d on d.organiser_id = rd.organiser_id and d.id = rd.date_id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    left join locations l on l.organiser_id = a.organiser_id and l.id = a.location_id
    where ${where}`;
}

function ofBookings(of: Own, where: RawBuilder<unknown>): RawBuilder<CalendarRow> {
  return sql`
    select 'bookings' as kind, true as own, b.cuid as bought_cuid, d.id::text as date_key, d.moves, b.cancelled_at is not null as cancelled,
      d.start_at, d.end_at, greatest(b.created_at, d.moved_at, b.cancelled_at) as changed_at,
      (select coalesce(string_agg(p.firstname, ', ' order by w.position), '') from booking_participations w
        join participants p on p.organiser_id = w.organiser_id and p.id = w.participant_id
        where w.organiser_id = b.organiser_id and w.booking_id = b.id) as participants, s.name as title, ${LOCATION}
    from bookings b
    join booking_dates d on d.organiser_id = b.organiser_id and d.booking_id = b.id
    join resources s on s.organiser_id = d.organiser_id and s.id = d.resource_id
    left join locations l on l.organiser_id = s.organiser_id and l.id = s.location_id
    where b.customer_id = ${of.customer_id} and ${where}`;
}
