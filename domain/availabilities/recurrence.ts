import type { Day } from '../base/calendar.ts';
import { daysBetween, isDay } from '../base/calendar.ts';
import type { WallTime, Zone } from '../base/days.ts';
import { addDays, dayRange, instantAt, weekdayOf } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';
import { isBefore } from '../base/instants.ts';
import {
  type ConfiguredDate,
  datesOf,
  type WallDate,
} from '../date-configurations/configured-dates.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/**
 * A schedule that repeats every week, in the wall time of a zone (R7). Weekdays are 1 for Monday to
 * 7 for Sunday.
 */
export interface Recurrence {
  readonly first_day: Day;
  readonly last_day: Day;
  readonly weekdays: readonly number[];
  readonly start_time: WallTime;
  readonly end_time: WallTime;
  readonly zone: Zone;
  readonly skipped_days: readonly Day[];
  /** Dates of a template with their own hours, which replace the weekdays and hours. */
  readonly dates?: readonly ConfiguredDate[];
}

/** One date of the series. */
export interface SeriesDate {
  readonly day: Day;
  readonly start_at: Instant;
  readonly end_at: Instant;
}

/** The reasons to refuse a series. */
export type RecurrenceCode =
  | 'DAY_INVALID'
  | 'PERIOD_REVERSED'
  | 'PERIOD_TOO_LONG'
  | 'WEEKDAYS_REQUIRED'
  | 'TIME_INVALID'
  | 'ZONE_UNKNOWN'
  | 'NO_DATES';

const LONGEST_PERIOD_DAYS = 731;
const MOST_DATES = LONGEST_PERIOD_DAYS;
const TIME_SHAPE = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Returns the dates of a weekly schedule between two days, both included, without the skipped days.
 * 09:00 stays 09:00 on the wall when the clocks change; an end that is not after the start is on
 * the next day. Refuses periods above two years, and more dates than they have days.
 */
export function seriesDates(
  recurrence: Recurrence,
): Decision<readonly SeriesDate[], RecurrenceCode> {
  const fieldError = faultOf(recurrence);
  if (fieldError) return refuse(fieldError.code, { [fieldError.field]: fieldError.code });
  const skipped = new Set(recurrence.skipped_days);
  const dates = wallDatesOf(recurrence)
    .filter(({ day }) => !skipped.has(day))
    .map((date) => dateIn(recurrence.zone, date));
  if (dates.length > MOST_DATES) return refuse('PERIOD_TOO_LONG', { last_day: 'PERIOD_TOO_LONG' });
  return dates.length === 0 ? refuse('NO_DATES') : permit(dates);
}

/** Returns the skipped days of a series and the days on which it takes place, in order. */
export function daysOfSeries(recurrence: Recurrence): {
  readonly skipped_days: readonly Day[];
  readonly days: readonly Day[];
} {
  if (faultOf(recurrence)) return { skipped_days: [], days: [] };
  const days = [...new Set(wallDatesOf(recurrence).map(({ day }) => day))];
  const skipped = new Set(recurrence.skipped_days);
  return {
    skipped_days: days.filter((day) => skipped.has(day)),
    days: days.filter((day) => !skipped.has(day)),
  };
}

/** Returns the dates of the repeated template, or of the weekdays, in wall time. */
function wallDatesOf(recurrence: Recurrence): readonly WallDate[] {
  const { first_day, last_day, weekdays, start_time, end_time, dates = [] } = recurrence;
  if (dates.length > 0) return datesOf(dates, { first_day, last_day });
  return dayRange(first_day, last_day)
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .map((day) => ({ day, start_time, end_time }));
}

function dateIn(zone: Zone, { day, start_time, end_time }: WallDate): SeriesDate {
  const start_at = instantAt({ day, wall_time: start_time, zone });
  const end_at = instantAt({
    day: end_time > start_time ? day : addDays(day, 1),
    wall_time: end_time,
    zone,
  });
  return { day, start_at, end_at: isBefore(start_at, end_at) ? end_at : start_at };
}

function faultOf(
  recurrence: Recurrence,
): { readonly field: keyof Recurrence; readonly code: RecurrenceCode } | null {
  const { first_day, last_day, weekdays, start_time, end_time, skipped_days } = recurrence;
  if (!isDay(first_day)) return { field: 'first_day', code: 'DAY_INVALID' };
  if (!isDay(last_day)) return { field: 'last_day', code: 'DAY_INVALID' };
  if (!skipped_days.every(isDay)) return { field: 'skipped_days', code: 'DAY_INVALID' };
  if (last_day < first_day) return { field: 'last_day', code: 'PERIOD_REVERSED' };
  if (daysBetween(first_day, last_day) > LONGEST_PERIOD_DAYS)
    return { field: 'last_day', code: 'PERIOD_TOO_LONG' };
  if (!weekdays.some((weekday) => weekday >= 1 && weekday <= 7))
    return { field: 'weekdays', code: 'WEEKDAYS_REQUIRED' };
  if (!TIME_SHAPE.test(start_time)) return { field: 'start_time', code: 'TIME_INVALID' };
  if (!TIME_SHAPE.test(end_time)) return { field: 'end_time', code: 'TIME_INVALID' };
  return isZone(recurrence.zone) ? null : { field: 'zone', code: 'ZONE_UNKNOWN' };
}

function isZone(zone: Zone): boolean {
  try {
    instantAt({ day: '2026-01-01', wall_time: '00:00', zone });
    return true;
  } catch {
    return false;
  }
}
