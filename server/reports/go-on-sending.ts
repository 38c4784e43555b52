import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Db } from '../database/transaction.ts';
import { lockSchedule, queueSending } from './schedule-store.ts';

/**
 * Queues a restored weekly report for the moment at which it was due: the job that waited for it
 * may have run and found nothing meanwhile. Does nothing for a paused one.
 */
export async function goOnSending(
  db: Db,
  input: { schedule: string; now: Instant },
): Promise<void> {
  const { schedule, now } = input;
  const row = await lockSchedule(db, { cuid: schedule });
  if (row === undefined || row.paused) return;
  await queueSending(db, { id: row.id, next_at: row.next_at, now });
}
