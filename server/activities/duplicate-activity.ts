import { duplicateActivity as endpoint } from '@ribambelle/api/activities/duplicate-activity.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { lockActivity } from './activity-store.ts';
import { copyParts, insertCopy } from './duplicate-store.ts';
import { slugOf } from './slug-of.ts';

const LONGEST_TITLE = 200;

/** Copies an activity under another title, not published and without dates. */
export const duplicateActivity = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const row = orRefuse(await lockActivity(db, request.activity), 'ACTIVITY_NOT_FOUND');
  const titles = bilingualOf(row.title);
  const title = Object.fromEntries(
    LANGUAGES.map((each) => [each, titles[each] === '' ? '' : copyOf(titles[each], each)]),
  );
  const summary = textReader(context)(title);
  const copy = { from_id: row.id, title, slug: slugOf(summary), now };
  const { id, cuid } = await insertCopy(db, copy);
  await copyParts(db, { from_id: row.id, to_id: id });
  await logAct(context, { act: 'activities.create', noun: 'activities', cuid, summary });
  return { cuid };
});

function copyOf(title: string, language: (typeof LANGUAGES)[number]): string {
  const { copy } = textsFor(language)['office-activities'];
  return `${title.slice(0, LONGEST_TITLE - copy.length - 1).trimEnd()} ${copy}`;
}
