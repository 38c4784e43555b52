import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { findRecipient } from './sign-in-views.ts';

/**
 * Writes to the address in force that another one was given, before the new one takes effect (R30).
 */
export const sendEmailChangeNotice = job(
  {
    name: 'send-email-change-notice',
    payload: z.object({ organiser_id: z.int(), customer_id: z.int(), request: z.string() }),
  },
  async (context) => {
    const { payload } = context;
    await sendMail({ ...context, name: 'email-change' }, async (db) => {
      const customer = await findRecipient(db, payload.customer_id);
      if (customer === undefined || customer.pending_email === null) return null;
      return {
        key: `email-change ${payload.request}`,
        kind: 'customer.email-change.requested',
        concerns: 'ADDRESS',
        customer_id: payload.customer_id,
        recipient: customer.email,
        language: asLanguage(customer.language),
        facts: { firstname: customer.firstname, email: customer.pending_email },
      };
    });
  },
);
