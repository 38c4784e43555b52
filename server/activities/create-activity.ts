import { createActivity as endpoint } from '@ribambelle/api/activities/create-activity.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { textReader } from '../texts/bilingual.ts';
import { insertActivity } from './activity-store.ts';
import { checkedActivity, connectActivity } from './prepare-activity.ts';
import { slugOf } from './slug-of.ts';

/** Adds an activity; the site shows nothing of it before it has availabilities. */
export const createActivity = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const { categories, images, memberships, ...given } = request;
  const values = checkedActivity(given, organiser);
  const title = textReader(context)(values.title);
  const { id, cuid } = await insertActivity(db, { slug: slugOf(title), values, now });
  await connectActivity(db, { id, categories, images, memberships, kept: values });
  await logAct(context, { act: 'activities.create', noun: 'activities', cuid, summary: title });
  return { cuid };
});
