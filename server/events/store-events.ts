import { type RawBuilder, sql } from 'kysely';
import type { Db, WithCommit } from '../database/transaction.ts';
import { reactions } from '../reactions.ts';
import { priorityOf } from './can-wait.ts';
import type { JobName } from './job-payloads.ts';
import { notificationEvents } from './notification-events.ts';
import type { NotedEvent } from './events.ts';

/**
 * Stores the events of an action and queues the jobs that follow from them, with the commit of the
 * action's own transaction.
 */
export function storeEvents(
  withCommit: WithCommit,
  input: { now: string; events: readonly NotedEvent[] },
): void {
  if (input.events.length === 0) return;
  const jobs: { name: JobName; payload: unknown; priority: number }[] = input.events.flatMap(
    ({ type, payload }) =>
      (reactions[type] ?? []).map((name) => ({ name, payload, priority: priorityOf(name) })),
  );
  const followed = notificationEvents(input.events);
  if (followed.length > 0) {
    const name = 'match-notifications';
    const payload = { at: input.now, events: followed };
    jobs.push({ name, payload, priority: priorityOf(name) });
  }
  withCommit(
    sql`select emit_events(current_organiser(), ${input.now}, ${JSON.stringify(input.events)}::jsonb, ${JSON.stringify(jobs)}::jsonb)`,
  );
}

/**
 * Does the same at once, for an organiser that the transaction belongs to since a sign-in proved
 * the caller.
 */
export async function storeEventsNow(
  db: Db,
  input: { now: string; events: readonly NotedEvent[] },
): Promise<void> {
  const statements: RawBuilder<unknown>[] = [];
  storeEvents((statement) => statements.push(statement), input);
  for (const statement of statements) await statement.execute(db);
}
