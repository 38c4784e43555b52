import { nextCollection } from '@ribambelle/domain/payment-mandates/next-collection.ts';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';
import type { Organiser } from '../organisers/organiser.ts';

/**
 * Queues the next round of an organiser's collecting. Only one waits for each day: a mandate that
 * starts while the round of today waits does not put that one off.
 */
export async function queueCollections(
  db: Db,
  { organiser, now }: { readonly organiser: Organiser; readonly now: string },
): Promise<void> {
  const { day, run_at } = nextCollection(now, organiser.timezone);
  await queueJob(db, {
    name: 'collect-debts',
    payload: { day },
    key: `collections ${organiser.id} ${day}`,
    run_at,
    now,
  });
}
