import { type Instant, isAfter } from '../base/instants.ts';

/** A sold bundle that is neither cancelled nor expired, with its uses. */
export interface UsableBundle {
  readonly id: number;
  /** The only participant who can use it; null for all of the customer's participants. */
  readonly participant_id: number | null;
  /** The activities that it pays; empty for all. */
  readonly activity_ids: readonly number[];
  /** The number of registrations that it still pays; null without limit. */
  readonly left: number | null;
  readonly expires_at: Instant | null;
}

/** A registration that a bundle might pay: each of its places is one use. */
export interface RegistrationToPay {
  readonly participant_id: number | null;
  readonly activity_id: number;
  readonly quantity: number;
}

/**
 * Returns the bundle that pays a registration, all of its places or none; null for none
 * (docs/algorithms/bundles.md). Prefers the one that ends first, then the participant's own over
 * the family's, then the oldest.
 */
export function bundleFor(
  bundles: readonly UsableBundle[],
  registration: RegistrationToPay,
): UsableBundle | null {
  const [first] = bundles.filter((one) => pays(one, registration)).toSorted(byUse);
  return first ?? null;
}

/** Returns the bundles after one of them has paid a number of places. */
export function withUse(
  bundles: readonly UsableBundle[],
  use: { readonly id: number; readonly quantity: number },
): readonly UsableBundle[] {
  return bundles.map((one) =>
    one.id !== use.id || one.left === null ? one : { ...one, left: one.left - use.quantity },
  );
}

function pays(bundle: UsableBundle, registration: RegistrationToPay): boolean {
  const { participant_id, activity_ids, left } = bundle;
  return (
    (participant_id === null || participant_id === registration.participant_id) &&
    (activity_ids.length === 0 || activity_ids.includes(registration.activity_id)) &&
    (left === null || left >= registration.quantity)
  );
}

function byUse(one: UsableBundle, other: UsableBundle): number {
  if (one.expires_at !== other.expires_at) {
    if (one.expires_at === null) return 1;
    if (other.expires_at === null) return -1;
    return isAfter(one.expires_at, other.expires_at) ? 1 : -1;
  }
  const difference = Number(one.participant_id === null) - Number(other.participant_id === null);
  return difference === 0 ? one.id - other.id : difference;
}
