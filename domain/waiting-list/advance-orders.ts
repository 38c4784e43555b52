import type { WaitingListMode } from '../activities/waiting-list-modes.ts';
import type { Amount } from '../base/money.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import type { PaymentMethod } from '../payments/strategy.ts';

export type AdvanceOrderCode = 'ADVANCE_ORDER_NOT_OFFERED' | 'PRICE_CHANGED';

/**
 * Whether a family can order in advance a place that it waits for (R18): where the activity buys at once, at a price that was shown, to be paid by transfer
 * afterwards. `price` is what it costs now, null where something has to be answered first, or they may not register.
 */
export function decideAdvanceOrder(of: {
  readonly mode: WaitingListMode;
  readonly methods: readonly Pick<PaymentMethod, 'type'>[];
  readonly price: Amount | null;
  /** What was shown to the family. */
  readonly shown: Amount;
}): Decision<Amount, AdvanceOrderCode> {
  if (!canOrderInAdvance(of) || of.price === null) return refuse('ADVANCE_ORDER_NOT_OFFERED');
  return of.price === of.shown ? permit(of.price) : refuse('PRICE_CHANGED');
}

/** Whether an activity buys at once and the organiser lets orders be paid later: nothing else needs nobody at the moment of the order. */
export function canOrderInAdvance(of: {
  readonly mode: WaitingListMode;
  readonly methods: readonly Pick<PaymentMethod, 'type'>[];
}): boolean {
  return of.mode === 'BUY' && of.methods.some(({ type }) => type === 'DELAYED');
}

/**
 * Whether a place that is kept is ordered as it was agreed: for no more than that price, and on every date that can still be joined. Otherwise it
 * stays an offer, and the family decides.
 */
export function isAsAgreed(order: {
  readonly agreed: Amount;
  readonly price: Amount;
  readonly date_ids: readonly number[];
  readonly joinable_ids: readonly number[];
}): boolean {
  const kept = new Set(order.date_ids);
  return order.price <= order.agreed && order.joinable_ids.every((id) => kept.has(id));
}
