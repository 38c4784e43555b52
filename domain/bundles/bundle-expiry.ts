import type { Zone } from '../base/days.ts';
import { expiryOf } from '../base/expiry.ts';
import { type Instant, isAfter } from '../base/instants.ts';
import type { BundleTerms } from './bundle-terms.ts';

/**
 * Returns the moment until which a bundle sold now can be used (2 §3): by its duration or its last
 * moment, whichever comes first; null is no end.
 */
export function bundleExpiry(
  sold_at: Instant,
  of: Pick<BundleTerms, 'duration' | 'expires_at'> & { readonly timezone: Zone },
): Instant | null {
  const by_duration = expiryOf(sold_at, of);
  if (by_duration === null || of.expires_at === null) return by_duration ?? of.expires_at;
  return isAfter(by_duration, of.expires_at) ? of.expires_at : by_duration;
}
