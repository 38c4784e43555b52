import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';
import { endUnpaidMandate } from '../payment-mandates/index.ts';
import { movePayment, type PaymentRow } from '../payments/index.ts';

/**
 * Gives up a locked payment whose page may be open, and queues the end of that page, so that nobody
 * pays there an amount that is paid in another way. If its money comes first all the same, it is
 * late money (R12).
 */
export async function abandonPayment(
  db: Db,
  input: { payment: PaymentRow; now: string },
): Promise<void> {
  const { payment, now } = input;
  const { id, cuid } = payment;
  await movePayment(db, { id, from: 'PENDING', to: 'ABANDONED', now });
  await endUnpaidMandate(db, { payment, now });
  await endPageLater(db, { cuid, now });
}

/**
 * Ends a locked payment that waits for its money and whose page never opened, with the mandate that
 * was agreed to with it: there is no page to end.
 */
export async function cancelPayment(
  db: Db,
  { payment, now }: { payment: PaymentRow; now: string },
): Promise<void> {
  await movePayment(db, { id: payment.id, from: 'PENDING', to: 'CANCELLED', now });
  await endUnpaidMandate(db, { payment, now });
}

/** Queues the end of the page of a payment at its provider. */
export async function endPageLater(db: Db, of: { cuid: string; now: string }): Promise<void> {
  const { cuid, now } = of;
  await queueJob(db, {
    name: 'end-payment-page',
    payload: { payment_cuid: cuid },
    key: `end-payment-page ${cuid}`,
    run_at: null,
    now,
  });
}
