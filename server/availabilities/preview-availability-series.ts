import { previewAvailabilitySeries as endpoint } from '@ribambelle/api/availabilities/preview-availability-series.ts';
import { freeDaysOf } from '@ribambelle/domain/availabilities/recurrence.ts';
import { action } from '../action.ts';
import { seriesOf } from './series.ts';

/** Which availabilities a series would make; the same rule makes them. */
export const previewAvailabilitySeries = action(endpoint, async ({ request, organiser }) => {
  const zone = organiser.timezone;
  const { skipped_days, holidays } = freeDaysOf({ ...request, zone });
  return {
    availabilities: seriesOf(request, zone).map((dates) => ({ dates: [...dates] })),
    skipped_days: [...skipped_days],
    holidays: [...holidays],
  };
});
