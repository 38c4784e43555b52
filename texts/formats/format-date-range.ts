import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { dayText } from './format-date.ts';
import { clockText } from './format-time.ts';
import { dayNumber, type LocalTime, localTimeOf, type Reading } from './local-time.ts';

export type Range = { readonly start_at: string; readonly end_at: string };

export type RangeWish = Reading & {
  /** True to leave the hours out. */
  readonly days_only?: boolean;
  /**
   * The current year: years are written when the range is not in it, and always when it spans New
   * Year.
   */
  readonly current_year?: number;
};

/**
 * Tests for a night, which is not two days: an end early on the next morning belongs to the evening
 * before.
 */
const isOneEvening = (start: LocalTime, end: LocalTime): boolean =>
  dayNumber(end) - dayNumber(start) === 1 &&
  end.hour * 60 + end.minute < start.hour * 60 + start.minute &&
  end.hour < 7;

/**
 * Writes the days of a range without repetition: `du lun. 6 au ven. 10 juillet`, `Mon 29 June – Fri
 * 3 July`.
 */
const daysText = (
  { start, end }: { start: LocalTime; end: LocalTime },
  { language, current_year }: RangeWish,
): string => {
  const overNewYear = start.year !== end.year;
  const year = overNewYear || (current_year !== undefined && end.year !== current_year);
  if (dayNumber(start) === dayNumber(end) || isOneEvening(start, end))
    return dayText(start, language, { year });
  const month = overNewYear || start.month !== end.month;
  const from = dayText(start, language, { month, year: overNewYear });
  const to = dayText(end, language, { year });
  return HABITS[language].days(from, to);
};

/**
 * Writes a range as a parent reads it: `du lun. 6 au ven. 10 juillet, 9 h – 16 h`; `Mon 6 – Fri 10
 * July, 9 am–4 pm`.
 */
export const formatDateRange = (range: Range, wish: RangeWish): string => {
  const start = localTimeOf(range.start_at, wish.time_zone);
  const end = localTimeOf(range.end_at, wish.time_zone);
  const days = daysText({ start, end }, wish);
  if (wish.days_only === true) return days;
  return `${days}, ${hoursText({ start, end }, wish)}`;
};

/** Writes hours that never break: a line that ends in `9 h –` says nothing. */
const hoursText = (
  { start, end }: { start: LocalTime; end: LocalTime },
  { language }: RangeWish,
): string => {
  const from = clockText(start, language);
  const to = clockText(end, language);
  const is_moment = from === to && dayNumber(start) === dayNumber(end);
  return is_moment ? from : HABITS[language].hours(from, to);
};

/** Writes only the hours of a range: `9 h – 16 h`. */
export const formatHours = (range: Range, reading: Reading): string =>
  hoursText(
    {
      start: localTimeOf(range.start_at, reading.time_zone),
      end: localTimeOf(range.end_at, reading.time_zone),
    },
    reading,
  );

/** Writes hours for a narrow column: a line may break after the dash, and nowhere else. */
export const breakingHours = (hours: string): string =>
  hours.replace('–\u2060\u00a0', '– ').replace('–\u2060', '–\u200b');
