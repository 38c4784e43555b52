import { getActivityCancellationPolicy as endpoint } from '@ribambelle/api/activities/get-activity-cancellation-policy.ts';
import { action } from '../action.ts';
import { findPolicy, presentPolicy } from '../cancellation-policies/index.ts';
import { orRefuse } from '../refusal.ts';
import { findOfficeActivity } from './office-activity-views.ts';

/** Answers the conditions of an activity, and the organiser's, which hold without its own. */
export const getActivityCancellationPolicy = action(
  endpoint,
  async ({ db, request, organiser }) => {
    const row = orRefuse(await findOfficeActivity(db, request.activity), 'ACTIVITY_NOT_FOUND');
    const policy = await findPolicy(db, row.cancellation_policy_id);
    const above = await findPolicy(db, organiser.cancellation_policy_id);
    return presentPolicy({ version: row.version, policy, above });
  },
);
