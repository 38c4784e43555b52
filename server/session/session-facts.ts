import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

interface Purchases {
  readonly carts: number;
  readonly registrations: number;
  readonly bundles: number;
  /** Bought or redeemed. */
  readonly vouchers: number;
  /** Vouchers that anybody can buy: a customer who has bought none may have been given one. */
  readonly available_vouchers: number;
  readonly memberships: number;
  readonly registrations_requests: number;
  readonly bookings: number;
}

const NOTHING: Purchases = {
  carts: 0,
  registrations: 0,
  bundles: 0,
  vouchers: 0,
  available_vouchers: 0,
  memberships: 0,
  registrations_requests: 0,
  bookings: 0,
};

/**
 * Counts the processed carts, registrations, requests, bundles, vouchers, memberships and bookings
 * of a customer, cancelled ones included.
 */
export async function countPurchases(db: Db, customer_id: number): Promise<Purchases> {
  const { rows } = await sql<Purchases>`
    select
      (select count(*) from carts where customer_id = ${customer_id} and status = 'PROCESSED') as carts,
      (select count(*) from registrations where customer_id = ${customer_id}) as registrations,
      (select count(*) from customer_bundles where customer_id = ${customer_id}) as bundles,
      (select count(*) from customer_vouchers where (customer_id = ${customer_id} or recipient_id = ${customer_id})) as vouchers,
      (select count(*) from (select from vouchers where published limit 100) offered) as available_vouchers,
      (select count(*) from customer_memberships where customer_id = ${customer_id}) as memberships,
      (select count(*) from registration_requests where customer_id = ${customer_id}) as registrations_requests,
      (select count(*) from bookings where customer_id = ${customer_id}) as bookings`.execute(db);
  return rows[0] ?? NOTHING;
}
