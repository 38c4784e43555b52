import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { newToken } from '../sessions/token.ts';
import { isMailKept } from '../sign-in/index.ts';
import {
  COLLABORATOR_LINK_MINUTES,
  findColleague,
  storeCollaboratorLink,
} from './collaborator-link-store.ts';

/**
 * Makes the link for a collaborator's new password and sends it. After a failure, it delivers the
 * stored e-mail.
 */
export const sendCollaboratorLinkMail = job(
  {
    name: 'send-collaborator-link',
    payload: z.object({
      organiser_id: z.int(),
      collaborator_id: z.int(),
      origin: z.string(),
      // links that were queued before people could request their own
      own: z.boolean().default(false),
      request: z.string(),
    }),
  },
  async (context) => {
    const { payload, now } = context;
    const key = `collaborator-link ${payload.request}`;
    const token = newToken();
    await sendMail({ ...context, name: 'collaborator-link' }, async (db) => {
      const colleague = await findColleague(db, payload.collaborator_id);
      if (colleague === undefined) return null;
      if (!(await isMailKept(db, key)))
        await storeCollaboratorLink(db, { collaborator_id: payload.collaborator_id, token, now });
      return {
        key,
        kind: 'collaborator.password-link.requested',
        concerns: 'PASSWORD',
        customer_id: null,
        recipient: colleague.email,
        language: asLanguage(colleague.language),
        secret: true,
        valid_until: addMinutes(now, COLLABORATOR_LINK_MINUTES),
        facts: {
          firstname: colleague.firstname,
          own: payload.own,
          href: `${payload.origin}/?${new URLSearchParams({ token })}`,
        },
      };
    });
  },
);
