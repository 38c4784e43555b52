import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Loads every group of categories, in order. */
export async function loadGroups(db: Db) {
  return db
    .selectFrom('category_groups')
    .select(['id', 'cuid', 'title', 'scope', 'order', 'version'])
    .orderBy('order')
    .orderBy('id')
    .execute();
}

/** Loads every category, in order, with the number of its activities. */
export async function loadCategoriesWithUse(db: Db) {
  return db
    .selectFrom('categories')
    .select(['group_id', 'cuid', 'title', 'motif', 'order', 'version'])
    .select(
      sql<number>`(select count(*) from activity_categories has
        where has.organiser_id = categories.organiser_id and has.category_id = categories.id)`.as(
        'activities',
      ),
    )
    .orderBy('order')
    .orderBy('id')
    .execute();
}
