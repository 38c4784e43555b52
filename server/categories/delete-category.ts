import { deleteCategory as endpoint } from '@ribambelle/api/categories/delete-category.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { isCategoryUsed, lockCategory, removeFrom } from './category-store.ts';

/** Deletes a category that nothing uses. */
export const deleteCategory = action(endpoint, async (context) => {
  const { db, request } = context;
  const row = orRefuse(await lockCategory(db, request.category), 'CATEGORY_NOT_FOUND');
  if (await isCategoryUsed(db, row.id)) refuse('CATEGORY_IN_USE');
  const summary = textReader(context)(row.title);
  const removal = await keepRemoved(context, {
    noun: 'categories',
    key: row.id,
    cuid: row.cuid,
    summary,
  });
  await removeFrom(db, { id: row.id, table: 'categories' });
  await logAct(context, { act: 'categories.delete', noun: 'categories', cuid: row.cuid, summary });
  return { message: null, removal };
});
