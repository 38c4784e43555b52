import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import type { PaymentPort, ProviderPayment } from '../outside/payment-port.ts';
import { portOf } from '../payment-providers/index.ts';
import {
  loadBookedDisputes,
  loadBookedRefunds,
  lockPayment,
  type PaymentRow,
  queueCheck,
  reportWithout,
} from '../payments/index.ts';
import { job, type JobContext } from '../queue/job.ts';
import type { Db } from '../database/transaction.ts';
import { endPageLater } from './abandon-payment.ts';
import { applyProviderPayment } from './apply-provider-payment.ts';
import { lookAtPayment } from './look-at-payment.ts';

/**
 * Makes the provider collect a payment by mandate, and queries it about a payment that waits for
 * money, for a refund that it accepted, or for the end of a dispute, in case its message was lost
 * or our process died between commit and opening. Ends a page that expired unpaid; otherwise
 * queries again later, for a month, also after a check that failed for good. A payment of which
 * nobody can tell anything by then has expired, so that its family can pay in another way; if its
 * money comes after all, it is late money (R12).
 */
export const checkPayment = job(
  {
    name: 'check-payment',
    payload: z.object({ organiser_id: z.int(), payment_cuid: z.string(), attempt: z.int() }),
  },
  async (context) => {
    const { payload, organiser, outside, inTenant, last_try, now } = context;
    const payment = await inTenant((db) => findWaiting(db, payload.payment_cuid));
    if (payment === null) return;
    const attempt = payload.attempt + 1;
    const again = () =>
      inTenant(async (db, emit) => {
        if (await queueCheck(db, { payment, attempt, now })) return;
        await applyProviderPayment(db, {
          ...wordOn(payment),
          emit,
          organiser,
          input: unheard(payment),
          now,
        });
      });
    const port = await portOf(payment, { outside, inTenant });
    // its account may be connected again
    if (port === null) return again();
    try {
      await check(context, { payment, port, attempt });
    } catch (error) {
      // the next time, whatever this one was
      if (last_try) await again();
      throw error;
    }
  },
);

/** Queries a provider about a payment, applies its report, and queues the next check. */
async function check(
  { organiser, originOf, outside, inTenant, now }: JobContext<unknown>,
  of: { readonly payment: PaymentRow; readonly port: PaymentPort; readonly attempt: number },
): Promise<void> {
  const { payment, port, attempt } = of;
  const language = FIRST_LANGUAGE;
  const page = { payment, references: [], organiser, language, originOf, outside, inTenant, now };
  const input = await lookAtPayment(page, port);
  await inTenant(async (db, emit) => {
    if (input !== null)
      await applyProviderPayment(db, {
        ...wordOn(payment),
        emit,
        organiser,
        input,
        now,
      });
    const after = await findWaiting(db, payment.cuid);
    if (after !== null) await queueCheck(db, { payment: after, attempt, now });
    else if (input?.state === 'EXPIRED' && input.provider_reference !== '')
      await endPageLater(db, { cuid: payment.cuid, now });
  });
}

/** Returns by which account something is said of a payment on request. */
function wordOn({ provider, payment_provider_id }: PaymentRow) {
  return { provider: provider ?? '', payment_provider_id, message_id: null };
}

/** Returns the report on a payment of which no provider tells anything any more. */
function unheard(payment: PaymentRow): ProviderPayment {
  const failure = { code: 'no_answer', advice: 'ACT' as const };
  return {
    ...reportWithout(payment, { state: 'EXPIRED', failure }),
    provider_reference: payment.provider_reference ?? '',
  };
}

/**
 * Locks a payment that waits for its provider: for its money, for a refund that it accepted, or for
 * the end of a dispute; null for any other.
 */
async function findWaiting(db: Db, cuid: string): Promise<PaymentRow | null> {
  const payment = await lockPayment(db, cuid);
  if (payment === null || payment.state === 'PENDING') return payment;
  const refunds = await loadBookedRefunds(db, payment.id);
  const disputes = await loadBookedDisputes(db, payment.id);
  const is_open =
    refunds.some(({ state }) => state === 'SENT') || disputes.some(({ state }) => state === 'OPEN');
  return is_open ? payment : null;
}
