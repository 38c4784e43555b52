import { updateCategory as endpoint } from '@ribambelle/api/categories/update-category.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { lockCategory, saveCategory } from './category-store.ts';

/** Changes a category. */
export const updateCategory = action(endpoint, async (context) => {
  const { db, request } = context;
  const { category, version, ...given } = request;
  const row = orRefuse(await lockCategory(db, category), 'CATEGORY_NOT_FOUND');
  await requireVersion(db, { record: row, read: version });
  const before = { title: bilingualOf(row.title), motif: row.motif, order: row.order };
  const values = withChanges(before, given);
  await saveCategory(db, { id: row.id, values });
  const summary = textReader(context)(values.title);
  await logAct(context, {
    act: 'categories.update',
    noun: 'categories',
    record: row,
    summary,
    before,
    after: values,
  });
  return { message: null };
});
