import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { priorityOf } from './can-wait.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';

/** A job by its name, with its payload, at a moment; only one with the same key waits. */
export interface JobToQueue<Name extends JobName> {
  readonly organiser_id: number;
  readonly name: Name;
  readonly payload: JobPayloads[Name];
  readonly key: string;
  readonly run_at: string | null;
  readonly now: string;
}

/** Queues a job in the transaction that is open: it exists when that commits, and not otherwise. */
export async function queueJob<Name extends JobName>(db: Db, job: JobToQueue<Name>): Promise<void> {
  const { organiser_id, now, ...rest } = job;
  await sql`select emit_events(${organiser_id}, ${now}, '[]'::jsonb, ${JSON.stringify([{ ...rest, priority: priorityOf(job.name) }])}::jsonb)`.execute(
    db,
  );
}
