import { z } from 'zod';
import { findActiveMember } from '../collaborators/index.ts';
import { job } from '../queue/job.ts';
import { Refusal } from '../refusal.ts';
import { seeInScope } from '../sessions/scope-store.ts';
import { beginMailing, findMailing } from './mailing-store.ts';
import { lockPlanned, returnToDraft } from './plan-store.ts';
import { findRecipients } from './ready.ts';

/**
 * Begins a mailing at its moment, for the families found now, with the present rights of the
 * collaborator who planned it. One that can no longer be sent, or still fails at the last try, is a
 * draft again, and says why.
 */
export const beginPlannedMailing = job(
  {
    name: 'begin-planned-mailing',
    payload: z.object({ organiser_id: z.int(), mailing_id: z.int(), send_at: z.string() }),
  },
  async ({ payload, organiser, now, inTenant, last_try }) => {
    const { mailing_id: id, send_at } = payload;
    const back = (not_begun: string) =>
      inTenant(async (db) => {
        if ((await lockPlanned(db, { id, send_at })) !== undefined)
          await returnToDraft(db, { id, not_begun, now });
      });
    try {
      await inTenant(async (db, emit) => {
        const plan = await lockPlanned(db, { id, send_at });
        if (plan === undefined) return;
        const member = await findActiveMember(db, plan.planned_by_id);
        if (member?.permissions.includes('customer-notifications.create') !== true)
          throw new Refusal('NOT_PERMITTED');
        await seeInScope(db, member);
        // with a scope of own groups since, that of a colleague is out of sight
        const mailing = await findMailing(db, { id });
        if (mailing === undefined) throw new Refusal('NOT_PERMITTED');
        const { language } = organiser;
        const by = { db, organiser, language, now, collaborator: member };
        const { families } = await findRecipients(by, mailing);
        await beginMailing(db, { id, families, now });
        emit('mailing.begun', { mailing_id: id });
      });
    } catch (error) {
      if (error instanceof Refusal) return back(error.code);
      if (last_try) await back('UNKNOWN_ERROR');
      throw error;
    }
  },
);
