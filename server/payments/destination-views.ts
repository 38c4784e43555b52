import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** What a customer pays later: one registration, or a processed cart. */
export interface Destination {
  readonly cart_id: number | null;
  readonly registration_id: number | null;
  /** The reference to show on the payment page: a cart's twelve digits, or the registration's own. */
  readonly reference: string;
}

/** The customer's registration or processed cart with this cuid or reference; null for none. */
export async function findDestination(
  db: Db,
  input: { organiser_id: number; customer_id: number; name: string },
): Promise<Destination | null> {
  const { organiser_id, customer_id, name } = input;
  const { rows } = await sql<Destination>`
    select cart_id, id as registration_id, reference from registrations
    where organiser_id = ${organiser_id} and customer_id = ${customer_id} and (cuid = ${name} or reference = ${name})
    union all
    select id, null, reference from carts
    where organiser_id = ${organiser_id} and customer_id = ${customer_id} and status = 'PROCESSED' and (cuid = ${name} or reference = ${name})
    limit 1`.execute(db);
  return rows[0] ?? null;
}
