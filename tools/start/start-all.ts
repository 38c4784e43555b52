import { runApart } from './apart.ts';
import { keepBackups } from './keep-backups.ts';
import { keepRunning } from './keep-running.ts';
import type { ReadyOrder } from './make-ready.ts';
import { refuseOccupiedPort, takenMeanwhile } from './ports.ts';
import { complain } from './say.ts';
import { secretKeys } from './secret-key.ts';
import type { Serving } from './serve.ts';
import { refuseSecondStart, startDatabase } from './start-database.ts';
import type { StartSettings } from './start-settings.ts';
import { supervise } from './supervise.ts';

export interface Running {
  /** The lines to print. */
  announcement: string;
  databaseEnded: Promise<void>;
  stop(): Promise<void>;
}

type Say = (sentence: string) => void;

/**
 * The connections for calls, of all workers together, none of which takes more than it can use;
 * each also has a few for the queue.
 */
const CONNECTIONS = 48;

/**
 * Does everything of `npm start` until the sites answer: cheap refusals first, then the database,
 * the demo and the builds at once, and the workers, which load while the database is made ready.
 * What needs much memory is done by processes that end (decision 260).
 */
export async function startAll(settings: StartSettings, say: Say): Promise<Running> {
  if (settings.limitsOff)
    say(
      'Warning: LIMITS=off lifts the limits on sign-ins and other guesses. Never use it where others can reach this server.',
    );
  await refuseSecondStart(settings);
  await refuseOccupiedPort(settings.port, 'PORT');
  await refuseOccupiedPort(settings.backOfficePort, 'BACK_OFFICE_PORT');
  const opened = startDatabase(settings).then((database) => keepRunning(database, { complain }));
  const ready = runApart('make-ready.ts', {
    order: opened.then(({ url }) => readyOrder(url, settings)),
    say,
  });
  const serving = Promise.all([opened, ready]).then(([{ url }]) => servingOf(url, settings));
  // each of these starts as soon as it can, and the first failure ends all
  const served = runApart('build-stale.ts', { say }).then(() =>
    supervise(serving, { workers: settings.workers, complain }),
  );
  try {
    const [database, announcement, server] = await Promise.all([opened, ready, served, serving]);
    const backups = keepBackups({ ...settings, complain });
    return {
      announcement,
      databaseEnded: database.ended,
      stop: async () => {
        backups.stop();
        await server.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await opened.then(
      (database) => database.stop(),
      () => {},
    );
    throw takenMeanwhile(error);
  }
}

function readyOrder(databaseUrl: string, settings: StartSettings): ReadyOrder {
  const { port, backOfficePort, demo, selfSetup, backups, backupsOff } = settings;
  const wish = backupsOff ? 'off' : null;
  return {
    databaseUrl,
    port,
    backOfficePort,
    demo,
    selfSetup,
    backups: backups === null ? wish : 'on',
  };
}

async function servingOf(databaseUrl: string, settings: StartSettings): Promise<Serving> {
  return {
    ...settings,
    databaseUrl,
    connections: Math.ceil(CONNECTIONS / settings.workers),
    secretKeys: await secretKeys(settings.secretKey, settings.dataDir),
  };
}
