import { nextRound } from '@ribambelle/domain/payment-reminders/next-round.ts';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';
import type { Organiser } from '../organisers/organiser.ts';

/** Queues the next round of an organiser's reminders; only one waits. */
export async function queueRound(
  db: Db,
  { organiser, now }: { readonly organiser: Organiser; readonly now: string },
): Promise<void> {
  const { day, run_at } = nextRound(now, organiser.timezone);
  await queueJob(db, {
    name: 'remind-of-debts',
    payload: { day },
    key: `payment-reminders ${organiser.id}`,
    run_at,
    now,
  });
}
