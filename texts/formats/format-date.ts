import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { clockText } from './format-time.ts';
import { type LocalTime, localTimeOf, type Reading, wordsOf } from './local-time.ts';

export type DayWish = { readonly month?: boolean; readonly year?: boolean };

/**
 * Writes a day with or without month and year: `lun. 6 juillet 2026`. Only the weekday sticks to
 * its number.
 */
export const dayText = (
  local: LocalTime,
  language: Language,
  { month = true, year = false }: DayWish = {},
): string => {
  const words = wordsOf(local, language);
  const rest = [month ? words.month : '', year ? String(local.year) : ''].filter(
    (word) => word !== '',
  );
  return [`${words.weekday}\u00a0${words.day}`, ...rest].join(' ');
};

/** Writes the day of an instant: `lun. 6 juillet`, and with `year` also `2026`. */
export const formatDate = (
  instant: string,
  { language, time_zone, year = false }: Reading & { readonly year?: boolean },
): string => dayText(localTimeOf(instant, time_zone), language, { year });

/** Writes the month of an instant: `juillet 2026`. */
export const formatMonth = (instant: string, { language, time_zone }: Reading): string => {
  const local = localTimeOf(instant, time_zone);
  return `${wordsOf(local, language).month} ${local.year}`;
};

/**
 * Writes a day of the calendar, such as a birthdate: `6 juillet 2016`. It has no time zone and is
 * never shifted by one.
 */
export const formatDay = (day: string, language: Language): string => {
  const local = localTimeOf(`${day.slice(0, 10)}T12:00:00Z`, 'UTC');
  const words = wordsOf(local, language);
  return `${words.day} ${words.month} ${local.year}`;
};

/**
 * Writes an instant in full, for receipts: `lun. 6 juillet 2026 à 9 h`, `Mon 6 July 2026 at 9 am`.
 */
export const formatInstant = (instant: string, { language, time_zone }: Reading): string => {
  const local = localTimeOf(instant, time_zone);
  return `${dayText(local, language, { year: true })} ${HABITS[language].at} ${clockText(local, language)}`;
};
