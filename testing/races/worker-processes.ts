import { createPool } from '@ribambelle/server/database/pool.ts';
import type { RunInTenant } from '@ribambelle/server/events/events.ts';
import { runInTenantOf } from '@ribambelle/server/events/run-in-tenant.ts';
import { findOrganiser, inForce, type Organiser } from '@ribambelle/server/organisers/organiser.ts';
import type { Made } from '../factories/factories.ts';
import type { Shop } from '../shop.ts';

type Transaction = Parameters<RunInTenant>[0];

/** The work of a message or a job, in a transaction. */
type Work<Result> = (
  db: Parameters<Transaction>[0],
  of: {
    readonly emit: Parameters<Transaction>[1];
    readonly organiser: Organiser;
    readonly now: string;
  },
) => Promise<Result>;

/** Worker processes beside the server of a shop, as far as the database sees them. */
export interface WorkerProcesses {
  /**
   * Does work of an organiser in a transaction of the next process, as a message or a job does. A
   * process does such work one after the other, so that only several processes can race.
   */
  readonly work: <Result>(run: Work<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** As many as a server starts at most. */
const PROCESSES = 4;

/** Opens the connections of four worker processes that serve an organiser. */
export function openWorkerProcesses(shop: Shop, { id: organiser_id }: Made): WorkerProcesses {
  const pools = Array.from({ length: PROCESSES }, () => createPool(shop.databaseUrl, { max: 4 }));
  let turn = 0;
  return {
    work: (run) => {
      turn = (turn + 1) % PROCESSES;
      const [pool] = pools.slice(turn);
      if (pool === undefined) throw new Error('There is no process');
      const now = shop.clock.now();
      return runInTenantOf(pool, { organiser_id, now })(async (db, emit) => {
        const organiser = await findOrganiser(db);
        if (organiser === undefined) throw new Error('There is no organiser');
        return run(db, { emit, organiser: inForce(organiser), now });
      });
    },
    close: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}
