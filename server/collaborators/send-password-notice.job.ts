import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { findColleague } from './collaborator-link-store.ts';

/** Tells a collaborator that a password was chosen with the link sent to them. */
export const sendPasswordNotice = job(
  {
    name: 'send-password-notice',
    payload: z.object({
      organiser_id: z.int(),
      collaborator_id: z.int(),
      at: z.string(),
      origin: z.string(),
      request: z.string(),
    }),
  },
  async (context) => {
    const { payload } = context;
    const { collaborator_id, at, origin, request } = payload;
    await sendMail({ ...context, name: 'password-notice' }, async (db) => {
      const colleague = await findColleague(db, collaborator_id);
      if (colleague === undefined) return null;
      const { firstname, email, language } = colleague;
      return {
        key: `password-chosen ${request}`,
        kind: 'collaborator.password.chosen',
        concerns: 'PASSWORD',
        customer_id: null,
        recipient: email,
        language: asLanguage(language),
        facts: { firstname, at, href: `${origin}/` },
      };
    });
  },
);
