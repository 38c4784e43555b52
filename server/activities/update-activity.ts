import { updateActivity as endpoint } from '@ribambelle/api/activities/update-activity.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockActivity, saveActivity } from './activity-store.ts';
import { ownValuesOf } from './own-values.ts';
import { checkedActivity, connectActivity } from './prepare-activity.ts';

/** Changes an activity; its address stays as it is. */
export const updateActivity = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const { activity, version, categories, images, memberships, ...given } = request;
  const row = orRefuse(await lockActivity(db, activity), 'ACTIVITY_NOT_FOUND');
  await requireVersion(db, { record: row, read: version });
  const before = ownValuesOf(row);
  const values = checkedActivity(withChanges(before, given), organiser);
  await saveActivity(db, { id: row.id, values, now });
  const connections = await connectActivity(db, {
    id: row.id,
    categories,
    images,
    memberships,
    kept: values,
  });
  const summary = textReader(context)(values.title);
  await logAct(context, {
    act: 'activities.update',
    noun: 'activities',
    record: row,
    summary,
    before,
    after: values,
    changes: connections,
  });
  return { message: null };
});
