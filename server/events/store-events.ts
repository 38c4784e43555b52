import { sql } from 'kysely';
import type { WithCommit } from '../database/transaction.ts';
import { reactions } from '../reactions.ts';
import type { NotedEvent } from './events.ts';

/** Stores the events of an action and queues the jobs that follow from them, with the commit of the action's own transaction. */
export function storeEvents(
  withCommit: WithCommit,
  input: { organiser_id: number; now: string; events: readonly NotedEvent[] },
): void {
  if (input.events.length === 0) return;
  const jobs = input.events.flatMap(({ type, payload }) =>
    (reactions[type] ?? []).map((name) => ({ name, payload })),
  );
  withCommit(
    sql`select emit_events(${input.organiser_id}, ${input.now}, ${JSON.stringify(input.events)}::jsonb, ${JSON.stringify(jobs)}::jsonb)`,
  );
}
