import type { checkoutCart } from '@ribambelle/api/checkout/checkout-cart.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { holdForPayment } from '@ribambelle/domain/carts/hold.ts';
import type { CheckoutTotals } from '@ribambelle/domain/checkout/totals.ts';
import type { PlannedPayment } from '@ribambelle/domain/instalment-plans/offered-plans.ts';
import type { VolumeLine } from '@ribambelle/domain/volume-discounts/volume-lines.ts';
import { volumeLinesIn } from '@ribambelle/domain/pricing/with-volume.ts';
import type { PaymentMethodType } from '@ribambelle/domain/payments/strategy.ts';
import { holdItems, setCartPaying } from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { insertMandate } from '../payment-mandates/index.ts';
import { insertPayment, type PaymentRow, queueCheck } from '../payments/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { givenAgreement } from './checkout-agreement.ts';
import { type ChosenCollector, chosenCollector } from './chosen-collector.ts';
import { pageExpiry } from './payment-page.ts';
import type { DiscountedItem } from './process-items.ts';

/** The address to which the customer's browser comes back. */
export interface WayBack {
  readonly return_url: string;
  readonly cancel_url: string;
}

/**
 * Begins to pay a cart online: the payment waits for its provider, the cart is being paid, its
 * places outlive the page (R10).
 */
export async function startPayment(
  db: Db,
  input: Emitting & {
    organiser: Organiser;
    customer_id: number;
    cart_id: number;
    items: readonly DiscountedItem[];
    /** The coupon of the items' discounts; null without one. */
    coupon_id: number | null;
    totals: CheckoutTotals;
    strategy: PaymentMethodType;
    /** The way to pay in instalments, the method and the agreement that the family chose. */
    request: Pick<
      RequestOf<typeof checkoutCart>,
      'instalment_plan' | 'payment_method' | 'agreement'
    >;
    language: Language;
    /** The amount that is paid now, and those left by due date: none without a plan. */
    planned: PlannedPayment;
    way_back: WayBack;
    terms_version: number | null;
    now: string;
  },
): Promise<PaymentRow> {
  const { emit, customer_id, cart_id, totals, strategy, organiser, planned, now } = input;
  const { instalment_plan, payment_method: named } = input.request;
  const collection = await chosenCollector(db, { organiser, named });
  const payment_mandate_id = await agreedMandate(db, { ...input, collection });
  const expires_at = pageExpiry(now);
  const item_ids = input.items.map(({ id }) => id);
  const payment = await insertPayment(db, {
    customer_id,
    cart_id,
    method: 'ONLINE',
    strategy,
    amount: planned.now_amount,
    currency: organiser.currency,
    state: 'PENDING',
    ...collection,
    ...input.way_back,
    expires_at,
    cart_item_ids: item_ids,
    coupon_id: input.coupon_id,
    cart_item_discounts: input.items.map(({ discount }) => discount),
    cart_item_volume_lines: volumeLinesOf(input.items),
    instalment_plan,
    cart_item_instalments:
      instalment_plan === null ? [] : input.items.map(({ instalments }) => instalments ?? []),
    payment_mandate_id,
    now,
    service_fee_amount: totals.service_fee,
    wallet_amount: totals.wallet,
  });
  await holdItems(db, { item_ids, expires_at: holdForPayment(expires_at) });
  await setCartPaying(db, { cart_id, strategy, terms_version: input.terms_version, now });
  emit('payment.requested', { payment_id: payment.id });
  await queueCheck(db, { payment, attempt: 0, now });
  return payment;
}

/** Writes the mandate that the family agrees to with its order; returns its id, null for none. */
async function agreedMandate(
  db: Db,
  input: Omit<Parameters<typeof startPayment>[1], 'emit'> & {
    readonly collection: ChosenCollector;
  },
): Promise<number | null> {
  const { request, items, collection, customer_id, now } = input;
  if (request.agreement === null) return null;
  const in_parts = items.filter(({ instalments = null }) => instalments !== null);
  const agreement = await givenAgreement(db, {
    ...input,
    ...collection,
    words: request.agreement,
    item_ids: items.map(({ id }) => id),
    planned_ids: in_parts.map(({ id }) => id),
    parts: input.planned.parts,
  });
  return insertMandate(db, { customer_id, ...agreement, now });
}

/** Returns the volume discounts on each item; an empty list when there are none at all. */
function volumeLinesOf(items: readonly DiscountedItem[]): readonly (readonly VolumeLine[])[] {
  const lines = items.map((item) =>
    item.type === 'REGISTRATION' ? volumeLinesIn(item.price_lines) : [],
  );
  return lines.some((linesOfItem) => linesOfItem.length > 0) ? lines : [];
}
