import type { categoryOfActivity } from '@ribambelle/api/activities/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

export type CategoryOfActivity = z.infer<typeof categoryOfActivity>;

/**
 * Loads the categories of these activities with their groups, in the organiser's order, by the
 * activity's id. Each category is read and presented once, whatever the number of its activities.
 */
export async function loadCategories(
  db: Db,
  input: { ids: readonly number[]; text: (column: Json) => string },
): Promise<ReadonlyMap<number, readonly CategoryOfActivity[]>> {
  const belonging = db
    .selectFrom('activity_categories')
    .select(['category_id', sql<number[]>`array_agg(activity_id)`.as('activity_ids')])
    .where(sql<boolean>`activity_id = any(${input.ids})`)
    .groupBy('category_id');
  const categories = await db
    .selectFrom(belonging.as('belonging'))
    .innerJoin('categories', (join) => join.onRef('categories.id', '=', 'belonging.category_id'))
    .innerJoin('category_groups', (join) =>
      join
        .onRef('category_groups.organiser_id', '=', 'categories.organiser_id')
        .onRef('category_groups.id', '=', 'categories.group_id'),
    )
    .select(['belonging.activity_ids', 'categories.cuid', 'categories.title', 'categories.motif'])
    .select([
      'category_groups.cuid as group_cuid',
      'category_groups.title as group_title',
      'category_groups.scope',
    ])
    .orderBy('category_groups.order')
    .orderBy('categories.order')
    .execute();
  const categoriesById = new Map<number, CategoryOfActivity[]>(input.ids.map((id) => [id, []]));
  for (const { activity_ids, cuid, title, motif, group_cuid, group_title, scope } of categories) {
    const group = {
      cuid: group_cuid,
      title: input.text(group_title),
      scope: scope === 'PRIMARY' ? ('PRIMARY' as const) : ('SECONDARY' as const),
    };
    const category = { cuid, title: input.text(title), motif, group };
    for (const id of activity_ids) categoriesById.get(id)?.push(category);
  }
  return categoriesById;
}
