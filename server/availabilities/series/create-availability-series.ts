import { createAvailabilitySeries as endpoint } from '@ribambelle/api/availabilities/create-availability-series.ts';
import { findOfficeActivity } from '../../activities/index.ts';
import { action } from '../../action.ts';
import { logAct } from '../../audit/log-act.ts';
import { orRefuse } from '../../refusal.ts';
import { textReader } from '../../texts/bilingual.ts';
import { attachToNew, changesOfNew, readGroupToAttach } from './new-group.ts';
import { insertAvailabilities } from '../office/office-store.ts';
import { checkedAvailability } from './prepare-availability.ts';
import { seriesOf } from './series.ts';

/** Makes the availabilities of a weekly series, all or none. */
export const createAvailabilitySeries = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now } = context;
  const {
    activity,
    first_day,
    last_day,
    weekdays,
    start_time,
    end_time,
    dates,
    skipped_days,
    grouping,
    attached,
    resources,
    ...values
  } = request;
  const row = orRefuse(await findOfficeActivity(db, activity), 'ACTIVITY_NOT_FOUND');
  const groups = seriesOf(
    { first_day, last_day, weekdays, start_time, end_time, dates, skipped_days, grouping },
    organiser.timezone,
  );
  const { permissions } = collaborator;
  const wish = { attached, resources, permissions };
  const group = await readGroupToAttach(db, wish);
  const columns = await checkedAvailability(db, values);
  const availabilities = await insertAvailabilities(db, {
    activity_id: row.id,
    columns,
    groups,
    now,
  });
  await attachToNew(db, { made: availabilities, group, now });
  const text = textReader(context);
  const changes = {
    availabilities: { from: 0, to: availabilities.length },
    period: { from: first_day, to: last_day },
    ...changesOfNew(group, text),
  };
  const summary = text(row.title);
  await logAct(context, {
    act: 'availabilities.create',
    noun: 'activities',
    cuid: row.cuid,
    summary,
    changes,
  });
  return { created: availabilities.length };
});
