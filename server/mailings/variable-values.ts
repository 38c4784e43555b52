import { HABITS, type Language } from '@ribambelle/domain/base/languages.ts';
import type { VariableValues } from '@ribambelle/domain/mailings/variables.ts';
import { formatDateRange } from '@ribambelle/texts/formats/format-date-range.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { textReader } from '../texts/bilingual.ts';
import type { FamilyFacts } from './variable-values-views.ts';

/** The most dates that are written one by one; more are written as a range. */
const MOST_DATES = 5;

/** Returns the values of the variables for a family, in its language. */
export function valuesOf(
  family: FamilyFacts,
  { language, organiser }: { readonly language: Language; readonly organiser: Organiser },
): VariableValues {
  const text = textReader({ language, organiser });
  const listOf = (words: readonly string[]) =>
    new Intl.ListFormat(HABITS[language].locale, { type: 'conjunction' }).format(new Set(words));
  return {
    firstname: family.firstname,
    lastname: family.lastname,
    children: listOf(family.children),
    activity: listOf(family.activities.map(text)),
    dates: datesText(family.times, { language, time_zone: organiser.timezone }),
  };
}

function datesText(
  times: FamilyFacts['times'],
  reading: { readonly language: Language; readonly time_zone: string },
): string {
  const wish = { ...reading, current_year: 0 };
  const sortedTimes = times.toSorted(
    (one, other) => Date.parse(one.start_at) - Date.parse(other.start_at),
  );
  const [first] = sortedTimes;
  if (first === undefined) return '';
  if (sortedTimes.length <= MOST_DATES)
    return sortedTimes.map((one) => formatDateRange(one, wish)).join(' ; ');
  const end_at = sortedTimes
    .map((one) => one.end_at)
    .reduce((one, other) => (Date.parse(other) > Date.parse(one) ? other : one));
  return formatDateRange({ start_at: first.start_at, end_at }, { ...wish, days_only: true });
}

/** Escapes a value for HTML, in text or between quotes. */
export function inHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
