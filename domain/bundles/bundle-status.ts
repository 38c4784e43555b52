import { type Instant, isAfter } from '../base/instants.ts';

/** The status of a sold bundle. */
export type BundleStatus = 'CANCELLED' | 'EXPIRED' | 'USED_UP' | 'VALID';

/**
 * The facts about a sold bundle that decide its status; its capacity is the number of registrations
 * that it pays, null without limit.
 */
export interface SoldBundle {
  readonly capacity: number | null;
  readonly used: number;
  readonly expires_at: Instant | null;
  readonly cancelled_at: Instant | null;
}

/**
 * Returns its status now (3 §3). Payment is shown separately: a bundle can be used before it is
 * paid, as a place can.
 */
export function bundleStatus(bundle: SoldBundle, now: Instant): BundleStatus {
  if (bundle.cancelled_at !== null) return 'CANCELLED';
  if (usesLeft(bundle) === 0) return 'USED_UP';
  if (bundle.expires_at !== null && !isAfter(bundle.expires_at, now)) return 'EXPIRED';
  return 'VALID';
}

/** Returns the number of registrations that it still pays; null without limit, never below 0. */
export function usesLeft({ capacity, used }: Pick<SoldBundle, 'capacity' | 'used'>): number | null {
  return capacity === null ? null : Math.max(0, capacity - used);
}
