import type { resourceGroupFields } from '@ribambelle/api/resource-groups/office-shapes.ts';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

type ResourceGroupValues = z.output<z.ZodObject<typeof resourceGroupFields>>;

interface Of {
  readonly organiser_id: number;
  readonly id: number;
}

/** Adds a group of resources and returns its cuid. */
export async function insertResourceGroup(
  db: Db,
  input: { organiser_id: number; values: ResourceGroupValues; now: string },
): Promise<string> {
  const { organiser_id, values, now } = input;
  const row = await db
    .insertInto('resource_groups')
    .values({
      organiser_id,
      name: JSON.stringify(values.name),
      order: values.order,
      created_at: now,
      updated_at: now,
    })
    .returning('cuid')
    .executeTakeFirstOrThrow();
  return row.cuid;
}

/** Locks a group for a change; undefined when there is none. */
export async function lockResourceGroup(
  db: Db,
  input: { organiser_id: number; resource_group: string },
) {
  return db
    .selectFrom('resource_groups')
    .select(['id', 'cuid', 'name', 'order', 'version'])
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.resource_group)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a group. */
export async function saveResourceGroup(
  db: Db,
  input: Of & { values: ResourceGroupValues; now: string },
): Promise<void> {
  const { organiser_id, id, values, now } = input;
  await db
    .updateTable('resource_groups')
    .set({ name: JSON.stringify(values.name), order: values.order, updated_at: now })
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
}

/** Deletes a group with the rows that name its resources; the resources stay. */
export async function removeResourceGroup(db: Db, { organiser_id, id }: Of): Promise<void> {
  await db
    .deleteFrom('resource_group_members')
    .where('organiser_id', '=', organiser_id)
    .where('group_id', '=', id)
    .execute();
  await db
    .deleteFrom('resource_groups')
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
}
