import { z } from 'zod';
import { findActiveMember } from '../collaborators/index.ts';
import type { RunInTenant } from '../events/events.ts';
import { job } from '../queue/job.ts';
import { applyNextLine, LineRefused } from './apply-line.ts';
import { finishBulkAction, noteFamilies, noteLine, refuseTheRest } from './bulk-action-store.ts';
import { findRunning } from './bulk-action-views.ts';
import { findConcernedFamilies } from './concerned-views.ts';
import { messageOf } from './message-of.ts';
import { givesBack, mayChange } from './records.ts';

interface Of {
  readonly bulk_action_id: number;
}

/**
 * Changes the records of a bulk action one by one; a second run continues with the waiting ones.
 * The rights of its collaborator are checked again now. After the last record, the families get
 * their e-mail.
 */
export const applyBulkAction = job(
  {
    name: 'apply-bulk-action',
    payload: z.object({ organiser_id: z.int(), bulk_action_id: z.int() }),
  },
  async ({ payload, organiser, now, inTenant }) => {
    const of = { bulk_action_id: payload.bulk_action_id };
    const running = await inTenant((db) => findRunning(db, of.bulk_action_id));
    if (running === null) return;
    const { on, change, kind, collaborator_id } = running;
    const collaborator = await inTenant((db) => findActiveMember(db, collaborator_id));
    const undo = change === null;
    const deed = { on, kind, undo, gives_back: givesBack(change) };
    if (collaborator === null || !mayChange(collaborator.permissions, deed))
      await inTenant((db) => refuseTheRest(db, { ...of, refused: 'NOT_PERMITTED' }));
    else {
      const by = { organiser, collaborator, language: organiser.language, now };
      const action = { bulk_action_id: of.bulk_action_id, on, change };
      const next = () => inTenant((db, emit) => applyNextLine({ ...by, db, emit }, action));
      while (await unlessRefused(inTenant, { of, next }));
    }
    await inTenant(async (db, emit) => {
      if (!(await finishBulkAction(db, { ...of, now }))) return;
      if (messageOf(change) === null) return;
      const families = await findConcernedFamilies(db, { ...of, on });
      await noteFamilies(db, { ...of, families: families.length });
      for (const customer_id of families)
        emit('bulk-action.family.concerned', {
          bulk_action_id: of.bulk_action_id,
          customer_id,
        });
    });
  },
);

/**
 * Returns whether there was another record; records a refused one once its transaction is rolled
 * back.
 */
async function unlessRefused(
  inTenant: RunInTenant,
  { of, next }: { of: Of; next: () => Promise<boolean> },
): Promise<boolean> {
  try {
    return await next();
  } catch (error) {
    if (!(error instanceof LineRefused)) throw error;
    const { order, refused } = error;
    await inTenant((db) => noteLine(db, { ...of, order, refused }));
    return true;
  }
}
