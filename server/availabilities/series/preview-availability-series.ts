import { previewAvailabilitySeries as endpoint } from '@ribambelle/api/availabilities/preview-availability-series.ts';
import { daysOfSeries } from '@ribambelle/domain/availabilities/recurrence.ts';
import { action } from '../../action.ts';
import { nameDays } from '../../closed-periods/index.ts';
import { textReader } from '../../texts/bilingual.ts';
import { findClashesOfNew, readNewGroup } from './new-group.ts';
import { presentClashes } from '../clashes/present-clashes.ts';
import { seriesOf } from './series.ts';

/**
 * Lists the availabilities that a series would make, their holidays and their clashes; the same
 * rule makes them.
 */
export const previewAvailabilitySeries = action(endpoint, async (context) => {
  const { db, request, organiser, language, now } = context;
  const { attached, resources, ...schedule } = request;
  const zone = organiser.timezone;
  const { skipped_days, days } = daysOfSeries({ ...schedule, zone });
  const availabilities = seriesOf(schedule, zone).map((dates) => ({ dates: [...dates] }));
  const holidays = await nameDays(context, days);
  const group = await readNewGroup(db, { attached, resources });
  const dates = availabilities.flatMap((one) => one.dates);
  const clashes = await findClashesOfNew(db, { group, dates, now });
  return {
    availabilities,
    skipped_days: [...skipped_days],
    holidays: holidays.map(({ day, names }) => ({ day, names: [...names] })),
    clashes: presentClashes(clashes, textReader({ language, organiser })),
  };
});
