import { sql } from 'kysely';
import { takesPlace } from '../../database/takes-place.ts';
import type { Db } from '../../database/transaction.ts';
import type { ComingRow, ComingWish } from '../kind.ts';

/**
 * Loads the next date of each of a customer's registrations that are not cancelled, the soonest
 * first.
 */
export async function loadComing(db: Db, wish: ComingWish): Promise<readonly ComingRow[]> {
  const { customer_id, now, limit } = wish;
  const { rows } = await sql<ComingRow>`
    select r.cuid, v.title, v.instructions, next.start_at, next.end_at,
      jsonb_build_array(jsonb_build_object('firstname', p.firstname, 'lastname', p.lastname)) as people,
      case when l.id is not null then jsonb_build_object('name', l.name, 'title', l.title, 'street', l.street, 'number', l.number,
        'postcode', l.postcode, 'city', l.city) end as location
    from registrations r
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    left join locations l on l.organiser_id = a.organiser_id and l.id = a.location_id
    cross join lateral (
      select d.start_at, d.end_at from registration_dates chosen
      join availability_dates d on d.organiser_id = chosen.organiser_id and d.id = chosen.date_id
      where chosen.organiser_id = r.organiser_id and chosen.registration_id = r.id and ${takesPlace({ t: 'chosen' })} and d.end_at > ${now}
      order by d.start_at limit 1) next
    where r.customer_id = ${customer_id} and a.end_at > ${now}
    order by next.start_at, r.id limit ${limit}`.execute(db);
  return rows;
}
