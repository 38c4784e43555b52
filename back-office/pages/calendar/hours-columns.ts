import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useFormats } from '../../formats/formats.ts';
import { daysOfWeek } from '../availabilities/week.ts';
import type { CalendarDate } from './calendar-date.ts';
import { minuteOf } from './carried-dates.ts';
import { groupDates, inLanes } from './group-dates.ts';
import type { Grouping } from './use-week-view.ts';

export const MINUTES_A_DAY = 1_440;
/** The width of the axis of hours, in pixels. */
const AXIS = 52;
/** The least width of a column, and of each lane in it, in pixels. */
const LEAST_COLUMN = 110;
const LEAST_LANE = 76;
/** The minutes of the day shown when there are no dates. */
const USUAL = { from: 8 * 60, to: 18 * 60 };

/** A column along the hours, with its dates. */
export interface Column {
  readonly key: string;
  readonly day: string;
  /** The name of a location or a collaborator; empty for a day. */
  readonly name: string;
  readonly dates: readonly CalendarDate[];
}

/** The shown days, and their grouping. */
interface Days {
  readonly day: string;
  /** A week from its Monday, or a day. */
  readonly days: 1 | 7;
  readonly grouping: Grouping;
}

/** Returns the columns: the days of a week, or the groups of a day. */
export function useColumns(
  { days, day, grouping }: Days,
  dates: readonly CalendarDate[],
): readonly Column[] {
  const week_texts = useTexts('office-week');
  const { locale } = useFormats();
  if (days === 7)
    return daysOfWeek(day).map((one) => ({
      key: one,
      day: one,
      name: '',
      dates: dates.filter((date) => date.day === one),
    }));
  if (grouping === 'none') return [{ key: day, day, name: '', dates }];
  const without = grouping === 'location' ? week_texts.no_location : week_texts.nobody;
  return groupDates(dates, { by: grouping, words: { without, locale } }).map((group) => ({
    ...group,
    day,
  }));
}

/**
 * Returns the widths of the columns, as wide as their lanes need, and their least width in total.
 */
export function widthsOf(columns: readonly Column[]) {
  const widths = columns.map(({ dates }) => {
    const lanes = Math.max(1, ...inLanes(dates).map((one) => one.lanes));
    return { lanes, least: Math.max(LEAST_COLUMN, lanes * LEAST_LANE) };
  });
  return {
    '--columns': widths.map(({ lanes, least }) => `minmax(${least}px, ${lanes}fr)`).join(' '),
    '--wide': `${widths.reduce((sum, { least }) => sum + least, AXIS)}px`,
  };
}

/** Returns whole hours around all dates, with one more on each side. */
export function hoursShown(dates: readonly CalendarDate[], timezone: string) {
  if (dates.length === 0) return USUAL;
  const starts = dates.map(({ start_at }) => minuteOf(start_at, timezone));
  const end_minutes = dates.map(
    ({ start_at, end_at }, index) =>
      (starts[index] ?? 0) + (Date.parse(end_at) - Date.parse(start_at)) / 60_000,
  );
  return {
    from: Math.max(0, Math.floor(Math.min(...starts) / 60) * 60 - 60),
    to: Math.min(Math.ceil(Math.max(...end_minutes) / 60) * 60 + 60, MINUTES_A_DAY),
  };
}

/** Returns the local time at a minute of a day. */
export function wallOf(day: string, minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
