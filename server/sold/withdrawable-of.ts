import type { CartItemType } from '@ribambelle/domain/carts/cart-items.ts';
import { withdrawableUntil } from '@ribambelle/domain/withdrawal-rights/decide-withdrawal.ts';
import type { SoldRow } from './sold-views.ts';

/** Returns until when the buyer of a sale may withdraw from it; null when not, or not any more. */
export function withdrawableOf(
  row: SoldRow & { readonly redeemed_at?: string | null },
  of: { kind: CartItemType; now: string; organiser: { readonly timezone: string } },
): string | null {
  const { created_at, created_by, cancelled_at, redeemed_at = null } = row;
  // a pack without an order came from a voucher, whose own right it was
  if (of.kind === 'BUNDLE' && row.cart_id === null) return null;
  const purchase = {
    kind: of.kind,
    ordered_at: created_at,
    at_desk: created_by !== null,
    cancelled_at,
    redeemed_at,
  };
  return withdrawableUntil(purchase, { now: of.now, zone: of.organiser.timezone });
}
