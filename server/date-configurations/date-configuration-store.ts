import type { dateConfigurationFields } from '@ribambelle/api/date-configurations/office-shapes.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

type DateConfigurationValues = z.output<z.ZodObject<typeof dateConfigurationFields>>;

interface Of {
  readonly organiser_id: number;
  readonly id: number;
}

/** Adds a template of dates and returns its cuid. */
export async function insertDateConfiguration(
  db: Db,
  input: { organiser_id: number; values: DateConfigurationValues; now: string },
): Promise<string> {
  const { organiser_id, values, now } = input;
  const row = await db
    .insertInto('date_configurations')
    .values({
      organiser_id,
      name: values.name,
      dates: JSON.stringify(values.dates),
      created_at: now,
      updated_at: now,
    })
    .returning('cuid')
    .executeTakeFirstOrThrow();
  return row.cuid;
}

/** A template as it is stored. */
type Locked = DateConfigurationValues & {
  readonly id: number;
  readonly cuid: string;
  readonly version: number;
};

/** Locks a template for a change; undefined when there is none. */
export async function lockDateConfiguration(
  db: Db,
  input: { organiser_id: number; date_configuration: string },
): Promise<Locked | undefined> {
  const { rows } =
    await sql<Locked>`select d.id, d.cuid, d.name, d.dates, d.version from date_configurations d
    where d.organiser_id = ${input.organiser_id} and d.cuid = ${input.date_configuration} for update`.execute(
      db,
    );
  return rows[0];
}

/** Changes a template. */
export async function saveDateConfiguration(
  db: Db,
  { organiser_id, id, values, now }: Of & { values: DateConfigurationValues; now: string },
): Promise<void> {
  await db
    .updateTable('date_configurations')
    .set({ name: values.name, dates: JSON.stringify(values.dates), updated_at: now })
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
}

/** Deletes a template. */
export async function removeDateConfiguration(db: Db, { organiser_id, id }: Of): Promise<void> {
  await db
    .deleteFrom('date_configurations')
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
}
