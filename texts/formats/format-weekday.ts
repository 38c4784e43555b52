import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { dateFormat } from './formatters.ts';

const A_MONDAY = Date.UTC(2026, 6, 6, 12);
const A_DAY = 86_400_000;

/** Writes a day of the week, 1 for Monday to 7 for Sunday: `lundi`, `Monday`. */
export function formatWeekday(weekday: number, language: Language): string {
  const format = dateFormat(HABITS[language].locale, { weekday: 'long', timeZone: 'UTC' });
  return format.format(new Date(A_MONDAY + (weekday - 1) * A_DAY));
}
