import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

export interface LocationValues {
  readonly name: string;
  readonly title: InEachLanguage<string>;
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
  readonly active: boolean;
}

/** Adds a location and returns its cuid. */
export async function insertLocation(
  db: Db,
  input: { organiser_id: number; values: LocationValues },
): Promise<string> {
  const row = await db
    .insertInto('locations')
    .values({
      organiser_id: input.organiser_id,
      ...input.values,
      title: JSON.stringify(input.values.title),
    })
    .returning('cuid')
    .executeTakeFirstOrThrow();
  return row.cuid;
}

/** The columns of a location that staff see and change, with its version. */
export const LOCATION_FIELDS = [
  'id',
  'cuid',
  'name',
  'title',
  'street',
  'number',
  'postcode',
  'city',
  'active',
  'version',
] as const;

/** Locks a location for a change; undefined when there is none. */
export async function lockLocation(db: Db, input: { organiser_id: number; location: string }) {
  return db
    .selectFrom('locations')
    .select(LOCATION_FIELDS)
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.location)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a location. */
export async function saveLocation(
  db: Db,
  input: { organiser_id: number; id: number; values: LocationValues },
): Promise<void> {
  await db
    .updateTable('locations')
    .set({ ...input.values, title: JSON.stringify(input.values.title) })
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .execute();
}

/**
 * Tests whether an availability or resource uses a location; the lock on its row keeps new ones
 * waiting.
 */
export async function isLocationUsed(
  db: Db,
  input: { organiser_id: number; id: number },
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
      exists (select from availabilities where organiser_id = ${input.organiser_id} and location_id = ${input.id})
      or exists (select from resources where organiser_id = ${input.organiser_id} and location_id = ${input.id}) as used`.execute(
    db,
  );
  return rows[0]?.used === true;
}

/** Deletes a location. */
export async function removeLocation(
  db: Db,
  input: { organiser_id: number; id: number },
): Promise<void> {
  await db
    .deleteFrom('locations')
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .execute();
}
