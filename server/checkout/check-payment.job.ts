import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { isAfter } from '@ribambelle/domain/base/instants.ts';
import { z } from 'zod';
import type { ProviderPayment } from '../outside/payment-port.ts';
import { lockPayment, type PaymentRow } from '../payments/index.ts';
import { job } from '../queue/job.ts';
import { applyProviderPayment } from './apply-provider-payment.ts';
import { openPaymentPage } from './payment-page.ts';
import { queueCheck } from './start-payment.ts';

const MOST_ATTEMPTS = 12;

/**
 * Queries the provider about a waiting payment, in case its message was lost or our process died
 * between commit and opening. Ends a page that expired unpaid; otherwise queries again later, for
 * some days.
 */
export const checkPayment = job(
  {
    name: 'check-payment',
    payload: z.object({ organiser_id: z.int(), payment_cuid: z.string(), attempt: z.int() }),
  },
  async ({ payload, organiser, originOf, outside, inTenant, now }) => {
    const payment = await inTenant((db) => lockPayment(db, payload.payment_cuid));
    const port = payment?.provider ? outside.payments[payment.provider] : undefined;
    if (payment === null || payment.state !== 'PENDING' || port === undefined) return;
    const page = {
      payment,
      reference: '',
      organiser,
      language: FIRST_LANGUAGE,
      originOf,
      outside,
      inTenant,
      now,
    };
    const reference =
      payment.provider_reference ?? (await openPaymentPage(page)).provider_reference;
    const input = endOf(await port.fetch(reference), { payment, now });
    await inTenant(async (db, emit) => {
      if (input !== null)
        await applyProviderPayment(db, {
          emit,
          organiser,
          provider: payment.provider ?? '',
          message_id: null,
          input,
          now,
        });
      const after = await lockPayment(db, payment.cuid);
      const attempt = payload.attempt + 1;
      if (after?.state === 'PENDING' && attempt < MOST_ATTEMPTS)
        await queueCheck(db, { payment: after, attempt, now });
    });
  },
);

/**
 * Counts a page that is still open after its time as expired; if money comes after all, it is late
 * money (R12).
 */
function endOf(
  input: ProviderPayment | null,
  of: { payment: PaymentRow; now: string },
): ProviderPayment | null {
  const over = of.payment.expires_at !== null && !isAfter(of.payment.expires_at, of.now);
  return input?.status === 'PENDING' && over ? { ...input, status: 'EXPIRED' } : input;
}
