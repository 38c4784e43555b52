import type { closedPeriodFields } from '@ribambelle/api/closed-periods/office-shapes.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

/** The values of a closed period. */
export type ClosedPeriodValues = z.output<z.ZodObject<typeof closedPeriodFields>>;

interface Of {
  readonly organiser_id: number;
  readonly id: number;
}

/** Adds a closed period and returns its cuid. */
export async function insertClosedPeriod(
  db: Db,
  input: { organiser_id: number; values: ClosedPeriodValues; now: string },
): Promise<string> {
  const { organiser_id, values, now } = input;
  const row = await db
    .insertInto('closed_periods')
    .values({
      organiser_id,
      ...values,
      name: JSON.stringify(values.name),
      created_at: now,
      updated_at: now,
    })
    .returning('cuid')
    .executeTakeFirstOrThrow();
  return row.cuid;
}

/** A closed period as it is stored. */
type Locked = ClosedPeriodValues & {
  readonly id: number;
  readonly cuid: string;
  readonly version: number;
};

/** Locks a closed period for a change; undefined when there is none. */
export async function lockClosedPeriod(
  db: Db,
  input: { organiser_id: number; closed_period: string },
): Promise<Locked | undefined> {
  const { rows } = await sql<Locked>`
    select p.id, p.cuid, p.name, p.first_day::text, p.last_day::text, p.community, p.version from closed_periods p
    where p.organiser_id = ${input.organiser_id} and p.cuid = ${input.closed_period} for update`.execute(
    db,
  );
  return rows[0];
}

/** Waits for other calls that add school holidays, so that none is added twice. */
export async function lockSchoolHolidays(db: Db, organiser_id: number): Promise<void> {
  await sql`select from organisers where id = ${organiser_id} for no key update`.execute(db);
}

/** Changes a closed period. */
export async function saveClosedPeriod(
  db: Db,
  { organiser_id, id, values, now }: Of & { values: ClosedPeriodValues; now: string },
): Promise<void> {
  await db
    .updateTable('closed_periods')
    .set({ ...values, name: JSON.stringify(values.name), updated_at: now })
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
}

/** Deletes a closed period. */
export async function removeClosedPeriod(db: Db, { organiser_id, id }: Of): Promise<void> {
  await db
    .deleteFrom('closed_periods')
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
}
