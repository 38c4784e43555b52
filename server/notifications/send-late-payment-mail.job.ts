import { fullname } from '@ribambelle/domain/customers/names.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { findLatePayment, findReader } from './notification-views.ts';

/**
 * Writes to the customer and to the organiser that money arrived after the places were gone, and
 * where it went (R12).
 */
export const sendLatePaymentMail = job(
  {
    name: 'send-late-payment-mail',
    payload: z.object({ organiser_id: z.int(), payment_id: z.int() }),
  },
  async (context) => {
    const { payload, organiser, inTenant } = context;
    const facts = await inTenant(async (db) => {
      const payment = await findLatePayment(db, payload.payment_id);
      const reader = payment === null ? null : await findReader(db, payment.customer_id);
      return payment === null ? null : { payment, reader };
    });
    if (facts === null) return;
    const { payment, reader } = facts;
    const { amount, credit } = payment;
    const { customer_id } = payment;
    const common = { kind: 'payment.late', concerns: 'ORDER' as const, customer_id };
    if (reader !== null)
      await sendMail({ ...context, name: 'late-payment' }, async () => ({
        ...common,
        customer_id: reader.id,
        key: `late payment ${payment.cuid} customer`,
        recipient: reader.email,
        language: reader.language,
        facts: { firstname: reader.firstname, amount, credit },
      }));
    if (organiser.email === '') return;
    await sendMail({ ...context, name: 'late-payment-notice' }, async () => ({
      ...common,
      key: `late payment ${payment.cuid} organiser`,
      recipient: organiser.email,
      language: organiser.language,
      facts: { customer: payment.erased ? null : fullname(payment), amount, credit },
    }));
  },
);
