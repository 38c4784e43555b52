import { dueAt } from '@ribambelle/domain/receivables/due-at.ts';
import type { Instalment } from '@ribambelle/domain/receivables/instalments.ts';
import type { Strategy } from '@ribambelle/domain/payments/strategy.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import type { Receivable } from '@ribambelle/domain/receivables/spread.ts';
import { setCartProcessed } from '../carts/index.ts';
import { type CartCoupon, insertCouponUse } from '../coupons/index.ts';
import { inOrder } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import type { Locked, LockedItem } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { insertReceivables, type NewReceivable, writeInstalments } from '../receivables/index.ts';
import { receivableOfFee, receivablesOf, withReceivables } from './receivables-of.ts';

/** An item with the coupon's discount on it, in minor units. */
export type DiscountedItem = LockedItem & {
  readonly discount: number;
  /** Its parts, when it is paid in instalments; absent or null when it is due whole. */
  readonly instalments?: readonly Instalment[] | null;
};

/** A cart whose items are bought. */
export interface CartToProcess {
  readonly organiser: Organiser;
  readonly customer_id: number;
  readonly cart_id: number;
  /** The bought items; `discount` is the coupon's on each, in minor units. */
  readonly items: readonly DiscountedItem[];
  /** The coupon of these discounts; null without one. */
  readonly coupon: Pick<CartCoupon, 'id' | 'title'> | null;
  /** The lock under which they were decided. */
  readonly locked: Locked;
  readonly strategy: Strategy;
  readonly service_fee_amount: number;
  /**
   * The version of the terms that is accepted with this call; null when accepted before, or when
   * there is none.
   */
  readonly terms_version: number | null;
  readonly now: string;
}

/**
 * Creates the purchases of a cart's items and processes the cart (R10). Returns the receivables for
 * them, including the service fee.
 */
export async function processItems(
  db: Db,
  cart: Emitting & CartToProcess,
): Promise<readonly Receivable[]> {
  const { emit, organiser, customer_id, cart_id, locked, service_fee_amount, now } = cart;
  const items = cart.items.map(withReceivables);
  const coupon_title = cart.coupon?.title ?? null;
  const sale = { organiser, cart_id, now };
  const receivables: readonly NewReceivable[] = [
    // the fee is due with the first part
    ...receivableOfFee({ ...sale, due_at: dueOf(cart, items) }, service_fee_amount),
    ...items.flatMap((item) => {
      const due_at = item.instalments?.[0]?.due_at ?? dueOf(cart, [item]);
      return receivablesOf(item, { ...sale, due_at, coupon_title });
    }),
  ];
  const order = { customer_id, cart_id, created_by: null, now };
  await inOrder(
    () => insertReceivables(db, { ...order, receivables }),
    () => locked.sell(emit, { organiser, ...order, items }),
    () =>
      setCartProcessed(db, {
        cart_id,
        strategy: cart.strategy,
        terms_version: cart.terms_version,
        now,
      }),
  );
  const spread = items.flatMap(({ receivable_id, instalments = null }) =>
    instalments === null ? [] : { receivable_id, instalments },
  );
  for (const one of spread) await writeInstalments(db, one);
  const amount = sumAmounts(items.map(({ discount }) => discount));
  if (cart.coupon !== null && amount > 0)
    await insertCouponUse(db, { coupon_id: cart.coupon.id, cart_id, customer_id, amount, now });
  emit('cart.processed', { cart_id });
  const parts = new Map(spread.map((one) => [one.receivable_id, one.instalments]));
  return receivables.map((receivable) => {
    const instalments = parts.get(receivable.id);
    const owed = { ...receivable, paid_amount: 0, created_at: now };
    return instalments === undefined ? owed : { ...owed, instalments };
  });
}

/**
 * Returns when a transfer for these items is due (R32); null for a payment online or from the
 * wallet.
 */
function dueOf(
  { organiser, locked, strategy, now }: CartToProcess,
  items: readonly LockedItem[],
): string | null {
  if (strategy !== 'DELAYED') return null;
  const { payment_term_days: term_days, timezone } = organiser;
  return dueAt(now, { term_days, starts: locked.startsOf(items), timezone });
}
