import { type Instant, isAfter } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import type { Zone } from '../base/days.ts';
import type { CartItemType } from '../carts/cart-items.ts';
import { withdrawalUntil } from './withdrawal-until.ts';

/** A purchase that its buyer may withdraw from. */
export interface PurchaseToWithdraw {
  readonly kind: CartItemType;
  readonly ordered_at: Instant;
  /** True when staff sold it at the desk: it was not bought at a distance. */
  readonly at_desk: boolean;
  readonly cancelled_at: Instant | null;
  /** The moment when a voucher was redeemed; null for not, and for other kinds. */
  readonly redeemed_at: Instant | null;
}

/**
 * Decides whether a buyer may withdraw from a purchase now; returns until when. Refuses one that is
 * cancelled, was bought at the desk, has no such right or is too old, and a redeemed voucher.
 */
export function decideWithdrawal(
  purchase: PurchaseToWithdraw,
  { now, zone }: { readonly now: Instant; readonly zone: Zone },
): Decision<Instant, 'WITHDRAWAL_OVER' | 'WITHDRAWAL_USED'> {
  const { kind, ordered_at, at_desk, cancelled_at, redeemed_at } = purchase;
  const until = withdrawalUntil(kind, { ordered_at, zone });
  if (until === null || at_desk || cancelled_at !== null || !isAfter(until, now))
    return refuse('WITHDRAWAL_OVER');
  if (redeemed_at !== null) return refuse('WITHDRAWAL_USED');
  return permit(until);
}

/** Returns until when a buyer may withdraw from a purchase; null when not, or not any more. */
export function withdrawableUntil(
  purchase: PurchaseToWithdraw,
  at: { readonly now: Instant; readonly zone: Zone },
): Instant | null {
  const decision = decideWithdrawal(purchase, at);
  return decision.ok ? decision.value : null;
}
