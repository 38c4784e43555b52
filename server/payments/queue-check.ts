import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';
import type { PaymentRow } from './payment-store.ts';

/** Minutes to wait before each of the first checks. */
const CHECK_MINUTES = [1, 5, 30, 2 * 60, 12 * 60];
const MINUTES_A_DAY = 24 * 60;
const DAYS = 30;

/**
 * Queues a check of a payment, in case the provider's message is lost: after 1, 5 and 30 minutes, 2
 * and 12 hours, then daily for 30 days; false, and none, after that. The first can be at once, for
 * a payment that the check itself makes.
 */
export async function queueCheck(
  db: Db,
  input: { payment: PaymentRow; attempt: number; now: string; at_once?: boolean },
): Promise<boolean> {
  const { payment, attempt, now, at_once = false } = input;
  if (attempt >= CHECK_MINUTES.length + DAYS) return false;
  await queueJob(db, {
    name: 'check-payment',
    payload: {
      payment_cuid: payment.cuid,
      attempt,
    },
    key: `check-payment ${payment.cuid}`,
    run_at: at_once ? null : addMinutes(now, CHECK_MINUTES[attempt] ?? MINUTES_A_DAY),
    now,
  });
  return true;
}
