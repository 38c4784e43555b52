import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { reactions } from '../reactions.ts';
import type { NotedEvent } from './events.ts';

/** Stores the events of an action and queues the jobs that follow from them, in the action's own transaction. */
export async function storeEvents(db: Db, told: { organiser_id: number; now: string; events: readonly NotedEvent[] }): Promise<void> {
  if (told.events.length === 0) return;
  const jobs = told.events.flatMap(({ type, payload }) => (reactions[type] ?? []).map((name) => ({ name, payload })));
  await sql`select emit_events(${told.organiser_id}, ${told.now}, ${JSON.stringify(told.events)}::jsonb, ${JSON.stringify(jobs)}::jsonb)`.execute(
    db,
  );
}
