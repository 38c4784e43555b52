import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import { findActiveMember } from '../collaborators/index.ts';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { filesOf, readPreview } from './draw-preview.ts';

/**
 * Sends a notification to the mailbox of a collaborator who tries it, as a family would get it,
 * with its files.
 */
export const sendNotificationTrial = job(
  {
    name: 'send-notification-trial',
    payload: z.object({
      organiser_id: z.int(),
      notification_definition: z.string(),
      collaborator_id: z.int(),
      at: z.int(),
      language: z.string().nullable(),
      requested_at: z.string(),
    }),
  },
  async (context) => {
    const { payload } = context;
    const { notification_definition, collaborator_id, at, requested_at } = payload;
    await sendMail({ ...context, name: 'notification' }, async (db) => {
      const collaborator = await findActiveMember(db, collaborator_id);
      if (collaborator === null) return null;
      const language = payload.language === null ? undefined : asLanguage(payload.language);
      const of = { notification_definition, at, language };
      const preview = await readPreview({ ...context, db, collaborator }, of);
      return {
        key: `notification trial ${notification_definition} ${collaborator_id} ${requested_at}`,
        kind: 'notification.trial',
        concerns: 'OTHER',
        customer_id: null,
        recipient: collaborator.email,
        language: preview.language,
        facts: preview.facts,
        attach: () => filesOf(preview),
      };
    });
  },
);
