import { updateActivity as endpoint } from '@ribambelle/api/activities/update-activity.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockActivity, saveActivity } from './activity-store.ts';
import { ownValuesOf } from './own-values.ts';
import { checkedActivity, connectActivity } from './prepare-activity.ts';

/** Changes an activity; its address stays as it is. */
export const updateActivity = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { activity, version, categories, images, memberships, ...given } = request;
    const organiser_id = organiser.id;
    const row = orRefuse(await lockActivity(db, { organiser_id, activity }), 'ACTIVITY_NOT_FOUND');
    await requireVersion(db, { organiser_id, record: row, read: version });
    const before = ownValuesOf(row);
    const values = checkedActivity(withChanges(before, given));
    await saveActivity(db, { organiser_id, id: row.id, values, now });
    const connections = await connectActivity(db, {
      organiser_id,
      id: row.id,
      categories,
      images,
      memberships,
      kept: values,
    });
    const summary = textReader({ language, organiser })(values.title);
    const changes = { ...changesBetween(before, values), ...connections };
    const audit = {
      action: 'activities.update' as const,
      entity: 'activities',
      entity_cuid: row.cuid,
      summary,
      changes,
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
