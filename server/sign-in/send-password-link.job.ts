import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { newToken } from '../sessions/token.ts';
import { passwordPage } from './password-page.ts';
import { PASSWORD_LINK_MINUTES, storePasswordLink } from './sign-in-store.ts';
import { findRecipient, isMailKept } from './sign-in-views.ts';

/**
 * Makes the link for a request and sends the e-mail. Run again after a mail server failed, it
 * delivers the e-mail that is kept, with the link that was made. After delivery, only the e-mail
 * has the token.
 */
export const sendPasswordLink = job(
  {
    name: 'send-password-link',
    payload: z.object({
      organiser_id: z.int(),
      customer_id: z.int(),
      redirect: z.string(),
      request: z.string(),
    }),
  },
  async (context) => {
    const { payload, origin, now } = context;
    const key = `password-link ${payload.request}`;
    const token = newToken();
    await sendMail({ ...context, name: 'password-link' }, async (db) => {
      const customer = await findRecipient(db, payload.customer_id);
      if (customer === undefined) return null;
      if (!(await isMailKept(db, key)))
        await storePasswordLink(db, { customer_id: payload.customer_id, token, now });
      const language = asLanguage(customer.language);
      const href = passwordPage({ origin, language, token, redirect: payload.redirect });
      return {
        key,
        kind: 'customer.password-link.requested',
        concerns: 'PASSWORD',
        customer_id: payload.customer_id,
        recipient: customer.email,
        language,
        secret: true,
        valid_until: addMinutes(now, PASSWORD_LINK_MINUTES),
        facts: { firstname: customer.firstname, href },
      };
    });
  },
);
