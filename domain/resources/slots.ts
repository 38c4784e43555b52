import { addDays, dayOf, spanOfDay, type Zone } from '../base/days.ts';
import { type Instant, instantOfMillis, millisOf } from '../base/instants.ts';
import type { BookingPrice } from '../booking-configurations/booking-terms.ts';
import { type Opening, openingsBetween, type SlotTerms } from './openings.ts';

/** A taken time: from `start_at`, free again at `end_at`. */
export interface TakenTime {
  readonly start_at: Instant;
  readonly end_at: Instant;
}

/** A possible start of a booking, with the price of each length that fits there. */
export interface Slot {
  readonly start_at: Instant;
  readonly prices: readonly BookingPrice[];
}

const MINUTE = 60_000;

/** The span to search, and the current moment. */
export interface SlotSpan {
  readonly after: Instant;
  readonly before: Instant;
  readonly now: Instant;
  readonly zone: Zone;
}

/**
 * Returns a finder of slots by these terms between two moments (docs/algorithms/slots.md): `after`
 * is included and `before` is not. Reads the clock and the calendar once, however many resources
 * share the terms; each resource then needs only arithmetic.
 */
export function slotFinder(
  terms: SlotTerms,
  span: SlotSpan,
): (taken: readonly TakenTime[]) => readonly Slot[] {
  const { now, zone } = span;
  const first = Math.max(millisOf(span.after), millisOf(now) + terms.notice_minutes * MINUTE);
  const horizon = spanOfDay(addDays(dayOf(now, zone), terms.horizon_days), zone).end_at;
  const last = Math.min(millisOf(span.before), millisOf(horizon));
  if (last <= first) return () => [];
  const openings = openingsBetween(terms, {
    after: instantOfMillis(first),
    before: instantOfMillis(last),
    zone,
  });
  const starts = openings.flatMap((opening) => startsIn(opening, { terms, first, last }));
  return (taken) => slotsAmong(starts, { terms, taken: timesApart(taken, terms) });
}

/** A possible start of a booking and its latest end, in milliseconds. */
interface Start {
  readonly start: number;
  readonly start_at: Instant;
  readonly stays_until: number;
}

function startsIn(
  { start: opens, end, stays_until }: Opening,
  by: { terms: SlotTerms; first: number; last: number },
): readonly Start[] {
  const step = by.terms.granularity_minutes * MINUTE;
  const starts: Start[] = [];
  const skipped = Math.max(0, Math.ceil((by.first - opens) / step));
  for (let start = opens + skipped * step; start < end && start < by.last; start += step)
    starts.push({ start, start_at: instantOfMillis(start), stays_until });
  return starts;
}

/**
 * Returns the taken times, each with the gap around it, the earliest first, merging overlaps; in
 * milliseconds.
 */
function timesApart(taken: readonly TakenTime[], { buffer_minutes }: SlotTerms) {
  const buffer = buffer_minutes * MINUTE;
  const times = taken
    .map(({ start_at, end_at }) => ({
      from: millisOf(start_at) - buffer,
      to: millisOf(end_at) + buffer,
    }))
    .toSorted((one, other) => one.from - other.from);
  const apart: { from: number; to: number }[] = [];
  for (const time of times) {
    const before = apart.at(-1);
    if (before === undefined || before.to < time.from) apart.push(time);
    else before.to = Math.max(before.to, time.to);
  }
  return apart;
}

function slotsAmong(
  starts: readonly Start[],
  { terms, taken }: { terms: SlotTerms; taken: readonly { from: number; to: number }[] },
): readonly Slot[] {
  const { prices } = terms;
  const slots: Slot[] = [];
  let next = 0;
  for (const { start, start_at, stays_until } of starts) {
    while (next < taken.length && (taken[next]?.to ?? 0) <= start) next += 1;
    const free_until = Math.min(stays_until, taken[next]?.from ?? stays_until);
    const hasTime = ({ duration }: BookingPrice) => start + duration * 1_000 <= free_until;
    const fitting = prices.every(hasTime) ? prices : prices.filter(hasTime);
    if (fitting.length > 0) slots.push({ start_at, prices: fitting });
  }
  return slots;
}
