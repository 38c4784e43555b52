import { atOnce } from '../database/statements.ts';
import { listOfficeCategories as endpoint } from '@ribambelle/api/categories/list-office-categories.ts';
import { action } from '../action.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { scopeOf } from './category-store.ts';
import { loadCategoriesWithUse, loadGroups } from './office-category-views.ts';

/** Lists every group with its categories. */
export const listOfficeCategories = action(endpoint, async ({ db }) => {
  const [groups, categories] = await atOnce(
    () => loadGroups(db),
    () => loadCategoriesWithUse(db),
  );
  const byGroup = Map.groupBy(categories, (category) => category.group_id);
  const data = groups.map(({ id, cuid, title, scope, order, version }) => ({
    cuid,
    version,
    order,
    title: bilingualOf(title),
    scope: scopeOf(scope),
    categories: (byGroup.get(id) ?? []).map(({ group_id: _group, ...category }) => ({
      ...category,
      title: bilingualOf(category.title),
    })),
  }));
  return { data };
});
