import { type ScheduledReport, scheduledReport } from '@ribambelle/api/reports/schedule-shapes.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { queueJob } from '../events/queue-job.ts';

/** Keeps a weekly report with its recipients. */
export async function insertSchedule(
  db: Db,
  input: {
    collaborator_id: number;
    of: ScheduledReport;
    weekday: number;
    hour: number;
    origin: string;
    next_at: Instant;
    now: Instant;
    recipients: readonly number[];
  },
): Promise<{ readonly id: number; readonly cuid: string }> {
  const { of, now, recipients, ...columns } = input;
  const schedule = await db
    .insertInto('report_schedules')
    .values({ ...columns, request: JSON.stringify(of), created_at: now })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
  await addRecipients(db, { id: schedule.id, recipients });
  return schedule;
}

async function addRecipients(
  db: Db,
  { id, recipients }: { readonly id: number; readonly recipients: readonly number[] },
): Promise<void> {
  if (recipients.length === 0) return;
  const rows = recipients.map((collaborator_id) => ({
    report_schedule_id: id,
    collaborator_id,
  }));
  await db.insertInto('report_recipients').values(rows).execute();
}

/** Changes the report, the time and the recipients; its version moves with any of them. */
export async function rewriteSchedule(
  db: Db,
  input: {
    readonly id: number;
    readonly of: ScheduledReport;
    readonly weekday: number;
    readonly hour: number;
    readonly next_at: Instant;
    readonly added: readonly number[];
    readonly taken_off: readonly number[];
  },
): Promise<void> {
  const { id, of, added, taken_off, ...columns } = input;
  const moves = added.length > 0 || taken_off.length > 0;
  await db
    .updateTable('report_schedules')
    .set({ ...columns, request: JSON.stringify(of) })
    .$if(moves, (update) => update.set((row) => ({ version: row('version', '+', 1) })))
    .where('id', '=', id)
    .execute();
  await addRecipients(db, { id, recipients: added });
  if (taken_off.length > 0)
    await db
      .deleteFrom('report_recipients')
      .where('report_schedule_id', '=', id)
      .where('collaborator_id', 'in', [...taken_off])
      .execute();
}

/**
 * Counts the weekly reports of a collaborator; calls for the same one wait for each other, so that
 * the limit holds.
 */
export async function countOwnSchedules(db: Db, collaborator_id: number): Promise<number> {
  await sql`select from collaborators where id = ${collaborator_id} for update`.execute(db);
  const { count } = await db
    .selectFrom('report_schedules')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('collaborator_id', '=', collaborator_id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks a weekly report by its id, or by its cuid. Undefined when it no longer exists. */
export async function lockSchedule(db: Db, input: { id: number } | { cuid: string }) {
  const schedule = await db
    .selectFrom('report_schedules')
    .select(['id', 'cuid', 'collaborator_id', 'request', 'weekday', 'hour', 'paused', 'next_at'])
    .select('version')
    .where((row) => ('id' in input ? row('id', '=', input.id) : row('cuid', '=', input.cuid)))
    .forUpdate()
    .executeTakeFirst();
  return schedule === undefined
    ? undefined
    : { ...schedule, of: scheduledReport.parse(schedule.request) };
}

/**
 * Finds a weekly report for one recipient; undefined when it no longer exists, or no longer goes to
 * them.
 */
export async function findSchedule(
  db: Db,
  input: { report_schedule_id: number; collaborator_id: number },
) {
  const { report_schedule_id, collaborator_id } = input;
  const row = await db
    .selectFrom('report_schedules as s')
    .innerJoin('report_recipients as r', (join) =>
      join
        .onRef('r.organiser_id', '=', 's.organiser_id')
        .onRef('r.report_schedule_id', '=', 's.id'),
    )
    .select(['s.cuid', 's.request', 's.origin'])
    .where('s.id', '=', report_schedule_id)
    .where('r.collaborator_id', '=', collaborator_id)
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, of: scheduledReport.parse(row.request) };
}

/** Records when it is next due, whether it is paused, and when it was last begun. */
export async function saveSchedule(
  db: Db,
  input: { id: number; next_at?: Instant; paused?: boolean; sent_at?: Instant },
): Promise<void> {
  const { id, ...changed } = input;
  await db.updateTable('report_schedules').set(changed).where('id', '=', id).execute();
}

/** Deletes a weekly report, with its recipients. */
export async function removeSchedule(db: Db, id: number): Promise<void> {
  await db.deleteFrom('report_schedules').where('id', '=', id).execute();
}

/** Finds the ids of its recipients, with their cuids. */
export async function findRecipients(
  db: Db,
  id: number,
): Promise<readonly { readonly id: number; readonly cuid: string }[]> {
  return db
    .selectFrom('report_recipients as r')
    .innerJoin('collaborators as c', (join) =>
      join.onRef('c.organiser_id', '=', 'r.organiser_id').onRef('c.id', '=', 'r.collaborator_id'),
    )
    .select(['c.id', 'c.cuid'])
    .where('r.report_schedule_id', '=', id)
    .orderBy('c.id')
    .execute();
}

/** Removes a recipient, which moves its version; without recipients it ends. */
export async function removeRecipient(
  db: Db,
  input: { id: number; collaborator_id: number },
): Promise<void> {
  const { id, collaborator_id } = input;
  await db
    .deleteFrom('report_recipients')
    .where('report_schedule_id', '=', id)
    .where('collaborator_id', '=', collaborator_id)
    .execute();
  if ((await findRecipients(db, input.id)).length === 0) await removeSchedule(db, input.id);
  else
    await db
      .updateTable('report_schedules')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
}

/** Queues the job for the next due moment; only one waits for each weekly report. */
export async function queueSending(
  db: Db,
  input: { id: number; next_at: Instant; now: Instant },
): Promise<void> {
  const { id, next_at, now } = input;
  await queueJob(db, {
    name: 'begin-report-sending',
    payload: { report_schedule_id: id, due_at: next_at },
    key: `report-schedule ${id}`,
    run_at: next_at,
    now,
  });
}
