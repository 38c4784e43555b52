import type { Language } from '@ribambelle/domain/base/languages.ts';
import { formatLastDay } from '@ribambelle/texts/formats/format-last-day.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';

interface Reading {
  readonly language: Language;
  readonly time_zone: string;
  readonly texts: Texts['bundles'];
}

/** Returns the validity of a bundle in a few words for a card; null when it has no end. */
export function shortValidity(
  { duration, expires_at }: { duration: number | null; expires_at: string | null },
  reading: Reading,
): string | null {
  const { texts, language } = reading;
  if (expires_at !== null && duration === null)
    return texts.valid_until(lastDayOf(expires_at, reading));
  return duration === null ? null : texts.valid(formatDuration(duration, language));
}

/** Returns the validity in full, for the page of the bundle. */
export function wholeValidity(
  { duration, expires_at }: { duration: number | null; expires_at: string | null },
  reading: Reading,
): string {
  const { texts, language } = reading;
  const long = duration === null ? null : formatDuration(duration, language);
  if (expires_at === null) return long === null ? texts.no_end : texts.from_purchase(long);
  const day = lastDayOf(expires_at, reading);
  return long === null ? texts.until(day) : texts.from_purchase_until(long, day);
}

/**
 * Returns the last day of validity: a bundle that ends at midnight is valid until the day before.
 */
function lastDayOf(instant: string, { language, time_zone }: Reading): string {
  return formatLastDay(instant, { language, time_zone, year: true });
}
