import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The owner of answers: a participant or a family. */
type Owner = 'participant_id' | 'customer_id';

/** Loads the fields that two records answered. */
export async function loadAnsweredFields(
  db: Db,
  input: { owner: Owner; ids: readonly number[] },
): Promise<readonly { readonly owner_id: number; readonly field_id: number }[]> {
  const { rows } = await sql<{ owner_id: number; field_id: number }>`
    select ${sql.ref(input.owner)} as owner_id, field_id from custom_field_answers
    where ${sql.ref(input.owner)} = any(${input.ids}::bigint[])`.execute(db);
  return rows;
}

/**
 * Moves the answers to these fields to the kept record, and deletes the remaining answers of the
 * other one.
 */
export async function takeAnswers(
  db: Db,
  input: { owner: Owner; kept: number; other: number; field_ids: readonly number[] },
): Promise<void> {
  const { owner, kept, other, field_ids } = input;
  const column = sql.ref(owner);
  await sql`update custom_field_answers set ${column} = ${kept}
    where ${column} = ${other} and field_id = any(${field_ids}::bigint[])`.execute(db);
  await sql`delete from custom_field_answers where ${column} = ${other}`.execute(db);
}
