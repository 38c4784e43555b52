import type { activityFields } from '@ribambelle/api/activities/office-shapes.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

export type ActivityValues = z.output<z.ZodObject<typeof activityFields>>;

/** The values of an activity that are in its own row. */
export type OwnValues = Omit<ActivityValues, 'categories' | 'images' | 'memberships'>;

function columnsOf({ title, description, instructions, ...columns }: OwnValues) {
  return {
    ...columns,
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    instructions: JSON.stringify(instructions),
  };
}

/** Adds an activity at an address that no other activity has. */
export async function insertActivity(
  db: Db,
  input: { slug: string; values: OwnValues; now: string },
) {
  const { slug, values, now } = input;
  return db
    .insertInto('activities')
    .values({ slug, ...columnsOf(values), created_at: now, updated_at: now })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/** Locks an activity for a change; undefined when there is none. */
export async function lockActivity(db: Db, activity: string) {
  return db
    .selectFrom('activities')
    .selectAll()
    .where('cuid', '=', activity)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes an activity and its version, because parts of it in other tables change too. */
export async function saveActivity(
  db: Db,
  input: { id: number; values: OwnValues; now: string },
): Promise<void> {
  await db
    .updateTable('activities')
    .set((row) => ({
      ...columnsOf(input.values),
      updated_at: input.now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', input.id)
    .execute();
}

/** Increases the version of an activity when only its parts in other tables changed. */
export async function moveActivityVersion(db: Db, id: number): Promise<void> {
  await db
    .updateTable('activities')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Sets the conditions on which families cancel an activity, and moves its version. */
export async function setCancellationPolicy(
  db: Db,
  input: { id: number; cancellation_policy_id: number | null },
): Promise<void> {
  const { id, cancellation_policy_id } = input;
  await db
    .updateTable('activities')
    .set((row) => ({ cancellation_policy_id, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * The records that an activity names, by their cuids: pictures in their order, the rest in no
 * order.
 */
type Connected = Readonly<Record<'memberships' | 'categories' | 'images', string[]>>;

/** Loads the memberships and categories of an activity, and its pictures in order, by cuid. */
export async function loadConnected(db: Db, id: number): Promise<Connected> {
  const { rows } = await sql<Connected>`select
    array(select m.cuid from activities a join memberships m on m.organiser_id = a.organiser_id and m.id = any(a.membership_ids)
      where a.id = ${id} order by m.cuid) as memberships,
    array(select c.cuid from activity_categories a join categories c on c.organiser_id = a.organiser_id and c.id = a.category_id
      where a.activity_id = ${id} order by c.cuid) as categories,
    array(select f.cuid from activity_images a join files f on f.organiser_id = a.organiser_id and f.id = a.file_id
      where a.activity_id = ${id} order by a."order") as images`.execute(db);
  return rows[0] ?? { memberships: [], categories: [], images: [] };
}

/**
 * Sets the memberships whose members an activity is for; returns the number of these memberships
 * that exist.
 */
export async function setMemberships(
  db: Db,
  { id, memberships }: { id: number; memberships: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    update activities set membership_ids = array(
      select m.id from memberships m where m.cuid = any(${memberships}::text[]) order by m.id)
    where id = ${id} returning cardinality(membership_ids) as found`.execute(db);
  return rows[0]?.found ?? 0;
}

/** Puts an activity into these categories and no other; returns the number of them that exist. */
export async function setCategories(
  db: Db,
  input: { id: number; categories: readonly string[] },
): Promise<number> {
  await db.deleteFrom('activity_categories').where('activity_id', '=', input.id).execute();
  const { rows } =
    await sql`insert into activity_categories (organiser_id, activity_id, category_id)
    select organiser_id, ${input.id}, id from categories where cuid = any(${input.categories})
    returning category_id`.execute(db);
  return rows.length;
}

/** The tables of an activity's own parts, which are deleted with it. */
const OWN_TABLES = [
  'options',
  'questions',
  'registration_request_tiers',
  'registration_request_constraints',
  'activity_images',
  'activity_categories',
] as const;

/** Deletes an activity with everything that belongs to it alone. */
export async function removeActivity(db: Db, id: number): Promise<void> {
  await sql`delete from option_prices where option_id in (select id from options where activity_id = ${id})`.execute(
    db,
  );
  for (const table of OWN_TABLES) {
    await db.deleteFrom(table).where('activity_id', '=', id).execute();
  }
  await db.deleteFrom('activities').where('id', '=', id).execute();
}
