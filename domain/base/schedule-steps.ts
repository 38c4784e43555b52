import type { Day } from './calendar.ts';
import { dayAfter, weekOf } from './weeks.ts';

/** The days of a schedule in view: one on a phone, the seven of a week elsewhere (2 §4). */
export type VisibleSpan = 1 | 7;

/** The possible steps from here, each as the first day then shown; null when there is none. */
export interface ScheduleSteps {
  readonly previous: Day | null;
  readonly next: Day | null;
  /** The nearest earlier and later days with an item, out of view. */
  readonly jump_back: Day | null;
  readonly jump_on: Day | null;
}

interface Shown {
  readonly span: VisibleSpan;
  /** The first and last day that can be shown. */
  readonly first: Day;
  readonly last: Day;
  /** Days with an item, in order. */
  readonly offered: readonly Day[];
}

/** Returns the days in view for a chosen day: that day, or its whole week. */
export function visibleDays(chosen: Day, span: VisibleSpan): readonly Day[] {
  return span === 1 ? [chosen] : weekOf(chosen);
}

/**
 * Returns the steps: previous and next move by the days in view, a jump goes to the nearest day
 * with an item beyond them (2 §4).
 */
export function scheduleSteps(chosen: Day, { span, first, last, offered }: Shown): ScheduleSteps {
  const days = visibleDays(chosen, span);
  const start = days[0] ?? chosen;
  const end = days.at(-1) ?? chosen;
  const earlier = dayAfter(start, -span);
  const later = dayAfter(start, span);
  const has_earlier = dayAfter(start, -1) >= first;
  return {
    previous: has_earlier ? latest(earlier, first) : null,
    next: later <= last ? later : null,
    jump_back: offered.findLast((day) => day < start && day >= first) ?? null,
    jump_on: offered.find((day) => day > end && day <= last) ?? null,
  };
}

/**
 * Returns the day that a schedule shows: the requested one, limited to what it can show; without
 * one, the day of the first item, else the first day.
 */
export function shownDay(
  requestedDay: Day | null,
  of: { readonly first: Day; readonly last: Day; readonly first_item: Day | null },
): Day {
  const day = requestedDay ?? of.first_item ?? of.first;
  if (day < of.first) return of.first;
  return day > of.last ? of.last : day;
}

function latest(one: Day, other: Day): Day {
  return one > other ? one : other;
}
