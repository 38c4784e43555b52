import { deleteActivity as endpoint } from '@ribambelle/api/activities/delete-activity.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockActivity, removeActivity } from './activity-store.ts';
import { countAvailabilities, isInBundle, isInCoupon } from './office-activity-views.ts';

/** Deletes an activity that never had an availability and that no pack and no coupon names. */
export const deleteActivity = action(endpoint, async (context) => {
  const { db, request } = context;
  const row = orRefuse(await lockActivity(db, request.activity), 'ACTIVITY_NOT_FOUND');
  if ((await countAvailabilities(db, row.id)) > 0) refuse('ACTIVITY_IN_USE');
  if (await isInBundle(db, row.id)) refuse('ACTIVITY_IN_BUNDLE');
  if (await isInCoupon(db, row.id)) refuse('ACTIVITY_IN_COUPON');
  const summary = textReader(context)(row.title);
  const removal = await keepRemoved(context, {
    noun: 'activities',
    key: row.id,
    cuid: row.cuid,
    summary,
  });
  await removeActivity(db, row.id);
  await logAct(context, { act: 'activities.delete', noun: 'activities', cuid: row.cuid, summary });
  return { message: null, removal };
});
