import type { HeldDate } from '@ribambelle/domain/registrations/held-dates.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The dates of availabilities, by their cuids, that a customer's registrations hold; cancelled ones hold none. */
export async function findHeldDates(
  db: Db,
  input: { organiser_id: number; customer_id: number; availabilities: readonly string[] },
): Promise<HeldDate[]> {
  const { rows } = await sql<HeldDate>`
    select distinct r.participant_id, d.date_id
    from registrations r
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id and a.cuid = any(${input.availabilities})
    join registration_dates d on d.organiser_id = r.organiser_id and d.registration_id = r.id
    where r.organiser_id = ${input.organiser_id} and r.customer_id = ${input.customer_id} and r.cancelled_at is null
    order by r.participant_id, d.date_id`.execute(db);
  return rows;
}
