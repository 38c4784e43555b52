import { lastDayOf } from '@ribambelle/domain/base/last-day.ts';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import type { Reading } from '@ribambelle/texts/formats/local-time.ts';

/**
 * Returns the last day of validity of something that ends at this instant: when it ends at
 * midnight, the day before.
 */
export const lastDay = (instant: string, reading: Reading): string =>
  formatDay(lastDayOf(instant, reading.time_zone), reading.language);
