import { previewAvailabilitySeries as endpoint } from '@ribambelle/api/availabilities/preview-availability-series.ts';
import { daysOfSeries } from '@ribambelle/domain/availabilities/recurrence.ts';
import { action } from '../action.ts';
import { nameDays } from '../closed-periods/index.ts';
import { seriesOf } from './series.ts';

/** Which availabilities a series would make, and on which holidays; the same rule makes them. */
export const previewAvailabilitySeries = action(endpoint, async (context) => {
  const { request, organiser } = context;
  const zone = organiser.timezone;
  const { skipped_days, days } = daysOfSeries({ ...request, zone });
  const availabilities = seriesOf(request, zone).map((dates) => ({ dates: [...dates] }));
  const holidays = await nameDays(context, days);
  return {
    availabilities,
    skipped_days: [...skipped_days],
    holidays: holidays.map(({ day, names }) => ({ day, names: [...names] })),
  };
});
