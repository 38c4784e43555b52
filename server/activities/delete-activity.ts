import { deleteActivity as endpoint } from '@ribambelle/api/activities/delete-activity.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockActivity, removeActivity } from './activity-store.ts';
import { countAvailabilities, isInBundle, isInCoupon } from './office-activity-views.ts';

/** Deletes an activity that never had an availability and that no pack and no coupon names. */
export const deleteActivity = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const row = orRefuse(
      await lockActivity(db, { organiser_id, activity: request.activity }),
      'ACTIVITY_NOT_FOUND',
    );
    const one = { organiser_id, activity_id: row.id };
    if ((await countAvailabilities(db, one)) > 0) refuse('ACTIVITY_IN_USE');
    if (await isInBundle(db, one)) refuse('ACTIVITY_IN_BUNDLE');
    if (await isInCoupon(db, one)) refuse('ACTIVITY_IN_COUPON');
    const summary = textReader({ language, organiser })(row.title);
    const removal = await keepRemoved(db, {
      noun: 'activities',
      key: row.id,
      entity_cuid: row.cuid,
      summary,
      organiser,
      collaborator,
      now,
    });
    await removeActivity(db, { organiser_id, id: row.id });
    const audit = {
      action: 'activities.delete' as const,
      entity: 'activities',
      entity_cuid: row.cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null, removal };
  },
);
