import type { Instant } from '../base/instants.ts';
import { byInstant, earliest } from '../base/instants.ts';
import type { AvailabilityStatus } from './availability.ts';
import { isPast, opensLater } from './availability.ts';

/** An availability as an activity's card counts it: its status is the one that is shown. Price and deposit in minor units. */
export interface Offered {
  readonly status: AvailabilityStatus;
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly registrations_start_at: Instant | null;
  readonly price: number;
}

/** What a card says of an activity, in view of the filters. */
export interface Offer {
  readonly status: 'OPEN' | 'FULL' | 'CLOSED';
  /** How many are open. */
  readonly open: number;
  /** The lowest price, in minor units; null when nothing is open or full. */
  readonly price_from: number | null;
  /** The one that comes next; one that runs when none is to come; null when nothing is open or full. */
  readonly next: Pick<Offered, 'start_at' | 'end_at'> | null;
  /** When registering begins, while nothing can be chosen yet; else null. */
  readonly opens_at: Instant | null;
}

/**
 * What a card says of an activity's availabilities, or of those that fit a filter (2 §3, 2 §4): OPEN when one is, else FULL when one is, else
 * CLOSED. Price and next date are those of the open ones, of the full ones when none is open.
 */
export function offerOf(availabilities: readonly Offered[], now: Instant): Offer {
  const open = availabilities.filter(({ status }) => status === 'OPEN');
  const full = availabilities.filter(({ status }) => status === 'FULL');
  const shown = open.length > 0 ? open : full;
  const [next = null] = shown.toSorted((one, other) => byTurn(one, { other, now }));
  return {
    status: open.length > 0 ? 'OPEN' : full.length > 0 ? 'FULL' : 'CLOSED',
    open: open.length,
    price_from: shown.length === 0 ? null : Math.min(...shown.map(({ price }) => price)),
    next: next && { start_at: next.start_at, end_at: next.end_at },
    opens_at: opening(open, now),
  };
}

/** The deposit that belongs to the lowest price shown, in minor units; null when it varies, or nothing is open or full. */
export function depositFrom(
  availabilities: readonly (Offered & { readonly deposit: number })[],
  now: Instant,
): number | null {
  const { status, price_from } = offerOf(availabilities, now);
  const cheapest = availabilities.filter(
    (one) => one.status === status && one.price === price_from,
  );
  const [deposit = null, ...others] = new Set(cheapest.map((one) => one.deposit));
  return others.length === 0 ? deposit : null;
}

/** Those to come before those that run, each by their start. */
function byTurn(one: Offered, { other, now }: { other: Offered; now: Instant }): number {
  const running = Number(isPast(one.start_at, now)) - Number(isPast(other.start_at, now));
  if (running !== 0) return running;
  return byInstant(one.start_at, other.start_at) || byInstant(one.end_at, other.end_at);
}

function opening(open: readonly Offered[], now: Instant): Instant | null {
  if (!open.every((one) => opensLater(one, now))) return null;
  return earliest(open.flatMap((one) => one.registrations_start_at ?? []));
}
