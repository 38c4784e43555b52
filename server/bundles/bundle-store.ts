import type { bundleFields } from '@ribambelle/api/bundles/office-shapes.ts';
import type { z } from 'zod';
import { setNamedActivities } from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';

export type BundleValues = z.output<z.ZodObject<typeof bundleFields>>;

/** The values of a bundle that are in its own row. */
export type OwnValues = Omit<BundleValues, 'images' | 'activities'>;

interface Of {
  readonly organiser_id: number;
  readonly id: number;
}

function columnsOf({ title, description, ...columns }: OwnValues) {
  return { ...columns, title: JSON.stringify(title), description: JSON.stringify(description) };
}

/** Adds a bundle and returns its id and cuid. */
export async function insertBundle(
  db: Db,
  input: { organiser_id: number; values: OwnValues; now: string },
) {
  const { organiser_id, values, now } = input;
  return db
    .insertInto('bundles')
    .values({ organiser_id, ...columnsOf(values), created_at: now, updated_at: now })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/** Locks a bundle for a change; undefined when there is none. */
export async function lockBundle(db: Db, input: { organiser_id: number; bundle: string }) {
  return db
    .selectFrom('bundles')
    .select(['id', 'cuid', 'title', 'description', 'price', 'capacity', 'duration', 'expires_at'])
    .select(['entity', 'published', 'order', 'version'])
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.bundle)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a bundle and its version, because its pictures are in another table. */
export async function saveBundle(
  db: Db,
  input: Of & { values: OwnValues; now: string },
): Promise<void> {
  await db
    .updateTable('bundles')
    .set((row) => ({
      ...columnsOf(input.values),
      updated_at: input.now,
      version: row('version', '+', 1),
    }))
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .execute();
}

/** Deletes a bundle with the rows that name its pictures and its activities. */
export async function removeBundle(db: Db, { organiser_id, id }: Of): Promise<void> {
  await db
    .deleteFrom('bundle_images')
    .where('organiser_id', '=', organiser_id)
    .where('bundle_id', '=', id)
    .execute();
  await setNamedActivities(db, { of: 'bundles', organiser_id, id, activities: [] });
  await db
    .deleteFrom('bundles')
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
}

/** Tests whether a voucher is for a bundle. */
export async function isGiven(db: Db, { organiser_id, id }: Of): Promise<boolean> {
  const found = await db
    .selectFrom('vouchers')
    .select('id')
    .where('organiser_id', '=', organiser_id)
    .where('bundle_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
