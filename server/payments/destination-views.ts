import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { referenceOf } from '../receivables/index.ts';

/**
 * The object of a later payment: one purchase, or a processed cart with everything bought in it.
 */
export interface Destination {
  readonly cart_id: number | null;
  readonly receivable_id: number | null;
  /** The order that it belongs to, or is; null for none. */
  readonly order_id: number | null;
  /** The twelve digits under which it is paid: those of its order, or its own without one. */
  readonly reference: string;
}

/**
 * Finds the customer's purchase, processed cart or receivable without a cart with this cuid or
 * reference; null for none.
 */
export async function findDestination(
  db: Db,
  input: { customer_id: number; name: string },
): Promise<Destination | null> {
  const { customer_id, name } = input;
  const { rows } = await sql<Destination>`
    select null::bigint as cart_id, r.id as receivable_id, r.cart_id as order_id, ${referenceOf('r')} as reference
    from receivable_subjects s join receivables r on r.organiser_id = s.organiser_id and r.id = s.receivable_id
    where r.customer_id = ${customer_id} and (s.cuid = ${name} or s.reference = ${name})
    union all
    select null, r.id, null, n.reference from payment_references n join receivables r on r.organiser_id = n.organiser_id and r.id = n.receivable_id
    where r.customer_id = ${customer_id} and n.reference = ${name}
    union all
    select id, null, id, reference from carts
    where customer_id = ${customer_id} and status = 'PROCESSED' and (cuid = ${name} or reference = ${name})
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Returns the filter for the receivables that a destination is for. */
export function whichOf(
  destination: Pick<Destination, 'cart_id' | 'receivable_id'>,
): { readonly receivable_id: number } | { readonly cart_id: number } {
  const { cart_id, receivable_id } = destination;
  // an order that does not exist has no receivables, and no id is 0
  return receivable_id === null ? { cart_id: cart_id ?? 0 } : { receivable_id };
}
