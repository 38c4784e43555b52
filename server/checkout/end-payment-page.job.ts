import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { portOf } from '../payment-providers/index.ts';
import { findPayment } from '../payments/index.ts';
import { job } from '../queue/job.ts';
import { openPaymentPage } from './payment-page.ts';

/**
 * Makes the provider end the page of a payment that was given up or is over by our clock; retries
 * when the provider does not answer.
 */
export const endPaymentPage = job(
  {
    name: 'end-payment-page',
    payload: z.object({ organiser_id: z.int(), payment_cuid: z.string() }),
  },
  async ({ payload, organiser, originOf, outside, inTenant, now }) => {
    const cuid = payload.payment_cuid;
    const payment = await inTenant((db) => findPayment(db, cuid));
    if (payment?.state !== 'ABANDONED' && payment?.state !== 'EXPIRED') return;
    const port = await portOf(payment, { outside, inTenant });
    if (port === null) return;
    const page = { payment, references: [], organiser, originOf, outside, inTenant, now };
    // the page may be opening at this moment: the provider answers a second opening with the same
    // page
    const reference =
      payment.provider_reference ??
      (await openPaymentPage({ ...page, language: FIRST_LANGUAGE })).provider_reference;
    await port.end(reference);
  },
);
