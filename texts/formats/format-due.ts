import { lastMomentBefore } from '@ribambelle/domain/base/instants.ts';
import { formatDate, formatInstant } from './format-date.ts';
import { localTimeOf, type Reading } from './local-time.ts';

/**
 * Writes a deadline as people say it: only the day if it ends with that day (`dim. 6 décembre
 * 2026`), with the hour if it ends earlier (`lun. 6 juillet 2026 à 9 h`).
 */
export const formatDue = (due_at: string, reading: Reading): string => {
  const { hour, minute } = localTimeOf(due_at, reading.time_zone);
  return hour === 0 && minute === 0
    ? formatDate(lastMomentBefore(due_at), { ...reading, year: true })
    : formatInstant(due_at, reading);
};
