import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A participant of a family who does not come: registered, or in line. */
export interface CancelledParticipant {
  readonly registration: string | null;
  readonly firstname: string;
  readonly lastname: string;
  /** The amount that was paid and is no longer due, in minor units. */
  readonly credit: number;
  readonly bundle_returned: boolean;
}

/** Returns the next registration to cancel; null when none is left. */
export async function findNextRegistration(
  db: Db,
  availability_id: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from registrations
    where availability_id = ${availability_id} and cancelled_at is null order by id limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** Returns the families of cancelled registrations and of the waiting list as it was then. */
export async function findCancelledFamilies(
  db: Db,
  availability_id: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ customer_id: number }>`
    select distinct customer_id from (${cancelledBy(availability_id)}) c order by customer_id`.execute(
    db,
  );
  return rows.map(({ customer_id }) => customer_id);
}

/** Returns the participants of a family who do not come, registered ones first. */
export async function findCancelledOf(
  db: Db,
  { customer_id, ...of }: { availability_id: number; customer_id: number },
): Promise<readonly CancelledParticipant[]> {
  const { rows } = await sql<CancelledParticipant>`
    select c.registration, p.firstname, p.lastname, c.credit, c.bundle_returned
    from (${cancelledBy(of.availability_id)}) c
    join participants p on p.id = c.participant_id
    where c.customer_id = ${customer_id} order by c.registration is null, p.firstname, p.id`.execute(
    db,
  );
  return rows;
}

/** Returns the cancelled availability, for an e-mail; the title is a bilingual column. */
export async function findCancelledAvailability(db: Db, availability_id: number) {
  const { rows } = await sql<{
    cuid: string;
    title: Json;
    start_at: string;
    end_at: string;
    minimum: number;
    decided_at: string;
  }>`
    select a.cuid, v.title, a.start_at, a.end_at, c.minimum, c.decided_at
    from automatic_cancellations c
    join availabilities a on a.organiser_id = c.organiser_id and a.id = c.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where c.availability_id = ${availability_id} and c.state = 'CANCELLED'`.execute(db);
  return rows[0] ?? null;
}

function cancelledBy(availability_id: number) {
  return sql`
    select r.customer_id, r.participant_id, r.cuid as registration, owed.credit_amount as credit,
      coalesce(r.bundle_capacity_refunded, false) as bundle_returned
    from registrations r
    join automatic_cancellations c on c.organiser_id = r.organiser_id and c.availability_id = r.availability_id
    join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id
    where r.availability_id = ${availability_id}
      and r.cancellation_type = 'AUTOMATIC_INSUFFICIENT_PARTICIPANTS' and r.cancelled_at >= c.decided_at
    union all
    select w.customer_id, w.participant_id, null, 0, false
    from waiting_list_entries w
    join automatic_cancellations c on c.organiser_id = w.organiser_id and c.availability_id = w.availability_id
    where w.availability_id = ${availability_id} and w.left_at = c.decided_at`;
}
