import { createCategory as endpoint } from '@ribambelle/api/categories/create-category.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { insertCategory, lockGroup } from './category-store.ts';

/** Adds a category to a group. */
export const createCategory = action(endpoint, async (context) => {
  const { db, request } = context;
  const { group, ...values } = request;
  const { id } = orRefuse(await lockGroup(db, group), 'CATEGORY_GROUP_NOT_FOUND');
  const cuid = await insertCategory(db, { group_id: id, values });
  const summary = textReader(context)(values.title);
  await logAct(context, { act: 'categories.create', noun: 'categories', cuid, summary });
  return { cuid };
});
