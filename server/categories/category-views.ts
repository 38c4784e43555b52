import type { Db } from '../database/transaction.ts';

/** Loads every category with its group, in display order. */
export async function loadGroupedCategories(db: Db) {
  return db
    .selectFrom('category_groups')
    .leftJoin('categories', (join) =>
      join
        .onRef('categories.organiser_id', '=', 'category_groups.organiser_id')
        .onRef('categories.group_id', '=', 'category_groups.id'),
    )
    .select([
      'category_groups.cuid as group_cuid',
      'category_groups.title as group_title',
      'category_groups.order',
      'category_groups.scope',
    ])
    .select(['categories.cuid', 'categories.title', 'categories.motif'])
    .orderBy('category_groups.order')
    .orderBy('category_groups.id')
    .orderBy('categories.order')
    .orderBy('categories.id')
    .execute();
}
