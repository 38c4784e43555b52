import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { findReader } from './notification-views.ts';
import { findSharing } from './sharing-views.ts';

/**
 * Writes to one family of a child that a household was added, and how to refuse; nothing when it
 * was removed meanwhile.
 */
export const sendSharingMail = job(
  {
    name: 'send-sharing-mail',
    payload: z.object({
      organiser_id: z.int(),
      participant_household_id: z.int(),
      customer_id: z.int(),
    }),
  },
  async (context) => {
    const { payload } = context;
    const { participant_household_id: id, customer_id } = payload;
    await sendMail({ ...context, name: 'sharing' }, async (db) => {
      const sharing = await findSharing(db, { id, customer_id });
      const reader = await findReader(db, customer_id);
      if (sharing === undefined || reader === null) return null;
      const { child, added, added_id, others } = sharing;
      return {
        key: `sharing ${id} ${customer_id}`,
        kind: 'participant.shared',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language: reader.language,
        facts: {
          firstname: reader.firstname,
          child,
          added,
          others,
          is_added: added_id === customer_id,
        },
      };
    });
  },
);
