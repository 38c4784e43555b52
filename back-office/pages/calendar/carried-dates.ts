import { momentOfWall, wallMoment } from '../../formats/wall-moment.ts';

/**
 * The shift of carried dates in local time: in days and in minutes, and the minutes by which they
 * become longer.
 */
export interface Shift {
  readonly days: number;
  readonly minutes: number;
  readonly longer: number;
}

interface Hours {
  readonly start_at: string;
  readonly end_at: string;
}

/** The step of carried hours, in minutes. */
export const STEP_MINUTES = 15;
export const STILL: Shift = { days: 0, minutes: 0, longer: 0 };
const MINUTES_A_DAY = 1_440;
const MILLIS_A_MINUTE = 60_000;

/** True when a shift moves nothing. */
export function isStill({ days, minutes, longer }: Shift): boolean {
  return days === 0 && minutes === 0 && longer === 0;
}

/**
 * Returns the hours of a date after it was carried: its local time moves, whatever the change to
 * summer time does in between.
 */
export function carriedHours(
  date: Hours,
  { shift, timezone }: { readonly shift: Shift; readonly timezone: string },
): Hours {
  const shiftInstant = (instant: string, minutes: number) =>
    momentOfWall(
      writeWall(
        wallMillis(instant, timezone) + (shift.days * MINUTES_A_DAY + minutes) * MILLIS_A_MINUTE,
      ),
      timezone,
    );
  return {
    start_at: shiftInstant(date.start_at, shift.minutes),
    end_at: shiftInstant(date.end_at, shift.minutes + shift.longer),
  };
}

/**
 * Returns a shift after which each of some dates begins on the day that it is carried to, and lasts
 * a quarter of an hour at least.
 */
export function withinDays(
  shift: Shift,
  { dates, timezone }: { readonly dates: readonly Hours[]; readonly timezone: string },
): Shift {
  const starts = dates.map(({ start_at }) => minuteOf(start_at, timezone));
  const lengths = dates.map(
    ({ start_at, end_at }) => (Date.parse(end_at) - Date.parse(start_at)) / MILLIS_A_MINUTE,
  );
  const least = -Math.min(...starts);
  const most = MINUTES_A_DAY - STEP_MINUTES - Math.max(...starts);
  return {
    days: shift.days,
    minutes: Math.min(Math.max(shift.minutes, least), most),
    longer: Math.max(shift.longer, STEP_MINUTES - Math.min(...lengths)),
  };
}

/** Returns the minute of the day in local time at a moment. */
export function minuteOf(instant: string, timezone: string): number {
  const wall = wallMoment(instant, timezone);
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
}

/** Rounds minutes to a quarter of an hour. */
export function inSteps(minutes: number): number {
  return Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;
}

function wallMillis(instant: string, timezone: string): number {
  return Date.parse(`${wallMoment(instant, timezone)}:00Z`);
}

function writeWall(millis: number): string {
  return new Date(millis).toISOString().slice(0, 16);
}
