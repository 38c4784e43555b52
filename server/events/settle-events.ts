import { consequences } from '../consequences.ts';
import type { Db, WithCommit } from '../database/transaction.ts';
import type { Emit, Emitting, EventPayloads, EventType, NotedEvent } from './events.ts';
import { storeEvents } from './store-events.ts';

/**
 * Applies the consequences of a transaction's events at once, then stores them and queues the jobs
 * that follow later, with its commit.
 */
export async function settleEvents(
  db: Db,
  input: {
    readonly now: string;
    readonly events: readonly NotedEvent[];
    readonly withCommit: WithCommit;
  },
): Promise<void> {
  const { withCommit } = input;

  const events = [...input.events];
  const emit: Emit = (type, payload) => {
    events.push({ type, payload });
  };
  // events emitted meanwhile are appended, and have their turn too
  for (const event of events) await follow(db, { emit, ...input, ...event });
  storeEvents(withCommit, { ...input, events });
}

const follow = async <Type extends EventType>(
  db: Db,
  {
    type,
    ...happened
  }: Emitting & {
    readonly now: string;
    readonly type: Type;
    readonly payload: EventPayloads[Type];
  },
): Promise<void> => consequences[type]?.(db, happened);
