import { addDays, dayOf, spanOfDay, type Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';
import type { CartItemType } from '../carts/cart-items.ts';
import { WITHDRAWAL_RIGHTS } from './withdrawal-rights.ts';

/**
 * Returns the moment until which a purchase can be withdrawn from: the end of the last day, counted
 * from the day after the order on the organiser's calendar. Null for a kind without the right.
 */
export function withdrawalUntil(
  kind: CartItemType,
  { ordered_at, zone }: { readonly ordered_at: Instant; readonly zone: Zone },
): Instant | null {
  const { has_right, days } = WITHDRAWAL_RIGHTS[kind];
  if (!has_right) return null;
  return spanOfDay(addDays(dayOf(ordered_at, zone), days), zone).end_at;
}
