import { sql } from 'kysely';
import type { WithCommit } from '../database/transaction.ts';
import { reactions } from '../reactions.ts';
import type { NotedEvent } from './events.ts';

/** Stores the events of an action and queues the jobs that follow from them, with the commit of the action's own transaction. */
export function storeEvents(withCommit: WithCommit, told: { organiser_id: number; now: string; events: readonly NotedEvent[] }): void {
  if (told.events.length === 0) return;
  const jobs = told.events.flatMap(({ type, payload }) => (reactions[type] ?? []).map((name) => ({ name, payload })));
  withCommit(
    sql`select emit_events(${told.organiser_id}, ${told.now}, ${JSON.stringify(told.events)}::jsonb, ${JSON.stringify(jobs)}::jsonb)`,
  );
}
