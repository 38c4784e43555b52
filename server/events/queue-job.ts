import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A job by its name, with its payload, at a moment; of the same key only one waits. */
export interface JobToQueue {
  readonly organiser_id: number;
  readonly name: string;
  readonly payload: object;
  readonly key: string;
  readonly run_at: string | null;
  readonly now: string;
}

/** Queues a job in the transaction that is open: it exists when that commits, and not otherwise. */
export async function queueJob(db: Db, job: JobToQueue): Promise<void> {
  const { organiser_id, now, ...rest } = job;
  await sql`select emit_events(${organiser_id}, ${now}, '[]'::jsonb, ${JSON.stringify([rest])}::jsonb)`.execute(
    db,
  );
}
