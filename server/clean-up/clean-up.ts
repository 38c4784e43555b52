import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import { keepRounds, type Rounds } from '../clock/rounds.ts';
import { alone } from '../database/alone-store.ts';
import { deleteEnded } from './clean-up-store.ts';
import { finishErasing } from './finish-erasing-store.ts';
import { RETENTION } from './retention.ts';

const ROUND_MILLIS = 15 * 60_000;
const FIRST_MILLIS = 60_000;

/**
 * Deletes everything that has ended (see retention.ts), completes the erasing of accounts whose
 * registrations are over, and returns the number of deleted rows, by table; null when another
 * process is doing it. A second run finds nothing more; a failure in one table does not stop the
 * others.
 */
export async function cleanUp(
  owner: pg.Pool,
  input: { now: string; failed: (error: unknown, table: string) => void },
): Promise<Readonly<Record<string, number>> | null> {
  return alone({ owner, what: 'clean-up' }, async () => {
    const counts: Record<string, number> = {};
    for (const retention of RETENTION) {
      const { table } = retention;
      const rows = await deleteEnded(owner, { retention, now: input.now }).catch(
        (error: unknown) => {
          input.failed(error, table);
          return 0;
        },
      );
      counts[table] = (counts[table] ?? 0) + rows;
    }
    counts['participants'] = await finishErasing(owner, input.now).catch((error: unknown) => {
      input.failed(error, 'participants');
      return 0;
    });
    return counts;
  });
}

/**
 * Cleans up a minute after the start and then every quarter of an hour, in every process; they take
 * turns.
 */
export function keepClean(input: {
  owner: pg.Pool;
  clock: Clock;
  failed: (error: unknown, table: string) => void;
}): Rounds {
  const { owner, clock, failed } = input;
  return keepRounds({
    first_millis: FIRST_MILLIS,
    every_millis: ROUND_MILLIS,
    work: () =>
      cleanUp(owner, { now: clock(), failed }).catch((error: unknown) => failed(error, 'all')),
  });
}
