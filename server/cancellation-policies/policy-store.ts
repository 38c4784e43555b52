import type { CancellationPolicy } from '@ribambelle/domain/cancellation-policies/policy.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Finds a policy by its id; null for none. */
export async function findPolicy(db: Db, id: number | null): Promise<CancellationPolicy | null> {
  if (id === null) return null;
  const { rows } = await sql<CancellationPolicy>`
    select steps, money_to from cancellation_policies where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Writes a policy, which never changes from then on, and returns its id. */
export async function insertPolicy(
  db: Db,
  input: { policy: CancellationPolicy; created_by: number; now: string },
): Promise<number> {
  const { steps, money_to } = input.policy;
  const { id } = await db
    .insertInto('cancellation_policies')
    .values({
      steps: JSON.stringify(steps),
      money_to,
      created_by: input.created_by,
      created_at: input.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
