import { type Day, dayFromNumber, dayNumber, knownDay, writeDay } from '../base/calendar.ts';

/**
 * A wall time: `09:00`. Not imported, since `base/days.ts` does not run in browsers and this file
 * does.
 */
type WallTime = string;

/**
 * A date of a template: its week (the first is 1), weekday (1 for Monday to 7 for Sunday) and wall
 * times.
 */
export interface ConfiguredDate {
  readonly week: number;
  readonly weekday: number;
  readonly start_time: WallTime;
  /** On the next day when it is not after the start. */
  readonly end_time: WallTime;
}

/** A date in the organiser's wall time. */
export interface WallDate {
  readonly day: Day;
  readonly start_time: WallTime;
  readonly end_time: WallTime;
}

/** The most dates of a template, as many as one availability can have. */
export const MOST_CONFIGURED_DATES = 60;
export const MOST_CONFIGURED_WEEKS = 53;
const WEEK = 7;
/** 1970-01-01 was a Thursday, three days after a Monday. */
const DAYS_AFTER_MONDAY = 3;

/**
 * Returns the dates of a template from a day on, in order, none before it: they begin in its week,
 * or in the next one when nothing of the first week is left. With a last day the weeks repeat until
 * then; without one they occur once.
 */
export function datesOf(
  configured: readonly ConfiguredDate[],
  period: { readonly first_day: Day; readonly last_day: Day | null },
): readonly WallDate[] {
  const first = dayNumber(knownDay(period.first_day));
  const last = period.last_day === null ? null : dayNumber(knownDay(period.last_day));
  const weeks = configured.map(({ week }) => week);
  const firstWeek = Math.min(...weeks);
  const cycle = WEEK * (Math.max(...weeks) - firstWeek + 1);
  const at = ({ week, weekday }: ConfiguredDate) => WEEK * (week - firstWeek) + weekday - 1;
  const monday = first - weekdayBefore(first);
  const some = configured.some((date) => date.week === firstWeek && monday + at(date) >= first);
  const dates: { readonly number: number; readonly date: ConfiguredDate }[] = [];
  for (let start = some ? monday : monday + WEEK; start <= (last ?? start); start += cycle) {
    for (const date of configured) {
      const number = start + at(date);
      if (number >= first && (last === null || number <= last)) dates.push({ number, date });
    }
    if (last === null) break;
  }
  return dates
    .toSorted(
      (one, other) =>
        one.number - other.number || (one.date.start_time < other.date.start_time ? -1 : 1),
    )
    .map(({ number, date: { start_time, end_time } }) => ({
      day: writeDay(dayFromNumber(number)),
      start_time,
      end_time,
    }));
}

/**
 * Returns the template that matches some dates, in order: their weekdays, their hours and their
 * weeks after the first.
 */
export function configurationOf(dates: readonly WallDate[]): readonly ConfiguredDate[] {
  const numbers = dates.map(({ day }) => dayNumber(knownDay(day)));
  const first = Math.min(...numbers);
  const monday = first - weekdayBefore(first);
  return dates
    .map(({ start_time, end_time }, index) => {
      const days = (numbers[index] ?? first) - monday;
      return {
        week: Math.floor(days / WEEK) + 1,
        weekday: (days % WEEK) + 1,
        start_time,
        end_time,
      };
    })
    .toSorted(byTime);
}

/**
 * Returns the weekdays and hours of a template of one week with the same hours each day; null for
 * any other.
 */
export function sameHoursOf(configured: readonly ConfiguredDate[]): {
  readonly weekdays: readonly number[];
  readonly start_time: WallTime;
  readonly end_time: WallTime;
} | null {
  const [first] = configured;
  if (first === undefined) return null;
  const weekdays = [...new Set(configured.map(({ weekday }) => weekday))].toSorted(
    (one, other) => one - other,
  );
  const same = configured.every(
    ({ week, start_time, end_time }) =>
      week === first.week && start_time === first.start_time && end_time === first.end_time,
  );
  const { start_time, end_time } = first;
  return same && weekdays.length === configured.length ? { weekdays, start_time, end_time } : null;
}

/** Orders the dates of a template by time. */
export function byTime(one: ConfiguredDate, other: ConfiguredDate): number {
  return (
    one.week - other.week ||
    one.weekday - other.weekday ||
    (one.start_time < other.start_time ? -1 : Number(one.start_time > other.start_time))
  );
}

/** Returns the days from the Monday of the week to a day. */
function weekdayBefore(number: number): number {
  return (((number + DAYS_AFTER_MONDAY) % WEEK) + WEEK) % WEEK;
}
