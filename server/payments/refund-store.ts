import type { Db } from '../database/transaction.ts';

/**
 * Writes a refund: DONE when a person or the provider itself made it, PENDING while the provider
 * has to.
 */
export async function insertRefund(
  db: Db,
  input: {
    payment_id: number;
    amount: number;
    state: 'PENDING' | 'DONE';
    message: string;
    created_by: number | null;
    /** The provider's reference, for one that it made by itself. */
    provider_reference?: string;
    now: string;
  },
): Promise<{ id: number; cuid: string }> {
  const { now, ...columns } = input;
  return db
    .insertInto('refunds')
    .values({ ...columns, created_at: now, done_at: input.state === 'DONE' ? now : null })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/**
 * Finds a refund that its provider has not confirmed, with the details for the provider; undefined
 * for none.
 */
export async function findPendingRefund(db: Db, cuid: string) {
  return db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.organiser_id', '=', 'f.organiser_id').onRef('p.id', '=', 'f.payment_id'),
    )
    .select(['f.amount', 'p.cuid as payment_cuid', 'p.provider', 'p.provider_reference'])
    .where('f.cuid', '=', cuid)
    .where('f.state', '=', 'PENDING')
    .executeTakeFirst();
}

/** Notes that the provider gave the money back; the first note stays. */
export async function noteRefundDone(
  db: Db,
  input: { cuid: string; provider_reference: string; now: string },
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state: 'DONE', provider_reference: input.provider_reference, done_at: input.now })
    .where('cuid', '=', input.cuid)
    .where('state', '=', 'PENDING')
    .execute();
}

/**
 * Notes that the provider refused; undefined when the refund was no longer waiting, so that its
 * money is put back once.
 */
export async function noteRefundRefused(db: Db, input: { cuid: string; now: string }) {
  return db
    .updateTable('refunds')
    .set({ state: 'REFUSED', refused_at: input.now })
    .where('cuid', '=', input.cuid)
    .where('state', '=', 'PENDING')
    .returning(['id', 'payment_id', 'amount', 'message'])
    .executeTakeFirst();
}
