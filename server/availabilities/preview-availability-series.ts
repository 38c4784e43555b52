import { previewAvailabilitySeries as endpoint } from '@ribambelle/api/availabilities/preview-availability-series.ts';
import { action } from '../action.ts';
import { seriesOf } from './series.ts';

/** Which availabilities a series would make; the same rule makes them. */
export const previewAvailabilitySeries = action(endpoint, async ({ request, organiser }) => ({
  availabilities: seriesOf(request, organiser.timezone).map((dates) => ({ dates: [...dates] })),
}));
