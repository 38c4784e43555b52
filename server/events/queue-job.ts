import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { priorityOf } from './can-wait.ts';
import type { JobName, JobPayloads } from './job-payloads.ts';

/** A job by its name, with its payload, at a moment; only one with the same key waits. */
export interface JobToQueue<Name extends JobName> {
  readonly name: Name;
  readonly payload: JobPayloads[Name];
  readonly key: string;
  readonly run_at: string | null;
  readonly now: string;
}

/** Queues a job in the transaction that is open: it exists when that commits, and not otherwise. */
export async function queueJob<Name extends JobName>(db: Db, job: JobToQueue<Name>): Promise<void> {
  const { now, ...rest } = job;
  await sql`select emit_events(current_organiser(), ${now}, '[]'::jsonb, ${JSON.stringify([{ ...rest, priority: priorityOf(job.name) }])}::jsonb)`.execute(
    db,
  );
}
