import type { seriesFields } from '@ribambelle/api/availabilities/office-shapes.ts';
import { groupSeries } from '@ribambelle/domain/availabilities/group-series.ts';
import { type SeriesDate, seriesDates } from '@ribambelle/domain/availabilities/recurrence.ts';
import type { z } from 'zod';
import { Refusal } from '../../refusal.ts';
import { refuseEmptyDates } from './prepare-availability.ts';

/**
 * Returns the availabilities of a series as groups of dates, in the organiser's zone. Refuses what
 * the rule refuses.
 */
export function seriesOf(
  request: z.output<z.ZodObject<typeof seriesFields>>,
  zone: string,
): readonly (readonly SeriesDate[])[] {
  const decision = seriesDates({ ...request, zone });
  if (!decision.ok) {
    // an organiser's zone is known: the column was checked when it was set
    if (decision.refused === 'ZONE_UNKNOWN')
      throw new Error(`The organiser's zone is unknown: ${zone}`);
    const code = decision.refused;
    throw new Refusal(code, {
      fields: Object.fromEntries(Object.keys(decision.fields).map((field) => [field, code])),
    });
  }
  refuseEmptyDates(decision.value);
  return groupSeries(decision.value, request.grouping);
}
