import type pg from 'pg';
import { type Db, inTransaction } from '../database/transaction.ts';
import type { Emit, NotedEvent } from './events.ts';
import { storeEvents } from './store-events.ts';

/** Opens a transaction of one organiser; what is emitted in it is stored with it. */
export type RunInTenant = <Result>(run: (db: Db, emit: Emit) => Promise<Result>) => Promise<Result>;

/** The way to an organiser's rows for what happens outside a call: a job, a provider's message, what follows a commit. */
export function runInTenantOf(
  pool: pg.Pool,
  input: {
    organiser_id: number;
    now: string;
    /** False for a call, which stands in line with the others. */
    goes_on?: boolean;
  },
): RunInTenant {
  const settings = { organiser_id: input.organiser_id, goes_on: input.goes_on ?? true };
  return (work) =>
    inTransaction(pool, settings, async (db, withCommit) => {
      const events: NotedEvent[] = [];
      const result = await work(db, (type, payload) => {
        events.push({ type, payload });
      });
      storeEvents(withCommit, { ...input, events });
      return result;
    });
}
