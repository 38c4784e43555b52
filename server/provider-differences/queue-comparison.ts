import { addDays, dayOf, instantAt } from '@ribambelle/domain/base/days.ts';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';

/** The time of the night, on the clock of the organiser's zone. */
const AT = '04:15';

/** Queues the comparison of an account's books with ours for the next night. */
export async function queueComparison(
  db: Db,
  input: { payment_provider_id: number; timezone: string; now: string },
): Promise<void> {
  const { payment_provider_id, timezone, now } = input;
  const night = addDays(dayOf(now, timezone), 1);
  await queueJob(db, {
    name: 'compare-provider',
    payload: { payment_provider_id, night },
    key: `compare-provider ${payment_provider_id}`,
    run_at: instantAt({ day: night, wall_time: AT, zone: timezone }),
    now,
  });
}
