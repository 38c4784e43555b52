import type { tierFields } from '@ribambelle/api/activities/request-tiers.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

/** Loads the offered tiers of an activity, in their order; names are bilingual columns. */
export async function loadTiers(db: Db, activity_id: number) {
  return db
    .selectFrom('registration_request_tiers')
    .select(['id', 'cuid', 'name', 'minimum_availabilities', 'maximum_availabilities'])
    .where('activity_id', '=', activity_id)
    .where('active', '=', true)
    .orderBy('order')
    .orderBy('id')
    .execute();
}

/** Loads the ids of the tiers of an activity, including withdrawn ones. */
export async function loadTierIds(db: Db, activity_id: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('registration_request_tiers')
    .select('id')
    .where('activity_id', '=', activity_id)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Withdraws all tiers of the activity until they are set again; requests keep theirs. */
export async function withdrawTiers(db: Db, activity_id: number): Promise<void> {
  await db
    .updateTable('registration_request_tiers')
    .set({ active: false })
    .where('activity_id', '=', activity_id)
    .execute();
}

/** Writes a tier with its position in the order. */
export async function saveTier(
  db: Db,
  input: { activity_id: number; order: number; tier: z.output<typeof tierFields> },
): Promise<void> {
  const { activity_id, order } = input;
  const { id, name, ...bounds } = input.tier;
  const columns = { ...bounds, name: JSON.stringify(name), order, active: true };
  await db
    .insertInto('registration_request_tiers')
    .values({ activity_id, ...columns, ...(id === null ? {} : { id }) })
    .onConflict((conflict) => conflict.columns(['organiser_id', 'id']).doUpdateSet(columns))
    .execute();
}

/** Sets the registration flow of an activity. */
export async function setRegistrationFlow(
  db: Db,
  input: { activity_id: number; registration_flow: string },
): Promise<void> {
  await db
    .updateTable('activities')
    .set({ registration_flow: input.registration_flow })
    .where('id', '=', input.activity_id)
    .execute();
}
