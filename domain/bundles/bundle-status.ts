import { type Instant, isAfter } from '../base/instants.ts';

/** What is said of a sold bundle. */
export type BundleStatus = 'CANCELLED' | 'EXPIRED' | 'USED_UP' | 'VALID';

/** What of a sold bundle matters for that; its capacity is the number of registrations that it pays, null without limit. */
export interface SoldBundle {
  readonly capacity: number | null;
  readonly used: number;
  readonly expires_at: Instant | null;
  readonly cancelled_at: Instant | null;
}

/** Its status now (3 §3). Whether it is paid is said beside it: a bundle can be used before it is paid, as a place can. */
export function bundleStatus(bundle: SoldBundle, now: Instant): BundleStatus {
  if (bundle.cancelled_at !== null) return 'CANCELLED';
  if (usesLeft(bundle) === 0) return 'USED_UP';
  if (bundle.expires_at !== null && !isAfter(bundle.expires_at, now)) return 'EXPIRED';
  return 'VALID';
}

/** How many registrations it still pays; null without limit, never below 0. */
export function usesLeft({ capacity, used }: Pick<SoldBundle, 'capacity' | 'used'>): number | null {
  return capacity === null ? null : Math.max(0, capacity - used);
}
