import { atOnce } from '../database/statements.ts';
import { getActivity as endpoint } from '@ribambelle/api/activities/get-activity.ts';
import { depositFrom } from '@ribambelle/domain/availabilities/card-summary.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadOpenOrFull } from './activity-facts.ts';
import { findActivityId, loadActivities } from './activity-views.ts';
import { presentActivities } from './present-activities.ts';

/** Answers one activity with its descriptions (2 §2). */
export const getActivity = action(endpoint, async ({ db, request, organiser, language, now }) => {
  const id = orRefuse(await findActivityId(db, request.activity), 'ACTIVITY_NOT_FOUND');
  const [[row], [card], availabilities] = await atOnce(
    () => loadActivities(db, [id]),
    () => presentActivities(db, { ids: [id], organiser, language, now }),
    () => loadOpenOrFull(db, { id, now }),
  );
  const activity = orRefuse(row, 'ACTIVITY_NOT_FOUND');
  const text = textReader({ language, organiser });
  const { default_price, default_deposit, default_capacity, allow_registrations_after_start } =
    activity;
  return {
    ...orRefuse(card, 'ACTIVITY_NOT_FOUND'),
    description: text(activity.description),
    instructions: text(activity.instructions),
    deposit_from: availabilities.length === 0 ? default_deposit : depositFrom(availabilities, now),
    default_price,
    default_deposit,
    default_capacity,
    settings: { allow_registrations_after_start },
  };
});
