import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** How many processed carts and how many registrations, cancelled ones too, a customer has. */
export async function countPurchases(
  db: Db,
  of: { organiser_id: number; customer_id: number },
): Promise<{ readonly carts: number; readonly registrations: number }> {
  const { rows } = await sql<{ carts: number; registrations: number }>`
    select
      (select count(*) from carts where organiser_id = ${of.organiser_id} and customer_id = ${of.customer_id} and status = 'PROCESSED') as carts,
      (select count(*) from registrations where organiser_id = ${of.organiser_id} and customer_id = ${of.customer_id}) as registrations`.execute(
    db,
  );
  return rows[0] ?? { carts: 0, registrations: 0 };
}
