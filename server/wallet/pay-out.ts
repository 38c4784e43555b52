import type { FamilyAccount } from '@ribambelle/domain/outgoing-transfers/account.ts';
import { receivedState } from '@ribambelle/domain/payments/payment-states.ts';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';
import { insertTransfer } from '../outgoing-transfers/index.ts';
import { insertRefund, movePayment, noteRefunded, type PaymentRow } from '../payments/index.ts';
import { refuse } from '../refusal.ts';

/** Money of a locked payment that is refunded, and the way, in minor units. */
export interface PaidOut {
  readonly payment: PaymentRow;
  readonly amount: number;
  readonly way:
    | 'PROVIDER'
    | 'BANK'
    /** The account to which it is sent, and the words on its statement. */
    | { readonly account: FamilyAccount; readonly message: string };
  readonly message: string;
  /** The collaborator who refunds it; null for a family that cancels. */
  readonly created_by: number | null;
  readonly now: string;
}

/**
 * Refunds the money: by hand it has left already, to an account it will leave with a file for the
 * bank, through the provider by a job that the same transaction queues. `takeOff` takes it off the
 * receivables that it paid, under the refund's id. Refuses PAYMENT_NOT_REFUNDABLE when the payment
 * has moved on.
 */
export async function payOut(
  db: Db,
  {
    payment,
    amount,
    way,
    message,
    created_by,
    now,
    takeOff,
  }: PaidOut & { readonly takeOff: (refund_id: number) => Promise<unknown> },
): Promise<void> {
  const state = way === 'BANK' ? ('DONE' as const) : ('PENDING' as const);
  const of = { payment_id: payment.id, message, created_by, now };
  const refund = await insertRefund(db, { ...of, amount, state });
  await takeOff(refund.id);
  const refunded_amount = payment.refunded_amount + amount;
  const updated = await movePayment(db, {
    id: payment.id,
    from: payment.state,
    to: receivedState({ amount: payment.amount, refunded_amount }),
    now,
  });
  if (!updated) refuse('PAYMENT_NOT_REFUNDABLE');
  await noteRefunded(db, { id: payment.id, newly_refunded_amount: amount });
  if (way === 'BANK') return;
  if (way !== 'PROVIDER') {
    const { customer_id } = payment;
    await insertTransfer(db, { refund, customer_id, amount, ...way, created_by, now });
    return;
  }
  await queueJob(db, {
    name: 'send-refund',
    payload: { refund_cuid: refund.cuid },
    key: `send-refund ${refund.cuid}`,
    run_at: null,
    now,
  });
}
