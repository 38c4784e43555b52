import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';

/** What can be for some activities alone: the table that names them, and whose they are there. */
const NAMING = {
  bundles: ['bundle_activities', 'bundle_id'],
  coupons: ['coupon_activities', 'coupon_id'],
} as const;

/** Says for which activities a bundle or a coupon is, and for no other; answers how many of them exist. None named is all of them. */
export async function setNamedActivities(
  db: Db,
  input: {
    of: keyof typeof NAMING;
    organiser_id: number;
    id: number;
    activities: readonly string[];
  },
): Promise<number> {
  const { organiser_id, id, activities } = input;
  const [table, column] = NAMING[input.of];
  await sql`delete from ${sql.table(table)} where organiser_id = ${organiser_id} and ${sql.ref(column)} = ${id}`.execute(
    db,
  );
  if (activities.length === 0) return 0;
  const { rows } = await sql`
    insert into ${sql.table(table)} (organiser_id, ${sql.ref(column)}, activity_id)
    select organiser_id, ${id}::bigint, id from activities where organiser_id = ${organiser_id} and cuid = any(${activities}::text[])
    returning activity_id`.execute(db);
  return rows.length;
}

/** The same for what a form sent, each once; nothing where it sent none. Refuses activities that are not the organiser's. */
export async function nameActivities(
  db: Db,
  input: {
    of: keyof typeof NAMING;
    organiser_id: number;
    id: number;
    activities: readonly string[] | undefined;
  },
): Promise<void> {
  if (input.activities === undefined) return;
  const activities = [...new Set(input.activities)];
  if ((await setNamedActivities(db, { ...input, activities })) < activities.length)
    refuse('ACTIVITY_NOT_FOUND', { activities: 'ACTIVITY_NOT_FOUND' });
}
