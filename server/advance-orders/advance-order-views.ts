import {
  type WaitingListMode,
  waitingListModeOf,
} from '@ribambelle/domain/activities/waiting-list-modes.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Returns the waiting-list mode of an availability's activity: how it treats a place that becomes
 * free.
 */
export async function findMode(db: Db, id: number): Promise<WaitingListMode> {
  const { rows } = await sql<{ mode: string }>`
    select v.waiting_list_mode as mode from availabilities a
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    where a.id = ${id}`.execute(db);
  return waitingListModeOf(rows[0]?.mode ?? '');
}
