import type { WaitingListMode } from '../activities/waiting-list-modes.ts';
import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import type { PaymentMethod } from '../payments/strategy.ts';

/**
 * The ways to pay an advance order: later by transfer, or at once from the wallet. Nobody is
 * present to do more.
 */
export const ADVANCE_STRATEGIES = ['DELAYED', 'WALLET'] as const;
export type AdvanceStrategy = (typeof ADVANCE_STRATEGIES)[number];

/** Returns the way in the column of an entry; null without an advance order. */
export function advanceStrategyOf(column: string | null): AdvanceStrategy | null {
  return ADVANCE_STRATEGIES.find((one) => one === column) ?? null;
}

export type AdvanceOrderCode =
  | 'ADVANCE_ORDER_NOT_OFFERED'
  | 'PRICE_CHANGED'
  | 'INSUFFICIENT_WALLET_AMOUNT';

/**
 * Decides whether a family can order in advance a place that it waits for (R18): when the activity
 * buys at once, at the price that was shown, to be paid by transfer afterwards, or from a wallet
 * that covers it. `price` is the price now, null when something must be answered first, or they may
 * not register.
 */
export function decideAdvanceOrder(of: {
  readonly mode: WaitingListMode;
  readonly methods: readonly Pick<PaymentMethod, 'type'>[];
  readonly price: Amount | null;
  /** The price shown to the family. */
  readonly shown: Amount;
  readonly strategy: AdvanceStrategy;
  readonly wallet_amount: Amount;
}): Decision<Amount, AdvanceOrderCode> {
  if (!canOrderInAdvance(of) || of.price === null) return refuse('ADVANCE_ORDER_NOT_OFFERED');
  if (of.price !== of.shown) return refuse('PRICE_CHANGED');
  if (!advanceStrategies({ ...of, price: of.price }).includes(of.strategy))
    return refuse('INSUFFICIENT_WALLET_AMOUNT', {
      payment_strategy: 'INSUFFICIENT_WALLET_AMOUNT',
    });
  return permit(of.price);
}

/**
 * Returns the ways to pay a place at this price, the usual one first; the wallet only when it
 * covers all of it. Minor units.
 */
export function advanceStrategies(of: {
  readonly price: Amount;
  readonly wallet_amount: Amount;
}): readonly AdvanceStrategy[] {
  return of.price > 0 && of.wallet_amount >= of.price ? ADVANCE_STRATEGIES : ['DELAYED'];
}

/**
 * True when an activity buys at once and the organiser allows later payment: every other way needs
 * somebody present.
 */
export function canOrderInAdvance(of: {
  readonly mode: WaitingListMode;
  readonly methods: readonly Pick<PaymentMethod, 'type'>[];
}): boolean {
  return of.mode === 'BUY' && of.methods.some(({ type }) => type === 'DELAYED');
}

/**
 * Tests whether a kept place can be ordered as agreed: at most at that price, and on every date
 * that can still be joined. Otherwise it stays an offer, and the family decides.
 */
export function isAsAgreed(order: {
  readonly agreed: Amount;
  readonly price: Amount;
  readonly date_ids: readonly number[];
  readonly joinable_ids: readonly number[];
}): boolean {
  const keptDates = new Set(order.date_ids);
  return order.price <= order.agreed && order.joinable_ids.every((id) => keptDates.has(id));
}
