import { updateCategoryGroup as endpoint } from '@ribambelle/api/categories/update-category-group.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { lockGroup, saveGroup, scopeOf } from './category-store.ts';

/** Changes a group of categories. */
export const updateCategoryGroup = action(endpoint, async (context) => {
  const { db, request } = context;
  const { group, version, ...given } = request;
  const row = orRefuse(await lockGroup(db, group), 'CATEGORY_GROUP_NOT_FOUND');
  await requireVersion(db, { record: row, read: version });
  const scope = scopeOf(row.scope);
  const before = { title: bilingualOf(row.title), scope, order: row.order };
  const values = withChanges(before, given);
  await saveGroup(db, { id: row.id, values });
  const summary = textReader(context)(values.title);
  await logAct(context, {
    act: 'categories.update',
    noun: 'category_groups',
    record: row,
    summary,
    before,
    after: values,
  });
  return { message: null };
});
