import { listCategoryGroups as endpoint } from '@ribambelle/api/categories/list-category-groups.ts';
import { action } from '../action.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadGroupedCategories } from './category-views.ts';

/** Lists category groups with their categories (2 §7). */
export const listCategoryGroups = action(endpoint, async ({ db, request, organiser, language }) => {
  const rows = await loadGroupedCategories(db);
  const text = textReader({ language, organiser });
  const groups = Map.groupBy(rows, (row) => row.group_cuid);
  const data = [...groups.values()].flatMap(([first, ...rest]) => {
    if (
      first === undefined ||
      (request.cuid !== undefined && !request.cuid.includes(first.group_cuid))
    )
      return [];
    const categories = [first, ...rest].flatMap(({ cuid, title, motif }) =>
      cuid === null ? [] : [{ cuid, title: text(title ?? {}), motif: motif ?? 'paper' }],
    );
    return [
      {
        cuid: first.group_cuid,
        title: text(first.group_title),
        order: first.order,
        scope: first.scope === 'PRIMARY' ? ('PRIMARY' as const) : ('SECONDARY' as const),
        categories,
      },
    ];
  });
  return { data };
});
