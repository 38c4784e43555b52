import { z } from 'zod';
import { letterHtml, paragraph, button, sendLetter } from '../letters/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { job } from '../queue/job.ts';
import { newToken } from '../sessions/token.ts';
import { messagesOf } from './messages.ts';
import { passwordPage } from './password-page.ts';
import { storePasswordLink } from './sign-in-store.ts';
import { findRecipient, isLetterKept } from './sign-in-views.ts';

/**
 * Makes the link of a request and sends the letter. Run again after a mail server failed, it delivers the letter that is kept, with the
 * link that was made. Once delivered, the letter alone knows the token.
 */
export const sendPasswordLink = job(
  'send-password-link',
  z.object({
    organiser_id: z.int(),
    customer_id: z.int(),
    redirect: z.string(),
    request: z.string(),
  }),
  async (context) => {
    const { payload, organiser, origin, now } = context;
    const of = { organiser_id: organiser.id, customer_id: payload.customer_id };
    const key = `password-link ${payload.request}`;
    const token = newToken();
    await sendLetter(context, async (db) => {
      const customer = await findRecipient(db, of);
      if (customer === undefined) return null;
      if (!(await isLetterKept(db, { ...of, key })))
        await storePasswordLink(db, { ...of, token, now });
      const language = customer.language === 'en' ? 'en' : 'fr';
      const href = passwordPage({ origin, language, token, redirect: payload.redirect });
      return {
        key,
        kind: 'customer.password-link.requested',
        customer_id: of.customer_id,
        recipient: customer.email,
        language,
        secret: true,
        ...passwordLetter({
          href,
          firstname: customer.firstname,
          language,
          organiser,
        }),
      };
    });
  },
);

function passwordLetter(input: {
  href: string;
  firstname: string;
  language: 'fr' | 'en';
  organiser: Organiser;
}) {
  const { href, language, organiser } = input;
  const texts = messagesOf(language);
  const subject = texts.link_letter_subject(organiser.name);
  const lines = [
    texts.link_letter_greeting(input.firstname),
    texts.link_letter_why(organiser.name),
  ] as const;
  const html = letterHtml(
    { language, title: subject, sender: organiser },
    ...lines.map((line) => paragraph(line)),
    button(href, texts.link_letter_button),
    paragraph(texts.link_letter_lasts),
  );
  return {
    subject,
    html,
    text: [...lines, href, texts.link_letter_lasts, organiser.name].join('\n\n'),
  };
}
