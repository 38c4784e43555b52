import type { Json } from '@ribambelle/database/json.ts';
import type { RegisteredDate } from '@ribambelle/domain/calendar/calendar-event.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** More than any family has; a calendar that is read every hour must not grow for ever. */
const MOST_DATES = 2000;

/** A date of a registration with what a calendar shows of it; texts are bilingual columns. */
export interface CalendarRow extends RegisteredDate {
  readonly start_at: string;
  readonly end_at: string;
  readonly changed_at: string;
  readonly participant: string;
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
  readonly organiser_id: number;
  readonly customer_id: number;
}

/** The dates of one registration of the customer, by start; empty when it is another's. */
export async function loadDatesOfRegistration(db: Db, of: Own & { cuid: string }) {
  return loadDates(db, { ...of, where: sql`r.cuid = ${of.cuid}` });
}

/** The dates of some of the customer's registrations, by start; those of others are not among them. */
export async function loadDatesOfRegistrations(db: Db, of: Own & { cuids: readonly string[] }) {
  return loadDates(db, { ...of, where: sql`r.cuid = any(${of.cuids})` });
}

/** The dates of everything in an order of the customer, by start; empty when it is another's, or nothing was bought yet. */
export async function loadDatesOfCart(db: Db, of: Own & { cuid: string }) {
  const cart = sql`(select c.id from carts c where c.organiser_id = ${of.organiser_id} and c.cuid = ${of.cuid})`;
  return loadDates(db, { ...of, where: sql`r.cart_id = ${cart}` });
}

/** Every date of the customer that ends after a moment, by start. */
export async function loadDatesSince(db: Db, of: Own & { since: string }) {
  return loadDates(db, { ...of, where: sql`d.end_at > ${of.since}` });
}

async function loadDates(
  db: Db,
  of: Own & { where: RawBuilder<unknown> },
): Promise<readonly CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select r.cuid as registration_cuid, d.cuid as date_cuid, d.moves, r.cancelled_at is not null as cancelled, d.start_at, d.end_at,
      greatest(r.created_at, r.changed_at, r.cancelled_at) as changed_at, p.firstname as participant, v.title,
      case when l.id is not null then jsonb_build_object('name', l.name, 'title', l.title, 'street', l.street, 'number', l.number,
        'postcode', l.postcode, 'city', l.city) end as location
    from registrations r
    join registration_dates rd on rd.organiser_id = r.organiser_id and rd.registration_id = r.id
    join availability_dates d on d.organiser_id = rd.organiser_id and d.id = rd.date_id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    left join locations l on l.organiser_id = a.organiser_id and l.id = a.location_id
    where r.organiser_id = ${of.organiser_id} and r.customer_id = ${of.customer_id} and ${of.where}
    order by d.start_at, d.id, r.id limit ${MOST_DATES}`.execute(db);
  return rows;
}
