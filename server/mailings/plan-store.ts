import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';

/** Plans a draft for a moment, and queues the job that begins it then. */
export async function planDraft(
  db: Db,
  plan: {
    readonly id: number;
    readonly send_at: string;
    readonly collaborator_id: number;
    readonly now: string;
  },
): Promise<void> {
  const { id, send_at, collaborator_id, now } = plan;
  await db
    .updateTable('mailings')
    .set({ state: 'PLANNED', send_at, planned_by_id: collaborator_id, not_begun: '' })
    .where('id', '=', id)
    .execute();
  await queueJob(db, {
    name: 'begin-planned-mailing',
    payload: { mailing_id: id, send_at },
    key: `planned mailing ${id}`,
    run_at: send_at,
    now,
  });
}

/** Locks a mailing that is planned for a moment; undefined for one that is not, or not any more. */
export async function lockPlanned(
  db: Db,
  of: { readonly id: number; readonly send_at: string },
): Promise<{ readonly planned_by_id: number } | undefined> {
  const { rows } = await sql<{ planned_by_id: number }>`
    select planned_by_id from mailings
    where id = ${of.id} and state = 'PLANNED' and send_at = ${of.send_at}::timestamptz
    for update`.execute(db);
  return rows[0];
}

/**
 * Makes a planned mailing a draft again, with the code of why it was not begun, empty for none;
 * returns false when it is not planned.
 */
export async function returnToDraft(
  db: Db,
  of: { readonly id: number; readonly not_begun: string; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailings')
    .set({
      state: 'DRAFT',
      send_at: null,
      planned_by_id: null,
      not_begun: of.not_begun,
      updated_at: of.now,
    })
    .where('id', '=', of.id)
    .where('state', '=', 'PLANNED')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
