import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { CustomField } from './custom-field-views.ts';
import type { FieldValues } from './field-values.ts';

/** Locks a custom field; undefined when the organiser has none of this cuid. */
export async function lockField(db: Db, field: string) {
  return db
    .selectFrom('custom_fields')
    .selectAll()
    .where('cuid', '=', field)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a field below the others of the organiser, and returns its cuid. */
export async function insertField(
  db: Db,
  input: { entity: CustomField['entity']; values: FieldValues; now: string },
): Promise<string> {
  const { entity, values, now } = input;
  const { cuid } = await db
    .insertInto('custom_fields')
    .values({
      entity,
      ...columnsOf(values),
      order: sql<number>`(select coalesce(min("order"), 0) - 1 from custom_fields)`,
      created_at: now,
      updated_at: now,
    })
    .returning('cuid')
    .executeTakeFirstOrThrow();
  return cuid;
}

/** Changes a field; the caller holds its lock. */
export async function saveField(
  db: Db,
  input: { id: number; values: FieldValues; active: boolean; now: string },
): Promise<void> {
  const { id, values, active, now } = input;
  await db
    .updateTable('custom_fields')
    .set({ ...columnsOf(values), active, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Puts fields in this order, before all others; returns the number of them that exist. The highest
 * comes first in forms (1 §3.1).
 */
export async function saveOrder(db: Db, fields: readonly string[]): Promise<number> {
  const { rows } = await sql`
    update custom_fields f set "order" = top.highest + ${fields.length} - wanted.ordinal + 1
    from unnest(${fields}::text[]) with ordinality as wanted (cuid, ordinal),
      (select coalesce(max("order"), 0) as highest from custom_fields
       where cuid <> all(${fields}::text[])) top
    where f.cuid = wanted.cuid returning f.id`.execute(db);
  return rows.length;
}

/** Deletes a field that nobody answered; the caller holds its lock. */
export async function removeField(db: Db, id: number): Promise<void> {
  await db.deleteFrom('custom_fields').where('id', '=', id).execute();
}

function columnsOf(values: FieldValues) {
  const { title, description, pattern, choices, ...rest } = values;
  return {
    ...rest,
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    choices: JSON.stringify(choices),
    pattern: pattern === '' ? null : pattern,
  };
}
