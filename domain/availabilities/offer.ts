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
  /** What can be joined first, as `byTurn` has it; null when nothing is open or full. */
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
  const shown = shownOf(availabilities);
  const [next = null] = shown.toSorted((one, other) => byTurn(one, { other, now }));
  return {
    status: open.length > 0 ? 'OPEN' : shown.length > 0 ? 'FULL' : 'CLOSED',
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

/** When the next one begins of those that are open, or else full; the first that runs when none is to come; null for none. */
export function nextStartOf(availabilities: readonly Offered[], now: Instant): Instant | null {
  const shown = shownOf(availabilities).map(({ start_at }) => start_at);
  return earliest(shown.filter((start_at) => !isPast(start_at, now))) ?? earliest(shown);
}

/** Those that are open, or else full: the ones of which a card speaks. */
function shownOf(availabilities: readonly Offered[]): readonly Offered[] {
  const open = availabilities.filter(({ status }) => status === 'OPEN');
  return open.length > 0 ? open : availabilities.filter(({ status }) => status === 'FULL');
}

/**
 * What can be chosen now before what opens later; then what runs, the one that goes on longest first; then what is to come, by its start. A group
 * that somebody can join today is what a family looks for before one that begins in half a year.
 */
function byTurn(one: Offered, { other, now }: { other: Offered; now: Instant }): number {
  const later = Number(opensLater(one, now)) - Number(opensLater(other, now));
  if (later !== 0) return later;
  const [runs, otherRuns] = [isPast(one.start_at, now), isPast(other.start_at, now)];
  if (runs !== otherRuns) return runs ? -1 : 1;
  const ends = byInstant(one.end_at, other.end_at);
  const starts = byInstant(one.start_at, other.start_at);
  return runs ? -ends || starts : starts || ends;
}

function opening(open: readonly Offered[], now: Instant): Instant | null {
  if (!open.every((one) => opensLater(one, now))) return null;
  return earliest(open.flatMap((one) => one.registrations_start_at ?? []));
}
