import { momentOfWall, wallMoment } from '../../formats/wall-moment.ts';

/** By how much dates are carried on, on the wall: to other days, to other hours, and how much longer, both in minutes. */
export interface Shift {
  readonly days: number;
  readonly minutes: number;
  readonly longer: number;
}

interface Hours {
  readonly start_at: string;
  readonly end_at: string;
}

/** What hours are carried by, in minutes. */
export const STEP_MINUTES = 15;
export const STILL: Shift = { days: 0, minutes: 0, longer: 0 };
const MINUTES_A_DAY = 1_440;
const MILLIS_A_MINUTE = 60_000;

/** Whether nothing is carried anywhere. */
export function isStill({ days, minutes, longer }: Shift): boolean {
  return days === 0 && minutes === 0 && longer === 0;
}

/** The hours of a date after it was carried: what stands on the wall moves, whatever the clock does in between. */
export function carriedHours(date: Hours, shift: Shift, timezone: string): Hours {
  const moved = (instant: string, minutes: number) =>
    momentOfWall(
      writeWall(
        wallMillis(instant, timezone) + (shift.days * MINUTES_A_DAY + minutes) * MILLIS_A_MINUTE,
      ),
      timezone,
    );
  return {
    start_at: moved(date.start_at, shift.minutes),
    end_at: moved(date.end_at, shift.minutes + shift.longer),
  };
}

/** A shift by which each of some dates begins on the day to which it is carried, and lasts a quarter of an hour at least. */
export function withinDays(shift: Shift, dates: readonly Hours[], timezone: string): Shift {
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

/** The minute of its day that the wall shows at a moment. */
export function minuteOf(instant: string, timezone: string): number {
  const wall = wallMoment(instant, timezone);
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
}

/** So many minutes, in steps of a quarter. */
export function inSteps(minutes: number): number {
  return Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;
}

function wallMillis(instant: string, timezone: string): number {
  return Date.parse(`${wallMoment(instant, timezone)}:00Z`);
}

function writeWall(millis: number): string {
  return new Date(millis).toISOString().slice(0, 16);
}
