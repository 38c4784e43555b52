import { updateActivityCancellationPolicy as endpoint } from '@ribambelle/api/activities/update-activity-cancellation-policy.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { keepPolicy, loggedPolicy } from '../cancellation-policies/index.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockActivity, setCancellationPolicy } from './activity-store.ts';

/** Sets the conditions of an activity for what is sold from now on. */
export const updateActivityCancellationPolicy = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now } = context;
  const row = orRefuse(await lockActivity(db, request.activity), 'ACTIVITY_NOT_FOUND');
  await requireVersion(db, { record: row, read: request.version });
  const { id, ...policies } = await keepPolicy(db, {
    before_id: row.cancellation_policy_id,
    policy: request.policy,
    created_by: collaborator.id,
    now,
  });
  await setCancellationPolicy(db, { id: row.id, cancellation_policy_id: id });
  await logAct(context, {
    act: 'activities.update',
    noun: 'activities',
    record: row,
    summary: textReader(context)(row.title),
    changes: loggedPolicy(policies, organiser.language),
  });
  return { message: null };
});
