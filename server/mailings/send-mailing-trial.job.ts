import { z } from 'zod';
import { findActiveMember } from '../collaborators/index.ts';
import { picturesOf } from '../mail-templates/index.ts';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { loadAttachments } from './attachment-store.ts';
import { factsFor } from './fill-mail.ts';
import { findMailing } from './mailing-store.ts';
import { loadFacts } from './variable-values-views.ts';

const ids = z.array(z.int()).readonly();

/**
 * Sends a draft to the mailbox of a collaborator who tries it, as one of its families would get it,
 * with its files.
 */
export const sendMailingTrial = job(
  {
    name: 'send-mailing-trial',
    payload: z.object({
      organiser_id: z.int(),
      mailing_id: z.int(),
      collaborator_id: z.int(),
      customer_id: z.int(),
      registration_ids: ids,
      date_ids: ids,
      participant_ids: ids,
      at: z.string(),
    }),
  },
  async (context) => {
    const { payload, organiser, origin, inTenant } = context;
    const { mailing_id: id, collaborator_id, at, ...chosen } = payload;
    await sendMail({ ...context, name: 'mailing' }, async (db) => {
      const mailing = await findMailing(db, { id });
      const reader = await findActiveMember(db, collaborator_id);
      const [family] = await loadFacts(db, [chosen]);
      if (mailing === undefined || reader === null || family === undefined) return null;
      const { language } = family;
      const pictures = await picturesOf(db, mailing.content);
      return {
        key: `mailing trial ${mailing.cuid} ${collaborator_id} ${at}`,
        kind: 'mailing.trial',
        concerns: 'OTHER',
        customer_id: null,
        recipient: reader.email,
        language,
        facts: factsFor({ ...mailing, pictures }, { organiser, origin, language, family }),
        attach: () => inTenant((files) => loadAttachments(files, id)),
      };
    });
  },
);
