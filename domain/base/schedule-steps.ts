import type { Day } from './calendar.ts';
import { dayAfter, weekOf } from './weeks.ts';

/** How many days of a schedule are seen at once: one on a phone, the seven of a week elsewhere (2 §4). */
export type VisibleSpan = 1 | 7;

/** Where one can go from here, by the first day that is then shown; null where there is nothing to go to. */
export interface ScheduleSteps {
  readonly previous: Day | null;
  readonly next: Day | null;
  /** The nearest earlier and later days with something, out of sight. */
  readonly jump_back: Day | null;
  readonly jump_on: Day | null;
}

interface Shown {
  readonly span: VisibleSpan;
  /** The first day and the last one that can be shown. */
  readonly first: Day;
  readonly last: Day;
  /** Days with something, by the calendar. */
  readonly offered: readonly Day[];
}

/** The days that are seen from the chosen one on: itself, or all of its week. */
export function visibleDays(chosen: Day, span: VisibleSpan): readonly Day[] {
  return span === 1 ? [chosen] : weekOf(chosen);
}

/** Previous and next move by the days in sight, a jump goes to the nearest day with something beyond them (2 §4). */
export function scheduleSteps(chosen: Day, { span, first, last, offered }: Shown): ScheduleSteps {
  const seen = visibleDays(chosen, span);
  const start = seen[0] ?? chosen;
  const end = seen.at(-1) ?? chosen;
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

/** The day that a schedule shows: the one that is asked for, within what it can show; without one, that of the first item, else the first. */
export function shownDay(
  wanted: Day | null,
  of: { readonly first: Day; readonly last: Day; readonly first_item: Day | null },
): Day {
  const day = wanted ?? of.first_item ?? of.first;
  if (day < of.first) return of.first;
  return day > of.last ? of.last : day;
}

function latest(one: Day, other: Day): Day {
  return one > other ? one : other;
}
