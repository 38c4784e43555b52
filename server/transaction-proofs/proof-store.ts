import { sql } from 'kysely';
import { ifStill } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';

/** Keeps a proof; undefined when the family sent this very file before. */
export async function insertProof(
  db: Db,
  proof: {
    customer_id: number;
    reference: string | null;
    amount: number;
    paid_on: string;
    name: string;
    content_type: string;
    bytes: Buffer;
    digest: Buffer;
    created_at: string;
  },
): Promise<{ cuid: string } | undefined> {
  return db
    .insertInto('transaction_proofs')
    .values(proof)
    .onConflict((conflict) => conflict.doNothing())
    .returning('cuid')
    .executeTakeFirst();
}

/** Counts the proofs of a family that wait. */
export async function countWaiting(db: Db, customer_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('transaction_proofs')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customer_id)
    .where('state', '=', 'WAITING')
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes a waiting proof of a family; false when none of this cuid waits. */
export async function removeWaiting(
  db: Db,
  { customer_id, cuid }: { customer_id: number; cuid: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('transaction_proofs')
    .where('customer_id', '=', customer_id)
    .where('cuid', '=', cuid)
    .where('state', '=', 'WAITING')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The decision on a proof: the payment that it became, or the reason against it. */
export type ProofDecision =
  | { readonly state: 'ACCEPTED'; readonly payment_id: number }
  | { readonly state: 'REFUSED'; readonly reason: string };

/** Decides a waiting proof, by compare-and-set; false when it was decided before. */
export async function decideProof(
  db: Db,
  of: { id: number; decided_by: number; now: string; decision: ProofDecision },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('transaction_proofs')
    .set({ ...of.decision, decided_at: of.now, decided_by: of.decided_by })
    .where('id', '=', of.id)
    .where(ifStill(sql`state = 'WAITING'`))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
