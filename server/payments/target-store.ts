import type { Target } from '@ribambelle/domain/payments/split-over-targets.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { referenceOf } from '../receivables/index.ts';

/** Writes what a new payment is for, in the order in which it is paid. Minor units. */
export async function insertTargets(
  db: Db,
  input: { payment_id: number; targets: readonly Target[] },
): Promise<void> {
  const { payment_id, targets } = input;
  if (targets.length === 0) return;
  await db
    .insertInto('payment_targets')
    .values(targets.map((target, index) => ({ payment_id, place: index + 1, ...target })))
    .execute();
}

/** Loads what a payment is for, in the order in which it is paid; none for a checkout. */
export async function loadTargets(db: Db, payment_id: number): Promise<readonly Target[]> {
  return db
    .selectFrom('payment_targets')
    .select(['receivable_id', 'amount'])
    .where('payment_id', '=', payment_id)
    .orderBy('place')
    .execute();
}

/** Loads the numbers under which the targets of a payment are paid, each once, in their order. */
export async function loadTargetNumbers(db: Db, payment_id: number): Promise<readonly string[]> {
  const { rows } = await sql<{ reference: string }>`
    select ${referenceOf('r')} as reference from payment_targets t
    join receivables r on r.organiser_id = t.organiser_id and r.id = t.receivable_id
    where t.payment_id = ${payment_id} group by 1 order by min(t.place)`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** Loads the ids of the receivables that some payments are for. */
export async function loadTargetIds(
  db: Db,
  payments: readonly { readonly id: number }[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ receivable_id: number }>`
    select receivable_id from payment_targets where payment_id = any(${payments.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  return rows.map(({ receivable_id }) => receivable_id);
}
