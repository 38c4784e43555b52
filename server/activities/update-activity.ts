import { updateActivity as endpoint } from '@ribambelle/api/activities/update-activity.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { lockActivity, saveActivity } from './activity-store.ts';
import { checkedActivity, connectActivity } from './prepare-activity.ts';

/** Changes an activity; its address stays as it is. */
export const updateActivity = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { activity, ...form } = request;
    const row = orRefuse(
      await lockActivity(db, { organiser_id: organiser.id, activity }),
      'ACTIVITY_NOT_FOUND',
    );
    const values = checkedActivity(form);
    await saveActivity(db, { organiser_id: organiser.id, id: row.id, values, now });
    await connectActivity(db, { organiser_id: organiser.id, id: row.id, values });
    const { categories: _categories, images: _images, ...after } = values;
    const texts = {
      title: bilingualOf(row.title),
      description: bilingualOf(row.description),
      instructions: bilingualOf(row.instructions),
    };
    const summary = textReader({ language, organiser })(values.title);
    const changes = changesBetween({ ...row, ...texts }, after);
    const did = {
      action: 'activities.update' as const,
      entity: 'activities',
      entity_cuid: row.cuid,
      summary,
      changes,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
