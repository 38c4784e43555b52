import { instantOfMillis, millisOf } from '@ribambelle/domain/base/instants.ts';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { localTimeOf, type Reading } from '@ribambelle/texts/formats/local-time.ts';
import { dayText } from './day-text.ts';

/** The last day on which something is good that ends at this instant: what ends at midnight is good the day before. */
export function lastDay(instant: string, reading: Reading): string {
  const last = instantOfMillis(millisOf(instant) - 1);
  return formatDay(dayText(localTimeOf(last, reading.time_zone)), reading.language);
}
