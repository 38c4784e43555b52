import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';
import type { PaymentRow } from './payment-store.ts';

const FIRST_CHECK_MINUTES = 2;

/**
 * Queues a check of a payment, in case the provider's message is lost: after 2 minutes, then after
 * twice as long each time.
 */
export async function queueCheck(
  db: Db,
  input: { payment: PaymentRow; attempt: number; now: string },
): Promise<void> {
  const { payment, attempt, now } = input;
  await queueJob(db, {
    name: 'check-payment',
    payload: {
      payment_cuid: payment.cuid,
      attempt,
    },
    key: `check-payment ${payment.cuid}`,
    run_at: addMinutes(now, FIRST_CHECK_MINUTES * 2 ** attempt),
    now,
  });
}
