import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A payment, as far as it pays for an order: in minor units, less refunds. */
export interface ReceivedPayment {
  readonly method: string;
  readonly paid_at: string;
  readonly amount: number;
}

/**
 * Loads the payments for an order, the oldest first; those that were refunded whole are left out.
 */
export async function loadReceivedPayments(
  db: Db,
  cart_id: number,
): Promise<readonly ReceivedPayment[]> {
  const { rows } = await sql<ReceivedPayment>`
    select p.method, coalesce(p.paid_at, p.created_at) as paid_at, sum(l.amount)::integer as amount
    from payment_allocations l
    join payments p on p.organiser_id = l.organiser_id and p.id = l.payment_id
    join receivables r on r.organiser_id = l.organiser_id and r.id = l.receivable_id
    where r.cart_id = ${cart_id}
    group by p.organiser_id, p.id having sum(l.amount) > 0
    order by paid_at, p.id`.execute(db);
  return rows;
}

/** Finds the customer to whom a receipt is made out; null when the account is deleted. */
export async function findPayer(db: Db, id: number) {
  const customer = await db
    .selectFrom('customers')
    .select(['id', 'firstname', 'lastname', 'language'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return customer ?? null;
}

/**
 * Finds the order that a payment belongs to: its id, null when it belongs to none; undefined when
 * there is no such payment.
 */
export async function findOrderOfPayment(
  db: Db,
  payment: string,
): Promise<number | null | undefined> {
  const { rows } = await sql<{ cart_id: number | null }>`
    select cart_id from payments where cuid = ${payment}`.execute(db);
  return rows[0]?.cart_id;
}
