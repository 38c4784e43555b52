import type { OnlinePaymentState } from '@ribambelle/domain/payments/payment-states.ts';
import type { Strategy } from '@ribambelle/domain/payments/strategy.ts';
import { sql } from 'kysely';
import { type OwedRow, owedRows } from '../bank-transfers/index.ts';
import type { Db } from '../database/transaction.ts';

/** A cart after checkout, amounts in minor units. */
export interface CartAfter {
  readonly id: number;
  readonly cuid: string;
  readonly customer_id: number;
  readonly reference: string;
  readonly status: 'OPEN' | 'PAYING' | 'PROCESSED';
  readonly payment_strategy: Strategy | null;
  readonly terms_version: number | null;
  readonly created_at: string;
  readonly processed_at: string | null;
}

/** Returns a cart by its cuid or id, of one customer alone when named; null for none. */
export async function findCartAfter(
  db: Db,
  input: { customer_id: number | null; cart: string | number },
): Promise<CartAfter | null> {
  const { rows } = await sql<CartAfter>`
    select id, cuid, customer_id, reference, status, payment_strategy, terms_version, created_at, processed_at
    from carts where customer_id = coalesce(${input.customer_id}::bigint, customer_id)
      and ${typeof input.cart === 'number' ? sql`id = ${input.cart}` : sql`cuid = ${input.cart}`}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Returns the last online payment for a cart; null for none. */
export async function findLastPayment(db: Db, cart_id: number) {
  const { rows } = await sql<{
    state: OnlinePaymentState;
    amount: number;
    late: boolean;
    instalment_plan: string | null;
  }>`
    select state, amount, late, instalment_plan from payments where cart_id = ${cart_id} and method = 'ONLINE'
    order by created_at desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Loads the sums of an order, in minor units; the fee is the sum of its accessories. */
export async function loadOrderSums(db: Db, cart_id: number): Promise<OrderSums> {
  const { rows } = await sql<OrderSums>`
    select coalesce(sum(total_amount), 0)::integer as total_amount, coalesce(sum(paid_amount), 0)::integer as paid_amount,
      coalesce(sum(owed_amount), 0)::integer as owed_amount,
      coalesce(sum(total_amount) filter (where accessory), 0)::integer as service_fee_amount,
      ${owedRows(cart_id)} as owed
    from receivables where cart_id = ${cart_id}`.execute(db);
  const none = {
    total_amount: 0,
    paid_amount: 0,
    owed_amount: 0,
    service_fee_amount: 0,
    owed: [],
  };
  return rows[0] ?? none;
}

export interface OrderSums {
  readonly total_amount: number;
  readonly paid_amount: number;
  readonly owed_amount: number;
  readonly service_fee_amount: number;
  /** The amounts owed, one by one. */
  readonly owed: readonly OwedRow[];
}
