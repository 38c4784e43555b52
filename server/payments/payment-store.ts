import { accountOf, type Collector } from '@ribambelle/domain/payments/payment-mode.ts';
import type { PaymentState } from '@ribambelle/domain/payments/payment-states.ts';
import type { Instalment } from '@ribambelle/domain/receivables/instalments.ts';
import type { VolumeLine } from '@ribambelle/domain/volume-discounts/volume-lines.ts';
import { sql } from 'kysely';
import { ifStill, rowLock } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';

/** A payment as its row holds it. */
export interface PaymentRow {
  readonly id: number;
  readonly cuid: string;
  readonly customer_id: number;
  /** The cart that it buys, or the one order that it is for; null for several, and for none. */
  readonly cart_id: number | null;
  readonly strategy: 'IMMEDIATE' | 'IMMEDIATE_DEPOSIT' | 'DELAYED' | 'WALLET' | null;
  readonly amount: number;
  readonly currency: string;
  readonly state: PaymentState;
  readonly provider: string | null;
  /** The account there; null for the sandbox. */
  readonly payment_provider_id: number | null;
  /** The provider's name of the method; null before one is chosen. */
  readonly provider_method: string | null;
  /** True while the family has done its part and its bank takes days. */
  readonly on_its_way: boolean;
  readonly provider_reference: string | null;
  readonly checkout_url: string | null;
  readonly return_url: string | null;
  readonly cancel_url: string | null;
  readonly expires_at: string | null;
  readonly late: boolean;
  readonly refunded_amount: number;
  /**
   * The items that become registrations when it is paid; empty when it pays for an existing
   * purchase.
   */
  readonly cart_item_ids: readonly number[];
  /** The reduction of each of these items by a coupon, in minor units; empty for none. */
  readonly cart_item_discounts: readonly number[];
  /** The reductions of each of these items by volume discounts; empty for none. */
  readonly cart_item_volume_lines: readonly (readonly VolumeLine[])[];
  /** The way to pay in instalments whose first parts it pays, by its cuid; null for none. */
  readonly instalment_plan: string | null;
  /** The parts of each of these items, empty for one that is paid whole; empty for none. */
  readonly cart_item_instalments: readonly (readonly Instalment[])[];
  /** That coupon; null without one. */
  readonly coupon_id: number | null;
  readonly service_fee_amount: number;
  readonly wallet_amount: number;
  /** The mandate that is agreed to with it, or by which it is collected; null for none. */
  readonly payment_mandate_id: number | null;
  /** True for one that is collected by a mandate, without the family. */
  readonly collected: boolean;
}

/** A payment to write; fields that are left out are null, 0 or empty. */
export interface NewPayment {
  readonly customer_id: number;
  readonly cart_id?: number | null;
  readonly method: 'ONLINE' | 'TRANSFER' | 'WALLET' | 'CASH' | 'OTHER';
  readonly strategy?: PaymentRow['strategy'];
  readonly amount: number;
  readonly currency: string;
  readonly state: 'PENDING' | 'PAID';
  /** The account that collects it; undefined when no provider does. */
  readonly collector?: Collector;
  readonly provider_method?: string | null;
  readonly return_url?: string | null;
  readonly cancel_url?: string | null;
  readonly expires_at?: string | null;
  readonly cart_item_ids?: readonly number[];
  readonly service_fee_amount?: number;
  readonly cart_item_discounts?: readonly number[];
  readonly cart_item_volume_lines?: readonly (readonly VolumeLine[])[];
  readonly instalment_plan?: string | null;
  readonly cart_item_instalments?: readonly (readonly Instalment[])[];
  readonly coupon_id?: number | null;
  readonly wallet_amount?: number;
  readonly payment_mandate_id?: number | null;
  /** True to collect it by its mandate: it is on its way from the start. */
  readonly collected?: boolean;
  readonly message?: string;
  readonly created_by?: number | null;
  /** The moment when the money came, if that was not now. */
  readonly paid_at?: string;
  readonly now: string;
}

const COLUMNS = sql`id, cuid, customer_id, cart_id, strategy, amount, currency, state, provider, payment_provider_id, provider_method, on_its_way, provider_reference, checkout_url,
  return_url, cancel_url, expires_at, late, refunded_amount, cart_item_ids, cart_item_discounts, cart_item_volume_lines, instalment_plan, cart_item_instalments, coupon_id, service_fee_amount, wallet_amount,
  payment_mandate_id, collected`;

/** Writes a payment. One that is PAID from the start carries the moment. */
export async function insertPayment(db: Db, payment: NewPayment): Promise<PaymentRow> {
  const { rows } = await sql<PaymentRow>`
    insert into payments (customer_id, cart_id, method, strategy, amount, currency, state, provider, payment_provider_id, provider_method, return_url,
      cancel_url, expires_at, cart_item_ids, cart_item_discounts, cart_item_volume_lines, instalment_plan, cart_item_instalments, coupon_id, service_fee_amount, wallet_amount, payment_mandate_id, collected,
      on_its_way, message, created_by, created_at, paid_at)
    values (${payment.customer_id}, ${payment.cart_id ?? null}, ${payment.method},
      ${payment.strategy ?? null}, ${payment.amount}, ${payment.currency}, ${payment.state}, ${providerOf(payment.collector)},
      ${payment.collector === undefined ? null : accountOf(payment.collector)}::bigint, ${payment.provider_method ?? null},
      ${payment.return_url ?? null}, ${payment.cancel_url ?? null}, ${payment.expires_at ?? null}, ${payment.cart_item_ids ?? []}::bigint[],
      ${payment.cart_item_discounts ?? []}::integer[], ${JSON.stringify(payment.cart_item_volume_lines ?? [])}::jsonb, ${payment.instalment_plan ?? null},
      ${JSON.stringify(payment.cart_item_instalments ?? [])}::jsonb, ${payment.coupon_id ?? null},
      ${payment.service_fee_amount ?? 0}, ${payment.wallet_amount ?? 0}, ${payment.payment_mandate_id ?? null}::bigint, ${payment.collected ?? false}::boolean,
      ${payment.collected ?? false}::boolean, ${payment.message ?? ''}, ${payment.created_by ?? null},
      ${payment.now}, ${payment.state === 'PAID' ? (payment.paid_at ?? payment.now) : null})
    returning ${COLUMNS}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A payment was not written');
  return row;
}

/** Returns the name of the provider that collects; the database knows that of an account. */
function providerOf(collector: Collector | undefined) {
  if (collector === undefined) return sql`null`;
  if (collector.kind === 'SANDBOX') return sql`'sandbox'`;
  return sql`(select provider from payment_providers where id = ${collector.payment_provider_id})`;
}

/** Locks a payment, by the cuid that its provider was given; null for none of this organiser. */
export async function lockPayment(db: Db, cuid: string): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments where cuid = ${cuid} ${rowLock('payments')}`.execute(db);
  return rows[0] ?? null;
}

/** Locks payments by their ids, in that order. */
export async function lockPayments(db: Db, ids: readonly number[]): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments where id = any(${ids}::bigint[])
    order by id ${rowLock('payments')}`.execute(db);
  return rows;
}

/**
 * Finds a payment without a lock, to know what to lock before it; null for none. Its values may
 * change until it is locked.
 */
export async function findPayment(db: Db, cuid: string): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments where cuid = ${cuid}`.execute(db);
  return rows[0] ?? null;
}

/** Finds a cart's open payment at checkout without a lock: lock what comes before it first. */
export async function findPendingPayment(db: Db, cart_id: number): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments
    where cart_id = ${cart_id} and state = 'PENDING' and method = 'ONLINE'
      and cart_item_ids <> '{}' order by id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Locks the payment whose page is open for a cart at checkout; null for none. */
export async function lockPendingPayment(db: Db, cart_id: number): Promise<PaymentRow | null> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments
    where state = 'PENDING' and method = 'ONLINE' and cart_id = ${cart_id} and cart_item_ids <> '{}'
    order by id limit 1 ${rowLock('payments')}`.execute(db);
  return rows[0] ?? null;
}

/** Locks the payments whose pages are open for any of these receivables, which are locked. */
export async function lockPendingPaymentsFor(
  db: Db,
  receivable_ids: readonly number[],
): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${COLUMNS} from payments
    where state = 'PENDING' and method = 'ONLINE'
      and id = any(array(select t.payment_id from payment_targets t where t.receivable_id = any(${receivable_ids}::bigint[])))
    order by id ${rowLock('payments')}`.execute(db);
  return rows;
}

/**
 * Moves a payment by compare-and-set; returns false when it was no longer in the state that the
 * decision was based on.
 */
export async function movePayment(
  db: Db,
  input: { id: number; from: PaymentState; to: PaymentState; now: string; late?: boolean },
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update payments set state = ${input.to}, on_its_way = false, late = late or ${input.late ?? false}::boolean,
      paid_at = case when ${input.to}::text = 'PAID' then ${input.now}::timestamptz else paid_at end
    where id = ${input.id} and ${ifStill(sql`state = ${input.from}`)} returning id`.execute(db);
  return rows.length === 1;
}

/**
 * Notes the provider's reference for a payment, if it is not empty, and the address of its page;
 * the first answer stays.
 */
export async function noteOpened(
  db: Db,
  input: {
    cuid: string;
    provider_reference: string;
    /** The provider's name of the method, once one was used. */
    method?: string | null;
    checkout_url: string | null;
    expires_at: string | null;
  },
): Promise<void> {
  await sql`
    update payments set provider_reference = coalesce(provider_reference, nullif(${input.provider_reference}::text, '')),
      provider_method = coalesce(${input.method ?? null}::text, provider_method), checkout_url = coalesce(checkout_url, ${input.checkout_url}::text), expires_at = coalesce(${input.expires_at}::timestamptz, expires_at)
    where cuid = ${input.cuid}`.execute(db);
}

/** Notes that the money of a locked pending payment is on its way; its page no longer expires. */
export async function noteOnItsWay(
  db: Db,
  input: { id: number; provider_reference: string; method: string | null },
): Promise<void> {
  await sql`
    update payments set on_its_way = true, expires_at = null, provider_method = coalesce(${input.method}::text, provider_method),
      provider_reference = coalesce(provider_reference, ${input.provider_reference}::text)
    where id = ${input.id}`.execute(db);
}
