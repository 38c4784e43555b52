import { lastDayOf } from '@ribambelle/domain/base/last-day.ts';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import type { Reading } from '@ribambelle/texts/formats/local-time.ts';

/** The last day on which something is good that ends at this instant: what ends at midnight is good the day before. */
export const lastDay = (instant: string, reading: Reading): string =>
  formatDay(lastDayOf(instant, reading.time_zone), reading.language);
