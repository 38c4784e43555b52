import { deleteCategoryGroup as endpoint } from '@ribambelle/api/categories/delete-category-group.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { isGroupUsed, lockGroup, removeFrom } from './category-store.ts';

/** Deletes a group of categories that nothing uses. */
export const deleteCategoryGroup = action(endpoint, async (context) => {
  const { db, request } = context;
  const row = orRefuse(await lockGroup(db, request.group), 'CATEGORY_GROUP_NOT_FOUND');
  if (await isGroupUsed(db, row.id)) refuse('CATEGORY_GROUP_IN_USE');
  const summary = textReader(context)(row.title);
  const removal = await keepRemoved(context, {
    noun: 'category_groups',
    key: row.id,
    cuid: row.cuid,
    summary,
  });
  await removeFrom(db, { id: row.id, table: 'category_groups' });
  await logAct(context, {
    act: 'categories.delete',
    noun: 'category_groups',
    cuid: row.cuid,
    summary,
  });
  return { message: null, removal };
});
