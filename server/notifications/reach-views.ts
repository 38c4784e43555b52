import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Finds the facts that decide whether a family can be written to, for a merged one those of the
 * kept one; erased when there is none.
 */
export async function findReach(
  db: Db,
  id: number,
): Promise<{ readonly erased: boolean; readonly email: string | null; readonly refused: boolean }> {
  const { rows } = await sql<{ erased: boolean; email: string | null; refused: boolean }>`
    select deleted_at is not null as erased, email, email_refused_at is not null as refused from customers
    where id = coalesce((select customer_id from merged_customers where old_id = ${id}), ${id})`.execute(
    db,
  );
  return rows[0] ?? { erased: true, email: null, refused: false };
}

/** Finds the id of a family, even an erased one; undefined for none. */
export async function findCustomerId(db: Db, customer: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('cuid', '=', customer)
    .executeTakeFirst();
  return row?.id;
}
