import type { Instant } from '../base/instants.ts';
import { earliest, millisOf } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { sumAmounts } from '../base/money.ts';
import type { Hold } from './hold.ts';
import { isLive } from './hold.ts';

/** The types of item in a cart (1 §3.1). */
export type CartItemType =
  | 'REGISTRATION'
  | 'BUNDLE'
  | 'VOUCHER'
  | 'MEMBERSHIP'
  | 'REGISTRATION_REQUEST'
  | 'BOOKING';

/** The part of an item that matters to the cart as a whole. */
export interface CartItem extends Hold {
  readonly id: number;
  readonly type: CartItemType;
  readonly price: Amount;
  readonly deposit: Amount;
  readonly availability?: { readonly start_at: Instant } | null;
  readonly availabilities?: readonly { readonly start_at: Instant }[] | null;
}

/** The sums of a cart. The deposit line shows when any deposit is above 0 (1 §9.1). */
export interface CartTotals {
  readonly count: number;
  readonly price: Amount;
  readonly deposit: Amount;
  readonly show_deposit: boolean;
  readonly expires_at: Instant | null;
}

/** Returns the items that still hold their places (1 §2.4). */
export function unexpiredItems<Item extends Hold>(
  items: readonly Item[],
  now: Instant,
): readonly Item[] {
  return items.filter((item) => isLive(item, now));
}

/**
 * Sorts items: other than registrations first, in the order in which they were added, then
 * registrations by the start of their first availability (1 §2.4).
 */
export function sortedItems<Item extends CartItem>(items: readonly Item[]): readonly Item[] {
  return items.toSorted(
    (one, other) => rank(one) - rank(other) || startOf(one) - startOf(other) || one.id - other.id,
  );
}

/** Sums price, deposit and count over the unexpired items, with the first moment of expiry. */
export function cartTotals(items: readonly CartItem[], now: Instant): CartTotals {
  const live = unexpiredItems(items, now);
  return {
    count: live.length,
    price: sumAmounts(live.map((item) => item.price)),
    deposit: sumAmounts(live.map((item) => item.deposit)),
    show_deposit: live.some((item) => item.deposit > 0),
    expires_at: earliest(live.map((item) => item.expires_at).filter((instant) => instant !== null)),
  };
}

function rank(item: CartItem): number {
  return item.type === 'REGISTRATION' ? 1 : 0;
}

function startOf(item: CartItem): number {
  if (item.type !== 'REGISTRATION') return 0;
  const starts = [
    ...(item.availabilities ?? []),
    ...(item.availability ? [item.availability] : []),
  ];
  const first = earliest(starts.map((one) => one.start_at));
  return first === null ? Number.MAX_SAFE_INTEGER : millisOf(first);
}
