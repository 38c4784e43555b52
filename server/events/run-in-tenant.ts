import type pg from 'pg';
import { inTransaction } from '../database/transaction.ts';
import type { NotedEvent, RunInTenant } from './events.ts';
import { settleEvents } from './settle-events.ts';

/** The organiser whose rows a transaction sees, and its moment. */
interface Whose {
  readonly organiser_id: number;
  readonly now: string;
}

/** Returns the way to an organiser's rows for work outside a call: a job, a provider's message. */
export const runInTenantOf = (pool: pg.Pool, whose: Whose): RunInTenant =>
  tenantOf(pool, { ...whose, goes_on: true });

/**
 * Returns the same for work before and after the transaction of a call: such work waits in the
 * queue of calls.
 */
export const runBesideCallOf = (pool: pg.Pool, whose: Whose): RunInTenant =>
  tenantOf(pool, { ...whose, goes_on: false });

function tenantOf(
  pool: pg.Pool,
  { organiser_id, now, goes_on }: Whose & { readonly goes_on: boolean },
): RunInTenant {
  return (work) =>
    inTransaction({ pool, organiser_id, goes_on }, async (db, withCommit) => {
      const events: NotedEvent[] = [];
      const result = await work(db, (type, payload) => {
        events.push({ type, payload });
      });
      await settleEvents(db, { withCommit, now, events });
      return result;
    });
}
