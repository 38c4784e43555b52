import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { newToken } from '../sessions/token.ts';
import { EMAIL_LINK_MINUTES, findAddressToConfirm, storeEmailLink } from './email-link-store.ts';
import { isMailKept } from './sign-in-views.ts';

/**
 * Sends the link that confirms an address to that address (R30). Run again after a failure, it
 * delivers the e-mail that is kept.
 */
export const sendEmailConfirmation = job(
  {
    name: 'send-email-confirmation',
    payload: z.object({ organiser_id: z.int(), customer_id: z.int(), request: z.string() }),
  },
  async (context) => {
    const { payload, origin, now } = context;
    const key = `email-confirmation ${payload.request}`;
    const token = newToken();
    await sendMail({ ...context, name: 'email-confirmation' }, async (db) => {
      const customer = await findAddressToConfirm(db, payload.customer_id);
      if (customer === undefined) return null;
      if (!(await isMailKept(db, key)))
        await storeEmailLink(db, {
          customer_id: payload.customer_id,
          email: customer.email,
          token,
          now,
        });
      const language = asLanguage(customer.language);
      return {
        key,
        kind: 'customer.email-confirmation.requested',
        concerns: 'ADDRESS',
        customer_id: payload.customer_id,
        recipient: customer.email,
        language,
        secret: true,
        valid_until: addMinutes(now, EMAIL_LINK_MINUTES),
        facts: {
          firstname: customer.firstname,
          href: `${origin}/${language}/account/email?${new URLSearchParams({ token })}`,
        },
      };
    });
  },
);
