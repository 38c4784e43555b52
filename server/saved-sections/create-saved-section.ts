import { createSavedSection as endpoint } from '@ribambelle/api/saved-sections/create-saved-section.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { cleanedTree, keptTree, requireLimits } from '../pages/index.ts';
import { refuse } from '../refusal.ts';
import {
  countSavedSections,
  insertSavedSection,
  lockSavedSections,
} from './saved-section-store.ts';

const MOST = 50;

/** Keeps a section of a page under a name, with its rich text sanitised. */
export const createSavedSection = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const { name } = request;
  requireLimits(request.content);
  const content = keptTree(cleanedTree(request.content));
  await lockSavedSections(db);
  if ((await countSavedSections(db)) >= MOST) refuse('SAVED_SECTIONS_TOO_MANY');
  const cuid = await insertSavedSection(db, { name, content, created_at: now });
  await logAct(context, {
    act: 'website-pages.create',
    noun: 'saved_sections',
    cuid,
    summary: name,
  });
  return { cuid };
});
