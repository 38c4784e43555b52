import { z } from 'zod';
import { job } from '../queue/job.ts';
import { computeDue } from './add-deliveries.ts';
import { queueNext } from './delivery-store.ts';
import { findOutdated } from './outdated-views.ts';

/** Deliveries that are computed in one transaction: short enough that nobody waits for it. */
const AT_ONCE = 1_000;

/** Transactions after which it gives way: a hundred thousand take 20 s, in a rush too. */
const IN_A_ROW = 20;

/**
 * Computes anew when waiting notifications are due, after their definition changed or what they are
 * about did: some in a transaction, until none is left.
 */
export const recomputeNotifications = job(
  { name: 'recompute-notifications', payload: z.object({ organiser_id: z.int() }) },
  async ({ inTenant, give_way, organiser, now }) => {
    const zone = organiser.timezone;
    const computeSome = () =>
      inTenant(async (db) => {
        const ids = await findOutdated(db, AT_ONCE);
        await computeDue(db, { ids, zone, now });
        if (ids.length === 0) await queueNext(db, now);
        return ids.length > 0;
      });
    for (let turn = 0; ; turn += 1) {
      if (turn % IN_A_ROW === 0) await give_way();
      if (!(await computeSome())) return;
    }
  },
);
