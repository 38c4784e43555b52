import type { BookedRefund, RefundState } from '@ribambelle/domain/payments/provider-report.ts';
import { sql } from 'kysely';
import { ifStill } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';
import { isByTransfer } from '../outgoing-transfers/index.ts';

/**
 * Writes a refund: DONE when a person or the provider itself made it, PENDING while the provider or
 * a transfer has to, SENT while the provider has accepted it.
 */
export async function insertRefund(
  db: Db,
  input: {
    payment_id: number;
    amount: number;
    state: Exclude<RefundState, 'FAILED'>;
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
 * Finds a refund that its provider has not accepted, with the details for the provider; undefined
 * for none.
 */
export async function findPendingRefund(db: Db, cuid: string) {
  return db
    .selectFrom('refunds as f')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.organiser_id', '=', 'f.organiser_id').onRef('p.id', '=', 'f.payment_id'),
    )
    .select([
      'f.amount',
      'p.cuid as payment_cuid',
      'p.provider',
      'p.payment_provider_id',
      'p.provider_reference',
    ])
    .where('f.cuid', '=', cuid)
    .where('f.state', '=', 'PENDING')
    .executeTakeFirst();
}

/**
 * Moves a refund that its provider accepted or gave, by compare-and-set; false when it is no longer
 * in one of these states.
 */
export async function moveRefund(
  db: Db,
  input: {
    cuid: string;
    from: readonly RefundState[];
    to: 'SENT' | 'DONE';
    provider_reference: string;
    now: string;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({
      state: input.to,
      provider_reference: input.provider_reference,
      ...(input.to === 'DONE' ? { done_at: input.now } : {}),
    })
    .where('cuid', '=', input.cuid)
    .where(ifStill(sql`state = any(${input.from})`))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Notes that a refund failed, now or days after it was accepted; undefined when that is known, so
 * that its money is put back once.
 */
export async function noteRefundFailed(db: Db, input: { cuid: string; now: string }) {
  return db
    .updateTable('refunds')
    .set({ state: 'FAILED', failed_at: input.now })
    .where('cuid', '=', input.cuid)
    .where(ifStill(sql`state <> 'FAILED'`))
    .returning(['id', 'payment_id', 'amount', 'message'])
    .executeTakeFirst();
}

/**
 * Loads the refunds of a payment that its provider may report, not those by transfer; lock the
 * payment first.
 */
export async function loadBookedRefunds(
  db: Db,
  payment_id: number,
): Promise<readonly BookedRefund[]> {
  const rows = await db
    .selectFrom('refunds as f')
    .select(['f.cuid', 'f.provider_reference', 'f.amount', 'f.state'])
    .where('f.payment_id', '=', payment_id)
    .where((where) => where.not(isByTransfer('f')))
    .orderBy('f.id')
    .execute();
  return rows.map((row) => ({ ...row, state: refundState(row.state) }));
}

/** Returns the state of a refund as its column holds it, which the database restricts. */
function refundState(state: string): RefundState {
  return state === 'PENDING' || state === 'SENT' || state === 'DONE' ? state : 'FAILED';
}

/** Notes the amount that the provider has refunded so far. */
export async function noteRefunded(
  db: Db,
  input: { id: number; newly_refunded_amount: number },
): Promise<void> {
  await sql`
    update payments set refunded_amount = refunded_amount + ${input.newly_refunded_amount}
    where id = ${input.id}`.execute(db);
}

/**
 * Withdraws the note of a refund that failed: the payment has the money again, and keeps the moment
 * it was paid.
 */
export async function unnoteRefunded(
  db: Db,
  input: { id: number; state: 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED'; refunded_amount: number },
): Promise<void> {
  await sql`
    update payments set state = ${input.state}, refunded_amount = ${input.refunded_amount}
    where id = ${input.id}`.execute(db);
}
