import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';

/** The tables that restrict a record to some activities, each with its column for the record. */
const NAMING = {
  bundles: ['bundle_activities', 'bundle_id'],
  coupons: ['coupon_activities', 'coupon_id'],
} as const;

/**
 * Sets the activities that a bundle or a coupon is restricted to, in place of earlier ones; none
 * means all. Returns the number of them that exist.
 */
export async function setNamedActivities(
  db: Db,
  input: {
    of: keyof typeof NAMING;
    id: number;
    activities: readonly string[];
  },
): Promise<number> {
  const { id, activities } = input;
  const [table, column] = NAMING[input.of];
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
  if (activities.length === 0) return 0;
  const { rows } = await sql`
    insert into ${sql.table(table)} (organiser_id, ${sql.ref(column)}, activity_id)
    select organiser_id, ${id}::bigint, id from activities where cuid = any(${activities}::text[])
    order by id for key share
    returning activity_id`.execute(db);
  return rows.length;
}

/**
 * Does the same with the activities of a form, each once; nothing when the form sent none. Refuses
 * ACTIVITY_NOT_FOUND for activities of another organiser.
 */
export async function nameActivities(
  db: Db,
  input: {
    of: keyof typeof NAMING;
    id: number;
    activities: readonly string[] | undefined;
  },
): Promise<void> {
  if (input.activities === undefined) return;
  const activities = [...new Set(input.activities)];
  if ((await setNamedActivities(db, { ...input, activities })) < activities.length)
    refuse('ACTIVITY_NOT_FOUND', { activities: 'ACTIVITY_NOT_FOUND' });
}
