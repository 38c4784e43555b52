import { z } from 'zod';
import { job } from '../queue/job.ts';
import { newToken, tokenHash } from '../sessions/token.ts';
import { passwordLetter, passwordPage } from './password-letter.ts';
import { storePasswordLink } from './sign-in-store.ts';
import { findRecipient } from './sign-in-views.ts';

/** Makes the link of a request and sends the letter; the token itself is known to the letter alone. Run again, it sends a fresh link. */
export const sendPasswordLink = job(
  'send-password-link',
  z.object({ organiser_id: z.int(), customer_id: z.int(), redirect: z.string() }),
  async ({ payload, organiser, origin, outside, inTenant, now }) => {
    const of = { organiser_id: organiser.id, customer_id: payload.customer_id };
    const token = newToken();
    const customer = await inTenant(async (db) => {
      const found = await findRecipient(db, of);
      if (found !== undefined) await storePasswordLink(db, { ...of, token, now });
      return found;
    });
    if (customer === undefined) return;
    const language = customer.language === 'en' ? 'en' : 'fr';
    const href = passwordPage({ origin, language, token, redirect: payload.redirect });
    const letter = passwordLetter({ language, organiser: organiser.name, firstname: customer.firstname, href });
    await outside.mail.send({
      ...{
        ...letter,
        to: customer.email,
        from: { name: organiser.name, address: organiser.email || `noreply@${new URL(origin).hostname}` },
      },
      message_id: `<password-link-${tokenHash(token).toString('hex').slice(0, 32)}@${new URL(origin).hostname}>`,
    });
  },
);
