import { createActivity as endpoint } from '@ribambelle/api/activities/create-activity.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { textReader } from '../texts/bilingual.ts';
import { insertActivity } from './activity-store.ts';
import { checkedActivity, connectActivity } from './prepare-activity.ts';
import { slugOf } from './slug-of.ts';

/** Adds an activity; the site shows nothing of it before it has availabilities. */
export const createActivity = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { categories, images, memberships, ...given } = request;
    const values = checkedActivity(given);
    const title = textReader({ language, organiser })(values.title);
    const { id, cuid } = await insertActivity(db, {
      organiser_id: organiser.id,
      slug: slugOf(title),
      values,
      now,
    });
    await connectActivity(db, {
      organiser_id: organiser.id,
      id,
      categories,
      images,
      memberships,
      kept: values,
    });
    const audit = {
      action: 'activities.create' as const,
      entity: 'activities',
      entity_cuid: cuid,
      summary: title,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { cuid };
  },
);
