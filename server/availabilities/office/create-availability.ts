import { createAvailability as endpoint } from '@ribambelle/api/availabilities/create-availability.ts';
import { datesOfWall } from '@ribambelle/domain/availabilities/wall-dates.ts';
import { findOfficeActivity } from '../../activities/index.ts';
import { action } from '../../action.ts';
import { logAct } from '../../audit/log-act.ts';
import { orRefuse } from '../../refusal.ts';
import { textReader } from '../../texts/bilingual.ts';
import { attachToNew, changesOfNew, readGroupToAttach } from '../series/new-group.ts';
import { insertAvailabilities } from './office-store.ts';
import { checkedAvailability, refuseEmptyDates } from '../series/prepare-availability.ts';

/** Adds one availability with the chosen dates. */
export const createAvailability = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now } = context;
  const { activity, dates: chosenDates, attached, resources, ...values } = request;
  const row = orRefuse(await findOfficeActivity(db, activity), 'ACTIVITY_NOT_FOUND');
  const { permissions } = collaborator;
  const wish = { attached, resources, permissions };
  const group = await readGroupToAttach(db, wish);
  const columns = await checkedAvailability(db, values);
  const dates = datesOfWall(chosenDates, organiser.timezone);
  refuseEmptyDates(dates);
  const availabilities = await insertAvailabilities(db, {
    activity_id: row.id,
    columns,
    groups: [dates],
    now,
  });
  const cuid = orRefuse(availabilities[0], 'ACTIVITY_NOT_FOUND');
  await attachToNew(db, { made: availabilities, group, now });
  const text = textReader(context);
  const summary = `${text(row.title)} · ${dates[0]?.day ?? ''}`;
  await logAct(context, {
    act: 'availabilities.create',
    noun: 'availabilities',
    cuid,
    summary,
    changes: changesOfNew(group, text),
  });
  return { cuid };
});
