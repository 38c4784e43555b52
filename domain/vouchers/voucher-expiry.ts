import type { Zone } from '../base/days.ts';
import { expiryOf } from '../base/expiry.ts';
import { type Instant, isAfter } from '../base/instants.ts';
import type { VoucherTerms } from './voucher-terms.ts';

/**
 * Returns the moment until which a voucher sold now can be redeemed: by its duration, but not
 * beyond the last moment of its bundle; null is no end.
 */
export function voucherExpiry(
  sold_at: Instant,
  of: Pick<VoucherTerms, 'duration' | 'bundle'> & { readonly timezone: Zone },
): Instant | null {
  const by_duration = expiryOf(sold_at, of);
  const last = of.bundle?.expires_at ?? null;
  if (by_duration === null || last === null) return by_duration ?? last;
  return isAfter(by_duration, last) ? last : by_duration;
}
