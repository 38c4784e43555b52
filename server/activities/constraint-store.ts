import type { constraintFields } from '@ribambelle/api/activities/request-constraints.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { RequestConstraint } from '@ribambelle/domain/activities/request-constraints.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

/** A constraint of an activity; its label is a bilingual column. */
export interface ConstraintRow extends RequestConstraint {
  readonly id: number;
  readonly cuid: string;
  readonly activity_id: number;
  readonly label: Json;
}

/** Loads the constraints of activities, in the order of each activity (1 §3.4). */
export async function loadConstraints(
  db: Db,
  activity_ids: readonly number[],
): Promise<readonly ConstraintRow[]> {
  const { rows } = await sql<ConstraintRow>`
    select c.id, c.cuid, c.activity_id, c.label, c.type, c.payload, c.optional from registration_request_constraints c
    where c.activity_id = any(${activity_ids}::bigint[])
    order by c.activity_id, c."order", c.id`.execute(db);
  return rows;
}

/**
 * Sets the constraints of an activity, in this order, and removes the others. Ids must be the
 * activity's own.
 */
export async function saveConstraints(
  db: Db,
  input: { activity_id: number; constraints: readonly z.output<typeof constraintFields>[] },
): Promise<void> {
  const { activity_id, constraints } = input;
  const keptIds = constraints.flatMap(({ id }) => id ?? []);
  await sql`delete from registration_request_constraints
    where activity_id = ${activity_id} and id <> all(${keptIds}::bigint[])`.execute(db);
  for (const [order, { id, label, payload, ...plain }] of constraints.entries()) {
    const columns = {
      ...plain,
      label: JSON.stringify(label),
      payload: JSON.stringify(payload),
      order,
    };
    await db
      .insertInto('registration_request_constraints')
      .values({ activity_id, ...columns, ...(id === null ? {} : { id }) })
      .onConflict((conflict) => conflict.columns(['organiser_id', 'id']).doUpdateSet(columns))
      .execute();
  }
}
