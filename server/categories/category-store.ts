import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Db } from '../database/transaction.ts';

export interface CategoryValues {
  readonly title: InEachLanguage<string>;
  readonly motif: string;
  readonly order: number;
}

export interface GroupValues {
  readonly title: InEachLanguage<string>;
  readonly scope: 'PRIMARY' | 'SECONDARY';
  readonly order: number;
}

/** Returns the scope of a group from its column; PRIMARY groups show on cards. */
export function scopeOf(scope: string): GroupValues['scope'] {
  return scope === 'PRIMARY' ? 'PRIMARY' : 'SECONDARY';
}

/** Locks a category for a change; undefined when there is none. */
export async function lockCategory(db: Db, category: string) {
  return db
    .selectFrom('categories')
    .select(['id', 'cuid', 'title', 'motif', 'order', 'version'])
    .where('cuid', '=', category)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks a group for a change; undefined when there is none. */
export async function lockGroup(db: Db, group: string) {
  return db
    .selectFrom('category_groups')
    .select(['id', 'cuid', 'title', 'scope', 'order', 'version'])
    .where('cuid', '=', group)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a category to a group and returns its cuid. */
export async function insertCategory(
  db: Db,
  input: { group_id: number; values: CategoryValues },
): Promise<string> {
  const { group_id, values } = input;
  const row = { group_id, ...values, title: JSON.stringify(values.title) };
  return (await db.insertInto('categories').values(row).returning('cuid').executeTakeFirstOrThrow())
    .cuid;
}

/** Adds a group and returns its cuid. */
export async function insertGroup(db: Db, values: GroupValues): Promise<string> {
  const row = { ...values, title: JSON.stringify(values.title) };
  return (
    await db.insertInto('category_groups').values(row).returning('cuid').executeTakeFirstOrThrow()
  ).cuid;
}

/** Changes a category. */
export async function saveCategory(
  db: Db,
  input: { id: number; values: CategoryValues },
): Promise<void> {
  await db
    .updateTable('categories')
    .set({ ...input.values, title: JSON.stringify(input.values.title) })
    .where('id', '=', input.id)
    .execute();
}

/** Changes a group. */
export async function saveGroup(db: Db, input: { id: number; values: GroupValues }): Promise<void> {
  await db
    .updateTable('category_groups')
    .set({ ...input.values, title: JSON.stringify(input.values.title) })
    .where('id', '=', input.id)
    .execute();
}

/** Tests whether an activity is in a category; the lock on its row keeps new ones waiting. */
export async function isCategoryUsed(db: Db, id: number): Promise<boolean> {
  const query = db.selectFrom('activity_categories').select('category_id');
  return (await query.where('category_id', '=', id).limit(1).executeTakeFirst()) !== undefined;
}

/** Tests whether a group has categories. */
export async function isGroupUsed(db: Db, id: number): Promise<boolean> {
  const query = db.selectFrom('categories').select('id');
  return (await query.where('group_id', '=', id).limit(1).executeTakeFirst()) !== undefined;
}

/** Deletes a category or a group. */
export async function removeFrom(
  db: Db,
  input: { id: number; table: 'categories' | 'category_groups' },
): Promise<void> {
  await db.deleteFrom(input.table).where('id', '=', input.id).execute();
}
