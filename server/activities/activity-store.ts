import type { activityFields } from '@ribambelle/api/activities/office-shapes.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

export type ActivityValues = z.output<z.ZodObject<typeof activityFields>>;

interface Of {
  readonly organiser_id: number;
  readonly id: number;
}

function columnsOf({
  categories: _categories,
  images: _images,
  title,
  description,
  instructions,
  ...columns
}: ActivityValues) {
  return {
    ...columns,
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    instructions: JSON.stringify(instructions),
  };
}

/** Adds an activity under an address that nobody else has. */
export async function insertActivity(
  db: Db,
  input: { organiser_id: number; slug: string; values: ActivityValues; now: string },
) {
  const { organiser_id, slug, values, now } = input;
  return db
    .insertInto('activities')
    .values({ organiser_id, slug, ...columnsOf(values), created_at: now, updated_at: now })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/** Locks an activity for a change; undefined for none. */
export async function lockActivity(db: Db, input: { organiser_id: number; activity: string }) {
  return db
    .selectFrom('activities')
    .selectAll()
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.activity)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes an activity. */
export async function saveActivity(
  db: Db,
  input: Of & { values: ActivityValues; now: string },
): Promise<void> {
  await db
    .updateTable('activities')
    .set({ ...columnsOf(input.values), updated_at: input.now })
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .execute();
}

/** Puts an activity in these categories and no other; answers how many of them exist. */
export async function setCategories(
  db: Db,
  input: Of & { categories: readonly string[] },
): Promise<number> {
  await db
    .deleteFrom('activity_categories')
    .where('organiser_id', '=', input.organiser_id)
    .where('activity_id', '=', input.id)
    .execute();
  const { rows } =
    await sql`insert into activity_categories (organiser_id, activity_id, category_id)
    select organiser_id, ${input.id}, id from categories where organiser_id = ${input.organiser_id} and cuid = any(${input.categories})
    returning category_id`.execute(db);
  return rows.length;
}

/** Takes an activity away with what belongs to it alone. */
export async function removeActivity(db: Db, input: Of): Promise<void> {
  const { organiser_id, id } = input;
  await sql`delete from option_prices where organiser_id = ${organiser_id}
    and option_id in (select id from options where organiser_id = ${organiser_id} and activity_id = ${id})`.execute(
    db,
  );
  for (const table of ['options', 'questions', 'activity_images', 'activity_categories'] as const) {
    await db
      .deleteFrom(table)
      .where('organiser_id', '=', organiser_id)
      .where('activity_id', '=', id)
      .execute();
  }
  await db
    .deleteFrom('activities')
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
}
