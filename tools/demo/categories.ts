import type { GroupContent } from './content/categories.ts';
import { bilingual, type Shop } from './shop.ts';

/** The created categories, by `group/key`. */
export interface AddedCategories {
  /** Their ids. */
  readonly categories: ReadonlyMap<string, number>;
  readonly category_cuids: ReadonlyMap<string, string>;
}

/** Puts an activity into a category; an unknown one is left out. */
export function categorise(
  shop: Shop,
  { activity_id, category_id }: { activity_id: number; category_id: number | undefined },
): void {
  if (category_id !== undefined)
    shop.batch.add('activity_categories', {
      organiser_id: shop.organiser_id,
      activity_id,
      category_id,
    });
}

/** Adds groups of categories. */
export function addCategories(
  { organiser_id, random, batch }: Shop,
  groups: readonly GroupContent[],
): AddedCategories {
  const categories = new Map<string, number>();
  const category_cuids = new Map<string, string>();
  for (const [order, group] of groups.entries()) {
    const group_id = random.id();
    batch.add('category_groups', {
      organiser_id,
      id: group_id,
      cuid: random.cuid(),
      title: bilingual(group.title),
      scope: group.scope,
      order,
    });
    for (const [index, { key, title, motif }] of group.categories.entries()) {
      const id = random.id();
      const cuid = random.cuid();
      batch.add('categories', {
        organiser_id,
        id,
        cuid,
        group_id,
        title: bilingual(title),
        motif,
        order: index,
      });
      categories.set(`${group.key}/${key}`, id);
      category_cuids.set(`${group.key}/${key}`, cuid);
    }
  }
  return { categories, category_cuids };
}
