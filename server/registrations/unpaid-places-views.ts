import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Counts the places of a customer in registrations that are not cancelled and not fully paid. */
export async function countUnpaidPlaces(db: Db, customer_id: number): Promise<number> {
  const { rows } = await sql<{ places: number }>`
    select coalesce(sum(r.quantity), 0)::integer as places from receivables owed
    join registrations r on r.organiser_id = owed.organiser_id and r.receivable_id = owed.id
    where owed.customer_id = ${customer_id} and owed.owed_amount > 0
      and r.cancelled_at is null`.execute(db);
  return rows[0]?.places ?? 0;
}
