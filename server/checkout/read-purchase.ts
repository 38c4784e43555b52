import { atOnce } from '../database/statements.ts';
import type { getCheckoutSuccess } from '@ribambelle/api/checkout/get-checkout-success.ts';
import type { AnswerOf } from '@ribambelle/api/endpoint.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { findUsedCoupon, presentUsedCoupon } from '../coupons/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { bankTransferOf, instalmentsAt, partsOf } from '../bank-transfers/index.ts';
import type { Db } from '../database/transaction.ts';
import { findMeansOfOrder } from '../payment-mandates/index.ts';
import { type Bought, KINDS } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { type CartAfter, findLastPayment, loadOrderSums } from './checkout-views.ts';

export type Purchase = AnswerOf<typeof getCheckoutSuccess>;

/**
 * Reads the outcome of a cart: the purchases of each kind, amounts, the last online payment, and
 * how to pay the rest by transfer.
 */
export async function readPurchase(
  db: Db,
  input: { organiser: Organiser; cart: CartAfter; language: Language; now: string },
): Promise<Purchase> {
  const { organiser, cart, language, now } = input;
  const [payment, sums, coupon, ...goods] = await atOnce(
    () => findLastPayment(db, cart.id),
    () => loadOrderSums(db, cart.id),
    () => findUsedCoupon(db, cart.id),
    ...KINDS.map((kind) => () => kind.readBought(db, { organiser, cart_id: cart.id, language })),
  );
  const is_kept = payment?.agreement != null && sums.owed_amount > 0;
  const collected_by = is_kept ? await findMeansOfOrder(db, cart.id) : null;
  const text = textReader({ language, organiser });
  const { customer_id: _, ...shown } = cart;
  const { total_amount, paid_amount, service_fee_amount, owed_amount: outstanding_amount } = sums;
  return {
    ...together(goods),
    cart: shown,
    service_fee_amount,
    payment,
    outstanding_amount,
    coupons_enabled: organiser.coupons_enabled,
    coupon: presentUsedCoupon(coupon, text),
    total_amount,
    paid_amount,
    collected_by,
    bank_transfer: bankTransferOf(organiser, {
      reference: cart.reference,
      parts: partsOf(sums.owed, text),
      in_instalments_at: instalmentsAt(sums.owed, now),
    }),
  };
}

/** Merges the lists of all kinds; each kind adds its own. */
function together(parts: readonly Partial<Bought>[]): Bought {
  const nothing: Bought = {
    registrations: [],
    registrations_requests: [],
    bundles: [],
    vouchers: [],
    memberships: [],
    bookings: [],
  };
  return Object.assign(nothing, ...parts);
}
