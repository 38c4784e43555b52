import { type RawBuilder, sql } from 'kysely';
import { peopleFound, typedWords } from '../database/search.ts';

/** The selection of bookings of a day. */
interface Wish {
  readonly from_at: string;
  readonly before_at: string;
  readonly location?: string | undefined;
  readonly search?: string | undefined;
}

/**
 * Returns the tables and conditions of bookings between two moments that are not cancelled. Staff
 * who see only their own groups see no bookings, not even those of their families. When counted,
 * only the tables in the conditions are read.
 */
export function bookedDates(wish: Wish, { counted = false } = {}): RawBuilder<unknown> {
  const { from_at, before_at, location, search } = wish;
  const words = typedWords(search);
  const conditions = [
    sql`d.start_at >= ${from_at}`,
    sql`d.start_at < ${before_at}`,
    sql`d.cancelled_at is null`,
    sql`current_user <> 'ribambelle_own_groups'`,
    ...(location === undefined
      ? []
      : [sql`r.location_id = (select id from locations where cuid = ${location})`]),
    ...(words === null
      ? []
      : [
          sql`(b.customer_id = any(${peopleFound('customers', words)}) or exists (
            select from booking_participations w where w.organiser_id = b.organiser_id and w.booking_id = b.id
              and w.participant_id = any(${peopleFound('participants', words)})))`,
        ]),
  ];
  const bookings = sql`join bookings b on b.organiser_id = d.organiser_id and b.id = d.booking_id`;
  const resources = sql`join resources r on r.organiser_id = d.organiser_id and r.id = d.resource_id`;
  return sql`
    from booking_dates d
    ${counted && words === null ? sql`` : bookings}
    ${counted && location === undefined ? sql`` : resources}
    where ${sql.join(conditions, sql` and `)}`;
}

/** Returns the same as rows of the day list: the customer is the person to call. */
export function bookedRows(wish: Wish): RawBuilder<unknown> {
  return sql`
    select 'BOOKING' as kind, t.organiser_id, t.id, t.cuid, null::bigint as date_id, t.start_at, t.end_at, c.firstname, c.lastname, null::date as birthdate, 0 as quantity,
      t.name as title,
      (select l.name from locations l where l.organiser_id = t.organiser_id and l.id = t.location_id) as location,
      c.firstname as customer_firstname, c.lastname as customer_lastname, c.phone, c.email,
      null::bigint as registration_id, null::bigint as participant_id, t.customer_id, null::bigint as receivable_id, null::bigint as activity_id,
      null::bigint as availability_id
    from (select d.organiser_id, d.start_at, d.end_at, b.id, b.cuid, b.customer_id, r.name, r.location_id ${bookedDates(wish)}) t
    join customers c on c.organiser_id = t.organiser_id and c.id = t.customer_id`;
}
