import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { findColleague } from './collaborator-link-store.ts';

/** Tells a collaborator that their account was used to sign in on a new device. */
export const sendNewDeviceNotice = job(
  {
    name: 'send-new-device-notice',
    payload: z.object({
      organiser_id: z.int(),
      collaborator_id: z.int(),
      browser: z.string(),
      system: z.string(),
      network: z.string(),
      at: z.string(),
      origin: z.string(),
      request: z.string(),
    }),
  },
  async (context) => {
    const { payload } = context;
    const { collaborator_id, browser, system, network, at, origin, request } = payload;
    await sendMail({ ...context, name: 'new-device-notice' }, async (db) => {
      const colleague = await findColleague(db, collaborator_id);
      if (colleague === undefined) return null;
      const { firstname, email, language } = colleague;
      return {
        key: `new-device ${request}`,
        kind: 'collaborator.device.new',
        concerns: 'PASSWORD',
        customer_id: null,
        recipient: email,
        language: asLanguage(language),
        facts: { firstname, browser, system, network, at, href: `${origin}/account` },
      };
    });
  },
);
