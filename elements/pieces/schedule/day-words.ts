import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import { dateFormat } from '@ribambelle/texts/formats/formatters.ts';
import { localTimeOf, wordsOf } from '@ribambelle/texts/formats/local-time.ts';

/** Returns a day in full: `lundi 6 juillet`. */
export function dayInFull(day: Day, language: Language): string {
  const weekday = dateFormat(HABITS[language].locale, { weekday: 'long', timeZone: 'UTC' });
  const words = wordsOf(localTimeOf(noonOf(day), 'UTC'), language);
  return `${weekday.format(new Date(noonOf(day)))} ${words.day} ${words.month}`;
}

/** Returns a day for the head of a column: `lun.` and `6`. */
export function dayInShort(day: Day, language: Language): readonly [string, string] {
  const words = wordsOf(localTimeOf(noonOf(day), 'UTC'), language);
  return [words.weekday, words.day];
}

/** Returns a day for narrow places: `lun. 6 juil.`. */
export function dayAndMonth(day: Day, language: Language): string {
  const { weekday, day: number, short_month } = wordsOf(localTimeOf(noonOf(day), 'UTC'), language);
  return `${weekday} ${number} ${short_month}`;
}

/**
 * Returns the visible days in words: `du lun. 6 au dim. 12 juillet`, with the year when it is
 * another one.
 */
export function daysInWords(
  days: readonly Day[],
  reading: { readonly language: Language; readonly current_year: number },
): string {
  const first = noonOf(days[0] ?? '');
  const last = noonOf(days.at(-1) ?? '');
  return formatDateRange(
    { start_at: first, end_at: last },
    { ...reading, time_zone: 'UTC', days_only: true },
  );
}

function noonOf(day: Day): string {
  return `${day}T12:00:00Z`;
}
