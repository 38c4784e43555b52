import type { Answer } from '@ribambelle/api/client.ts';
import { wallMoment } from '../../formats/wall-moment.ts';
import { shiftDay } from '../availabilities/week.ts';

export type CalendarResource = Answer<'getResourceCalendar'>['resources'][number];
export type CalendarEntry = CalendarResource['entries'][number];

const MINUTES_A_DAY = 1_440;
/** The minutes of the day shown when nothing is open. */
const USUAL = { from: 8 * 60, to: 20 * 60 };

/** A day of a resource: a column of the calendar. */
export interface Column {
  readonly key: string;
  readonly resource: CalendarResource;
  readonly day: string;
}

/** The first and the last minute of a day, in the organiser's zone. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Returns the columns of a day, resource by resource, or of the days of one resource. */
export function columnsOf(
  resources: readonly CalendarResource[],
  days: readonly string[],
): readonly Column[] {
  return resources.flatMap((resource) =>
    days.map((day) => ({ key: `${resource.cuid}-${day}`, resource, day })),
  );
}

/** Returns the part of a time on a day; null for none. */
export function stretchOn(
  time: { readonly start_at: string; readonly end_at: string },
  { day, timezone }: { day: string; timezone: string },
): Stretch | null {
  const minute = (instant: string) => {
    const wall = wallMoment(instant, timezone);
    const on = wall.slice(0, 10);
    if (on < day) return 0;
    if (on > day) return MINUTES_A_DAY;
    return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
  };
  const from = minute(time.start_at);
  const to = minute(time.end_at);
  return from < to ? { from, to } : null;
}

/**
 * Returns the hours shown in all columns: whole hours around all open and taken times; blocks do
 * not count.
 */
export function hoursShown(columns: readonly Column[], timezone: string): Stretch {
  const stretches = columns.flatMap(({ resource, day }) =>
    [...resource.open, ...resource.entries.filter(({ kind }) => kind !== 'BLOCKED')].flatMap(
      (time) => stretchOn(time, { day, timezone }) ?? [],
    ),
  );
  if (stretches.length === 0) return USUAL;
  const from = Math.min(...stretches.map((one) => one.from));
  const to = Math.max(...stretches.map((one) => one.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/**
 * Returns a minute of a day as local time: `2026-07-06T09:30`; midnight at its end is the start of
 * the next day.
 */
export function wallOf(day: string, minute: number): string {
  if (minute >= MINUTES_A_DAY) return wallOf(shiftDay(day, 1), minute - MINUTES_A_DAY);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/**
 * Returns the last minute up to this one at which a booking can begin: steps count from the
 * opening. Null when the resource is closed.
 */
export function stepBefore(
  minute: number,
  { resource, day, timezone }: Column & { readonly timezone: string },
): number | null {
  const open = resource.open
    .flatMap((time) => stretchOn(time, { day, timezone }) ?? [])
    .find(({ from, to }) => from <= minute && minute < to);
  if (open === undefined) return null;
  const step = resource.granularity_minutes;
  return open.from + Math.floor((minute - open.from) / step) * step;
}
