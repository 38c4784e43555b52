import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { findColleague } from './collaborator-link-store.ts';

/** Tells a collaborator that a colleague removed their second factor. */
export const sendSecondFactorNotice = job(
  {
    name: 'send-second-factor-notice',
    payload: z.object({
      organiser_id: z.int(),
      collaborator_id: z.int(),
      by: z.int(),
      request: z.string(),
    }),
  },
  async (context) => {
    const { payload, organiser } = context;
    await sendMail({ ...context, name: 'second-factor-notice' }, async (db) => {
      const colleague = await findColleague(db, payload.collaborator_id);
      const by = await findColleague(db, payload.by);
      if (colleague === undefined) return null;
      return {
        key: `second-factor ${payload.request}`,
        kind: 'collaborator.second-factor.reset',
        concerns: 'PASSWORD',
        customer_id: null,
        recipient: colleague.email,
        language: asLanguage(colleague.language),
        facts: {
          firstname: colleague.firstname,
          by: by === undefined ? organiser.name : `${by.firstname} ${by.lastname}`,
        },
      };
    });
  },
);
