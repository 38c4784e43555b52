import type { Instant } from '../base/instants.ts';
import { addMinutes, isAfter } from '../base/instants.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/** A hold of places until a moment; null holds for good. */
export interface Hold {
  readonly expires_at: Instant | null;
}

/**
 * Minutes for which places stay held beyond the life of the payment page while a cart is being paid
 * (R10).
 */
const PAYMENT_MARGIN_MINUTES = 10;

/** Minutes for which places stay held while the money for them is on its way. */
const ON_ITS_WAY_MINUTES = 31 * 24 * 60;

/**
 * The longest that an item may hold places in all, in minutes, however often its payment is begun
 * and abandoned.
 */
export const MOST_HELD_MINUTES = 180;

/**
 * Returns the moment until which a new item holds its places: the organiser's cart time from now
 * (R9).
 */
export function holdUntil(now: Instant, cartMinutes: number): Instant {
  return addMinutes(now, cartMinutes);
}

/**
 * Returns the moment until which a cart that is being paid holds its places: longer than the
 * payment page lives (R10).
 */
export function holdForPayment(paymentExpiresAt: Instant): Instant {
  return addMinutes(paymentExpiresAt, PAYMENT_MARGIN_MINUTES);
}

/**
 * Returns the moment until which places are held for a payment whose money is on its way: banks
 * take days, and a month is longer than any of them takes.
 */
export function holdOnItsWay(now: Instant): Instant {
  return addMinutes(now, ON_ITS_WAY_MINUTES);
}

/**
 * Returns the moment until which an item is held after a failed payment (R11): a full cart time
 * from now, but never beyond the longest hold, counted from when it was added. An item that was
 * held that long already is released.
 */
export function holdAgain(
  item: { readonly added_at: Instant },
  at: { readonly now: Instant; readonly cart_minutes: number },
): Instant {
  const fresh = holdUntil(at.now, at.cart_minutes);
  const last = addMinutes(item.added_at, MOST_HELD_MINUTES);
  return isAfter(fresh, last) ? last : fresh;
}

/** True while an item holds its places: before `expires_at`, not at that very moment (R9). */
export function isLive(hold: Hold, now: Instant): boolean {
  return hold.expires_at === null || isAfter(hold.expires_at, now);
}

/**
 * Extends a hold at the customer's request, once (WCAG 2.2.1), to a full cart time from now.
 * Refuses an expired item, and a second time.
 */
export function extendHold(
  hold: Hold & { readonly extended: boolean },
  at: { readonly now: Instant; readonly cart_minutes: number },
): Decision<Instant, 'CART_ITEM_EXPIRED' | 'HOLD_ALREADY_EXTENDED'> {
  if (!isLive(hold, at.now)) return refuse('CART_ITEM_EXPIRED');
  if (hold.extended) return refuse('HOLD_ALREADY_EXTENDED');
  return permit(holdUntil(at.now, at.cart_minutes));
}
