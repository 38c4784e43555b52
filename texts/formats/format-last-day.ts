import { lastMomentBefore } from '@ribambelle/domain/base/instants.ts';
import { formatDate } from './format-date.ts';

/**
 * Writes the last day of something that is over at this moment, as `formatDate` writes a day (`sam.
 * 12 décembre 2026`).
 */
export const formatLastDay = (end: string, reading: Parameters<typeof formatDate>[1]): string =>
  formatDate(lastMomentBefore(end), reading);
