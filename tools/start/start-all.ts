import { join } from 'node:path';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { allowSelfSetup } from '../setup/allow-self-setup.ts';
import { buildWhatIsStale } from '../build.ts';
import type { Announced } from './announcement.ts';
import { isEmpty } from './demo.ts';
import { keepBackups } from './keep-backups.ts';
import { keepRunning } from './keep-running.ts';
import { openDatabase, refuseSecondStart } from './open-database.ts';
import { refuseOccupiedPort } from './ports.ts';
import { ROOT, runProgram } from './run-program.ts';
import { complain } from './say.ts';
import { secretKeys } from './secret-key.ts';
import type { StartSettings } from './start-settings.ts';
import { supervise } from './supervise.ts';

export interface Running extends Announced {
  databaseEnded: Promise<void>;
  stop(): Promise<void>;
}

/**
 * The connections for calls, of all workers together, none of which takes more than it can use;
 * each also has a few for the queue.
 */
const CONNECTIONS = 48;

/**
 * Does everything of `npm start` until the sites answer: cheap refusals first, then the database,
 * the demo, the builds and the workers.
 */
export async function startAll(
  settings: StartSettings,
  say: (sentence: string) => void,
): Promise<Running> {
  if (settings.limitsOff)
    say(
      'Warning: LIMITS=off lifts the limits on sign-ins and other guesses. Never use it where others can reach this server.',
    );
  await refuseSecondStart(settings);
  await refuseOccupiedPort(settings.port, 'PORT');
  await refuseOccupiedPort(settings.backOfficePort, 'BACK_OFFICE_PORT');
  const database = keepRunning(await openDatabase(settings), { complain });
  try {
    await allowSelfSetup(database.url, settings.selfSetup);
    await Promise.all([settings.demo ? loadDemo(database.url, say) : null, buildWhatIsStale(say)]);
    const { workers } = settings;
    const connections = Math.ceil(CONNECTIONS / workers);
    const serving = {
      ...settings,
      databaseUrl: database.url,
      connections,
      secretKeys: await secretKeys(settings.secretKey, settings.dataDir),
    };
    const server = await supervise(serving, { workers, complain });
    const backups = await keepBackups(database.url, { settings, complain });
    return {
      databaseUrl: database.url,
      port: server.port,
      backOfficePort: server.backOfficePort,
      databaseEnded: database.ended,
      stop: async () => {
        backups.stop();
        await server.stop();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw refusalFor(error);
  }
}

async function loadDemo(url: string, say: (sentence: string) => void): Promise<void> {
  if (!(await isEmpty(url))) return;
  const script = join(ROOT, 'tools/start/load-demo.ts');
  const { code, output, seconds } = await runProgram(
    [process.execPath, '--disable-warning=ExperimentalWarning', script],
    { environment: { DATABASE_URL: url } },
  );
  if (code !== 0) throw new Refusal(`The demo could not be loaded: ${output.trim()}`);
  say(`Loaded the demo organisers in ${seconds.toFixed(1)} s.`);
}

/** Returns a refusal for a port that somebody took between our check and our listening. */
function refusalFor(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return error;
  return new Refusal(
    `A port was taken while Ribambelle was starting (${error.message}): choose others with PORT and BACK_OFFICE_PORT.`,
  );
}
