import type { Json } from '@ribambelle/database/json.ts';
import type { EarlierPayment } from '@ribambelle/domain/payments/recorded.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { PaymentRow } from './payment-store.ts';

/** A payment that staff recorded, as its row holds it. */
export interface RecordedRow extends PaymentRow {
  readonly method: string;
  readonly message: string;
  readonly paid_at: string | null;
  readonly version: number;
}

/** The values of a recorded payment after a change; amount in minor units, 0 when it is voided. */
export interface RecordedValues {
  readonly amount: number;
  readonly method: string;
  readonly paid_at: string | null;
  readonly message: string;
}

/**
 * Writes the new values of a locked payment, and the change with its author and reason, in one
 * statement. Returns false, and writes nothing, when the payment was no longer as it was read.
 */
export async function changePayment(
  db: Db,
  change: {
    payment: Pick<RecordedRow, 'id' | 'amount' | 'state'>;
    to: RecordedValues & { readonly state: PaymentRow['state'] };
    /** The fields besides the amount, with their values before and after. */
    changes: { readonly [field: string]: { readonly from: Json; readonly to: Json } };
    reason: string;
    created_by: number;
    now: string;
  },
): Promise<boolean> {
  const { payment, to } = change;
  const { rows } = await sql`
    with changed as (
      update payments set amount = ${to.amount}, state = ${to.state}, method = ${to.method}, paid_at = ${to.paid_at}::timestamptz,
        message = ${to.message}
      where id = ${payment.id} and amount = ${payment.amount} and state = ${payment.state}
      returning id
    )
    insert into payment_changes (payment_id, amount_before, amount_after, changes, reason, created_by, created_at)
    select id, ${payment.amount}::integer, ${to.amount}::integer, ${JSON.stringify(change.changes)}::jsonb,
      ${change.reason}::text, ${change.created_by}::bigint, ${change.now}::timestamptz
    from changed returning id`.execute(db);
  return rows.length === 1;
}

/**
 * Loads the values of a locked payment that `lockPayment` does not return: how and when it came,
 * and the note.
 */
export async function loadRecorded(db: Db, payment: PaymentRow): Promise<RecordedRow> {
  const { rows } = await sql<Pick<RecordedRow, 'method' | 'message' | 'paid_at' | 'version'>>`
    select method, message, paid_at, version from payments
    where id = ${payment.id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A locked payment is not there');
  return { ...payment, ...row };
}

/** An earlier payment that a new one may repeat. */
export interface SimilarPayment extends EarlierPayment {
  readonly cuid: string;
}

/**
 * Loads the recorded payments of one customer and one amount, newest first, by the day they came in
 * a zone; lock the wallet first.
 */
export async function loadSimilarPayments(
  db: Db,
  input: { customer_id: number; amount: number; timezone: string },
): Promise<readonly SimilarPayment[]> {
  const { rows } = await sql<SimilarPayment>`
    select cuid, method, state, amount, to_char(paid_at at time zone ${input.timezone}, 'YYYY-MM-DD') as received_at
    from payments
    where customer_id = ${input.customer_id} and amount = ${input.amount}
      and created_by is not null and paid_at is not null
    order by created_at desc, id limit 50`.execute(db);
  return rows;
}
