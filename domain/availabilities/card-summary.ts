import type { Instant } from '../base/instants.ts';
import { byInstant, earliest } from '../base/instants.ts';
import type { AvailabilityStatus } from './availability.ts';
import { isPast, opensLater } from './availability.ts';

/**
 * An availability as the card of its activity counts it, with the shown status. Price and deposit
 * in minor units.
 */
export interface Summarised {
  readonly status: AvailabilityStatus;
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly registrations_start_at: Instant | null;
  readonly price: number;
}

/** The summary on the card of an activity, for the current filters. */
export interface CardSummary {
  readonly status: 'OPEN' | 'FULL' | 'CLOSED';
  /** The number of open availabilities. */
  readonly open: number;
  /** The lowest price, in minor units; null when nothing is open or full. */
  readonly price_from: number | null;
  /** The one to join first, by `byTurn`; null when nothing is open or full. */
  readonly next: Pick<Summarised, 'start_at' | 'end_at'> | null;
  /** The moment when registration opens, while nothing can be chosen yet; else null. */
  readonly opens_at: Instant | null;
}

/**
 * Summarises the availabilities of an activity, or those that match a filter (2 §3, 2 §4): OPEN
 * when one is, else FULL when one is, else CLOSED. Price and next date are those of the open ones,
 * or of the full ones when none is open.
 */
export function summaryOf(availabilities: readonly Summarised[], now: Instant): CardSummary {
  const open = availabilities.filter(({ status }) => status === 'OPEN');
  const visible = shownOf(availabilities);
  const [next = null] = visible.toSorted((one, other) => byTurn(one, { other, now }));
  return {
    status: open.length > 0 ? 'OPEN' : visible.length > 0 ? 'FULL' : 'CLOSED',
    open: open.length,
    price_from: visible.length === 0 ? null : Math.min(...visible.map(({ price }) => price)),
    next: next && { start_at: next.start_at, end_at: next.end_at },
    opens_at: opening(open, now),
  };
}

/**
 * Returns the deposit of the lowest price shown, in minor units; null when it varies, or nothing is
 * open or full.
 */
export function depositFrom(
  availabilities: readonly (Summarised & { readonly deposit: number })[],
  now: Instant,
): number | null {
  const { status, price_from } = summaryOf(availabilities, now);
  const cheapest = availabilities.filter(
    (one) => one.status === status && one.price === price_from,
  );
  const [deposit = null, ...others] = new Set(cheapest.map((one) => one.deposit));
  return others.length === 0 ? deposit : null;
}

/**
 * Returns the next start among the open availabilities, or else the full ones; the earliest running
 * one when none is to come; null for none.
 */
export function nextStartOf(availabilities: readonly Summarised[], now: Instant): Instant | null {
  const starts = shownOf(availabilities).map(({ start_at }) => start_at);
  return earliest(starts.filter((start_at) => !isPast(start_at, now))) ?? earliest(starts);
}

/** Returns the availabilities that a card describes: the open ones, or else the full ones. */
function shownOf(availabilities: readonly Summarised[]): readonly Summarised[] {
  const open = availabilities.filter(({ status }) => status === 'OPEN');
  return open.length > 0 ? open : availabilities.filter(({ status }) => status === 'FULL');
}

/**
 * Orders those that can be chosen now before those that open later; then running ones, the longest
 * first; then coming ones by start. A family looks for a group that it can join today before one
 * that begins in half a year.
 */
function byTurn(one: Summarised, { other, now }: { other: Summarised; now: Instant }): number {
  const later = Number(opensLater(one, now)) - Number(opensLater(other, now));
  if (later !== 0) return later;
  const isRunning = isPast(one.start_at, now);
  const otherRuns = isPast(other.start_at, now);
  if (isRunning !== otherRuns) return isRunning ? -1 : 1;
  const ends = byInstant(one.end_at, other.end_at);
  const starts = byInstant(one.start_at, other.start_at);
  return isRunning ? -ends || starts : starts || ends;
}

function opening(open: readonly Summarised[], now: Instant): Instant | null {
  if (!open.every((one) => opensLater(one, now))) return null;
  return earliest(open.flatMap((one) => one.registrations_start_at ?? []));
}
