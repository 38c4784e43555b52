import type { membershipFields } from '@ribambelle/api/memberships/office-shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

export type MembershipValues = z.output<z.ZodObject<typeof membershipFields>>;

/** The values of a membership that are in its own row. */
export type OwnValues = Omit<MembershipValues, 'images'>;

interface Of {
  readonly organiser_id: number;
  readonly id: number;
}

function columnsOf({ title, description, ...columns }: OwnValues) {
  return { ...columns, title: JSON.stringify(title), description: JSON.stringify(description) };
}

/** Adds a membership and returns its id and cuid. */
export async function insertMembership(
  db: Db,
  input: { organiser_id: number; values: OwnValues; now: string },
) {
  const { organiser_id, values, now } = input;
  return db
    .insertInto('memberships')
    .values({ organiser_id, ...columnsOf(values), created_at: now, updated_at: now })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/** A membership as it is stored, its texts as columns. */
type LockedMembership = Omit<OwnValues, 'title' | 'description'> & {
  readonly id: number;
  readonly cuid: string;
  readonly title: Json;
  readonly description: Json;
  readonly version: number;
};

/** Locks a membership for a change; undefined when there is none. */
export async function lockMembership(
  db: Db,
  input: { organiser_id: number; membership: string },
): Promise<LockedMembership | undefined> {
  const { rows } = await sql<LockedMembership>`
    select id, cuid, title, description, price, entity, period_type, rolling_period_type, rolling_period_duration, fixed_period_start_at,
      fixed_period_end_at, start_choice, renewal_days_before, renewal_days_after, recurring, published, "order", version
    from memberships where organiser_id = ${input.organiser_id} and cuid = ${input.membership} for update`.execute(
    db,
  );
  return rows[0];
}

/** Changes a membership and always its version, since its pictures are in another table. */
export async function saveMembership(
  db: Db,
  input: Of & { values: OwnValues; now: string },
): Promise<void> {
  await db
    .updateTable('memberships')
    .set((row) => ({
      ...columnsOf(input.values),
      updated_at: input.now,
      version: row('version', '+', 1),
    }))
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .execute();
}

/** Deletes a membership with the rows that name its pictures. */
export async function removeMembership(db: Db, { organiser_id, id }: Of): Promise<void> {
  await db
    .deleteFrom('membership_images')
    .where('organiser_id', '=', organiser_id)
    .where('membership_id', '=', id)
    .execute();
  await db
    .deleteFrom('memberships')
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
}

/** Tests whether an activity is for the members of this membership, or opens earlier for them. */
export async function opensActivity(db: Db, { organiser_id, id }: Of): Promise<boolean> {
  const { rows } = await sql`
    select from activities where organiser_id = ${organiser_id} and ${id}::bigint = any(membership_ids) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
