import { addMinutes, isAfter } from '@ribambelle/domain/base/instants.ts';
import { z } from 'zod';
import { queueJob } from '../events/queue-job.ts';
import { job } from '../queue/job.ts';
import { queueNext, takeDue } from './delivery-store.ts';

/**
 * Minutes that the clock of the queue may be ahead of ours: a job that runs earlier than that has
 * nothing to wait for.
 */
const CLOCKS_DIFFER = 10;

/** Deliveries that are handed over in one transaction. */
const AT_ONCE = 100;

/**
 * Hands each notification that is due to a job of its own, and queues itself for the moment at
 * which the next one is due.
 */
export const deliverNotifications = job(
  {
    name: 'deliver-notifications',
    payload: z.object({ organiser_id: z.int(), due_at: z.string() }),
  },
  async ({ inTenant, give_way, now, payload }) => {
    if (isAfter(payload.due_at, addMinutes(now, CLOCKS_DIFFER))) return;
    const takeSome = () =>
      inTenant(async (db) => {
        const leads = await takeDue(db, { limit: AT_ONCE, now });
        for (const id of leads)
          await queueJob(db, {
            name: 'send-notification',
            payload: { notification_delivery_id: id },
            key: `notification ${id}`,
            run_at: null,
            now,
          });
        if (leads.length === 0) await queueNext(db, now);
        return leads.length > 0;
      });
    do await give_way();
    while (await takeSome());
  },
);
