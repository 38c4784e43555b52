import type { JobContext } from '../queue/job.ts';
import { endDeliveries } from './delivery-store.ts';
import { sendNotification } from './send-notification.ts';

/**
 * Sends notifications one after the other. One that fails stops none of the others; the job is then
 * tried again, and after the last try that delivery is FAILED.
 */
export async function sendEach(
  context: Omit<JobContext<unknown>, 'payload'>,
  ids: readonly number[],
): Promise<void> {
  const errors: unknown[] = [];
  for (const id of ids) {
    try {
      await sendNotification(context, id);
    } catch (error) {
      errors.push(error);
      if (context.last_try) await context.inTenant((db) => fail(db, { id, now: context.now }));
    }
  }
  if (errors.length > 0) throw errors[0];
}

const fail = (db: Parameters<typeof endDeliveries>[0], { id, now }: { id: number; now: string }) =>
  endDeliveries(db, { ended: [{ id, state: 'FAILED', reason: 'ERROR' }], now });
