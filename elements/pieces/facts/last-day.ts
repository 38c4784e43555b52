import { lastMomentBefore } from '@ribambelle/domain/base/instants.ts';
import { formatDay } from '@ribambelle/texts/formats/format-date.ts';
import { localTimeOf, type Reading } from '@ribambelle/texts/formats/local-time.ts';
import { dayText } from './day-text.ts';

/** The last day on which something is good that ends at this instant: what ends at midnight is good the day before. */
export function lastDay(instant: string, reading: Reading): string {
  const last = localTimeOf(lastMomentBefore(instant), reading.time_zone);
  return formatDay(dayText(last), reading.language);
}
