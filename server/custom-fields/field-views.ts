import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A custom field, as staff manage it; its texts are bilingual columns. */
export interface OfficeFieldRow {
  readonly cuid: string;
  readonly version: number;
  readonly entity: string;
  readonly type: string;
  readonly title: Json;
  readonly description: Json;
  readonly required: boolean;
  readonly deferred: boolean;
  readonly health: boolean;
  readonly active: boolean;
  readonly pattern: string | null;
  readonly choices: Json;
  readonly answers: number;
}

/**
 * Loads all custom fields in the order of the form, archived ones last, each with the number of
 * people who answered it.
 */
export async function loadOfficeFields(db: Db): Promise<readonly OfficeFieldRow[]> {
  const { rows } = await sql<OfficeFieldRow>`
    select f.cuid, f.version, f.entity, f.type, f.title, f.description, f.required, f.deferred, f.health, f.active, f.pattern, f.choices,
      (select count(*)::integer from custom_field_answers a where a.organiser_id = f.organiser_id and a.field_id = f.id) as answers
    from custom_fields f order by f.active desc, f."order" desc, f.id`.execute(db);
  return rows;
}

/** Returns the ids of those of these choices that somebody has taken. */
export async function loadTakenChoices(
  db: Db,
  input: { field_id: number; choices: readonly number[] },
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from unnest(${input.choices}::bigint[]) as c (id) where exists (
      select from custom_field_answers a where a.field_id = ${input.field_id}
        and (a.data = c.id::text or (starts_with(a.data, '[') and a.data::jsonb ? c.id::text)))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Tests whether somebody answered a field. */
export async function isAnswered(db: Db, field_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('custom_field_answers')
    .select('field_id')
    .where('field_id', '=', field_id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
