import type { Json } from '@ribambelle/database/json.ts';
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

/**
 * Returns the last online payment for a cart, with the words of the agreement that the family gave
 * with it; null for none.
 */
export async function findLastPayment(db: Db, cart_id: number) {
  const { rows } = await sql<{
    state: OnlinePaymentState;
    amount: number;
    late: boolean;
    instalment_plan: string | null;
    agreement: string | null;
  }>`
    select p.state, p.amount, p.late, p.instalment_plan, case when not p.collected then m.words end as agreement
    from payments p left join payment_mandates m on m.organiser_id = p.organiser_id and m.id = p.payment_mandate_id
    where p.cart_id = ${cart_id} and p.method = 'ONLINE'
    order by p.created_at desc, p.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** An item in a cart as an agreement about later payments names it; `title` is bilingual. */
export interface AgreedItemRow {
  readonly id: number;
  readonly title: Json;
  readonly firstname: string | null;
  /** The price of today of what renews it, in minor units; null for what does not renew itself. */
  readonly renewal_price: number | null;
}

/** Loads those of some items in a cart that may be paid later, as they were added. */
export async function loadAgreedItems(
  db: Db,
  item_ids: readonly number[],
): Promise<readonly AgreedItemRow[]> {
  const { rows } = await sql<AgreedItemRow>`
    select i.id, coalesce(v.title, m.title) as title, p.firstname, case when (i.price_lines ->> 'recurring')::boolean then m.price end as renewal_price
    from cart_items i
    left join availabilities a on a.organiser_id = i.organiser_id and a.id = i.availability_id
    left join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    left join memberships m on m.organiser_id = i.organiser_id and m.id = i.membership_id
    left join participants p on p.organiser_id = i.organiser_id and p.id = i.participant_id
    where i.id = any(${item_ids}::bigint[]) and i.type in ('REGISTRATION', 'MEMBERSHIP')
    order by i.created_at, i.id`.execute(db);
  return rows;
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
