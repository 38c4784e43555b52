import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { buildWhatIsStale } from '../build.ts';
import type { Announced } from './announcement.ts';
import { loadDemoWhenEmpty } from './demo.ts';
import { openDatabase, refuseSecondStart } from './open-database.ts';
import { refuseOccupiedPort } from './ports.ts';
import { serve } from './serve.ts';
import type { StartSettings } from './start-settings.ts';

export interface Running extends Announced {
  databaseEnded: Promise<void>;
  stop(): Promise<void>;
}

const PATIENCE = 10_000;

/** Everything `npm start` does until the sites answer: cheap refusals first, then the database, the demo, the builds and the server. */
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
  const database = await openDatabase(settings);
  try {
    await Promise.all([settings.demo ? loadDemo(database.url, say) : null, buildWhatIsStale(say)]);
    const server = await serve({ ...settings, databaseUrl: database.url });
    return {
      databaseUrl: database.url,
      port: server.port,
      backOfficePort: server.backOfficePort,
      databaseEnded: database.ended,
      stop: async () => {
        await Promise.race([server.stop(), sleep(PATIENCE)]);
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop();
    throw taken(error);
  }
}

async function loadDemo(url: string, say: (sentence: string) => void): Promise<void> {
  const begun = performance.now();
  if (await loadDemoWhenEmpty(url))
    say(`Loaded the demo organisers in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}

/** Somebody may take a port between our look and our listening. */
function taken(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return error;
  return new Refusal(
    `A port was taken while Ribambelle was starting (${error.message}): choose others with PORT and BACK_OFFICE_PORT.`,
  );
}
