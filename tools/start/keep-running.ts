import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from './start-database.ts';

/** Milliseconds before each restart; another try will not fix a server that fails more often. */
const PAUSES = [0, 1_000, 2_000, 4_000, 8_000];
/** Milliseconds after which a server counts as healthy: the cause of its end is then a new one. */
const LONG_LIFE_MILLIS = 60_000;

/**
 * Returns the same database, restarted at the same address when it ends without being stopped; the
 * workers reconnect to it by themselves. `ended` resolves when it was stopped, or when five tries
 * in a row did not bring it back for a minute.
 */
export function keepRunning(
  database: OpenDatabase,
  input: { complain: (sentence: string) => void; pauses?: readonly number[] },
): OpenDatabase {
  let stopping = false;
  /** Evaluated anew each time: it may be stopped during a wait. */
  const isStopping = () => stopping;
  const { complain, pauses = PAUSES } = input;
  const watch = async () => {
    for (let failures = 0; ;) {
      const start = Date.now();
      await database.ended;
      if (isStopping()) return;
      if (Date.now() - start > LONG_LIFE_MILLIS) failures = 0;
      if (failures >= pauses.length) return;
      complain('The database has ended by itself: it is started again.');
      await sleep(pauses[failures]);
      failures += 1;
      if (isStopping()) return;
      await database.again().then(
        () => complain('The database is back.'),
        (error: unknown) =>
          complain(error instanceof Error ? error.message : 'The database does not start.'),
      );
    }
  };
  return {
    url: database.url,
    ended: watch(),
    again: () => database.again(),
    stop: () => {
      stopping = true;
      return database.stop();
    },
  };
}
