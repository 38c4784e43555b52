import { createCategoryGroup as endpoint } from '@ribambelle/api/categories/create-category-group.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { textReader } from '../texts/bilingual.ts';
import { insertGroup } from './category-store.ts';

/** Adds a group of categories. */
export const createCategoryGroup = action(endpoint, async (context) => {
  const { db, request } = context;
  const cuid = await insertGroup(db, request);
  const summary = textReader(context)(request.title);
  await logAct(context, { act: 'categories.create', noun: 'category_groups', cuid, summary });
  return { cuid };
});
