import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { findPayment } from '../payments/index.ts';
import { job } from '../queue/job.ts';
import { openPaymentPage } from './payment-page.ts';

/** Asks the provider to end the page of a payment that was given up; a provider that does not answer is asked again. */
export const endPaymentPage = job(
  'end-payment-page',
  z.object({ organiser_id: z.int(), payment_cuid: z.string() }),
  async ({ payload, organiser, originOf, outside, inTenant, now }) => {
    const cuid = payload.payment_cuid;
    const payment = await inTenant((db) => findPayment(db, { organiser_id: organiser.id, cuid }));
    const port = payment?.provider ? outside.payments[payment.provider] : undefined;
    if (payment?.state !== 'ABANDONED' || port === undefined) return;
    const page = { payment, reference: '', organiser, originOf, outside, inTenant, now };
    // it may be opening at this moment: asked to open it too, the provider answers the same page
    const reference =
      payment.provider_reference ??
      (await openPaymentPage({ ...page, language: FIRST_LANGUAGE })).provider_reference;
    await port.end(reference);
  },
);
