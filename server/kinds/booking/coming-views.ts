import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { LOCATION } from '../../resources/index.ts';
import type { ComingRow, ComingWish } from '../kind.ts';

/**
 * Loads the next time of each of a customer's bookings that are not cancelled, the soonest first.
 */
export async function loadComing(db: Db, wish: ComingWish): Promise<readonly ComingRow[]> {
  const { customer_id, now, limit } = wish;
  const { rows } = await sql<ComingRow>`
    select b.cuid, r.name as title, null as instructions, next.start_at, next.end_at, ${LOCATION} as location,
      (select coalesce(jsonb_agg(jsonb_build_object('firstname', p.firstname, 'lastname', p.lastname) order by w.position), '[]')
        from booking_participations w
        join participants p on p.organiser_id = w.organiser_id and p.id = w.participant_id
        where w.organiser_id = b.organiser_id and w.booking_id = b.id) as people
    from bookings b
    join resources r on r.organiser_id = b.organiser_id and r.id = b.resource_id
    cross join lateral (
      select d.start_at, d.end_at from booking_dates d
      where d.organiser_id = b.organiser_id and d.booking_id = b.id and d.end_at > ${now}
      order by d.start_at limit 1) next
    where b.customer_id = ${customer_id} and b.cancelled_at is null and b.end_at > ${now}
    order by next.start_at, b.id limit ${limit}`.execute(db);
  return rows;
}
