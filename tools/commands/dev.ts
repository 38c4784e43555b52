import { join } from 'node:path';
import { createServer } from 'vite';
import { keepRunning } from '../dev/restarting.ts';
import { watchSources } from '../dev/watch-sources.ts';
import { announce } from '../start/announcement.ts';
import { runCommand } from '../start/command.ts';
import { loadDemoWhenEmpty } from '../start/demo.ts';
import { openDatabase, refuseSecondStart } from '../start/open-database.ts';
import { freePort, refuseOccupiedPort } from '../start/ports.ts';
import { ROOT } from '../start/run-program.ts';
import { readStartSettings } from '../start/start-settings.ts';
import type { StartSettings } from '../start/start-settings.ts';
import { stopRequested } from '../start/stopping.ts';
import { say } from '../start/say.ts';

/** The sites as you write them: a change of server or storefront restarts them within seconds, the back-office changes in place. */
await runCommand(async () => {
  const stopping = stopRequested();
  const settings = readStartSettings(process.env);
  await refuseSecondStart(settings);
  await refuseOccupiedPort(settings.port, 'PORT');
  await refuseOccupiedPort(settings.backOfficePort, 'BACK_OFFICE_PORT');
  const database = await openDatabase(settings);
  try {
    if (settings.demo) await loadDemoWhenEmpty(database.url);
    const stop = await serveAsWritten(settings, database.url);
    say(await announce({ ...settings, databaseUrl: database.url }));
    await Promise.race([stopping, database.ended]);
    await stop();
  } finally {
    await database.stop();
  }
});

async function serveAsWritten(settings: StartSettings, databaseUrl: string): Promise<() => Promise<void>> {
  const behind = await freePort();
  const served = keepRunning(join(ROOT, 'tools/dev/serve-changes.ts'), {
    DATABASE_URL: databaseUrl,
    PORT: String(settings.port),
    BACK_OFFICE_PORT: String(behind),
  });
  watchSources(served.restart);
  const target = `http://localhost:${behind}`;
  const office = await createServer({
    root: join(ROOT, 'back-office'),
    logLevel: 'warn',
    server: { port: settings.backOfficePort, strictPort: true, proxy: { '/api': { target }, '/health': { target } } },
  });
  await office.listen();
  return async () => {
    await office.close();
    await served.stop();
  };
}
