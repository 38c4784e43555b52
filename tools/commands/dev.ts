import { join } from 'node:path';
import { createServer } from 'vite';
import { keepRunning } from '../dev/restarting.ts';
import { modulesAddress, serveStorefrontSources } from '../dev/storefront-sources.ts';
import { watchSources } from '../dev/watch-sources.ts';
import { announce } from '../start/announcement.ts';
import { runCommand } from '../start/command.ts';
import { loadDemoWhenEmpty } from '../start/demo.ts';
import { openDatabase } from '../start/open-database.ts';
import { refuseSecondStart } from '../start/start-database.ts';
import { freePort, refuseOccupiedPort } from '../start/ports.ts';
import { ROOT } from '../start/run-program.ts';
import { readStartSettings } from '../start/start-settings.ts';
import type { StartSettings } from '../start/start-settings.ts';
import { stopRequested } from '../start/stopping.ts';
import { say } from '../start/say.ts';

/**
 * Serves the sites while you write them: both update in place in the browser, and a change of the
 * server's sources replaces its process.
 */
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

async function serveAsWritten(
  settings: StartSettings,
  databaseUrl: string,
): Promise<() => Promise<void>> {
  const ports = { storefront: await freePort(), office: await freePort() };
  const served = keepRunning(join(ROOT, 'tools/dev/serve-changes.ts'), {
    DATABASE_URL: databaseUrl,
    PORT: String(ports.storefront),
    BACK_OFFICE_PORT: String(ports.office),
    PUBLIC_ORIGIN: process.env['PUBLIC_ORIGIN'] ?? `http://{host}:${settings.port}`,
    BACK_OFFICE_ORIGIN: settings.backOfficeOrigin ?? `http://localhost:${settings.backOfficePort}`,
    STOREFRONT_MODULES: modulesAddress(settings.port),
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/dev'),
  });
  const storefront = await serveStorefrontSources({
    port: settings.port,
    target: `http://localhost:${ports.storefront}`,
    ready: served.ready,
    changed: () => served.tell('changed'),
  });
  const office = await serveBackOfficeSources({
    port: settings.backOfficePort,
    target: `http://localhost:${ports.office}`,
    ready: served.ready,
  });
  watchSources(served.restart);
  await served.ready();
  return async () => {
    await Promise.all([storefront.close(), office.close()]);
    await served.stop();
  };
}

async function serveBackOfficeSources({
  port,
  target,
  ready,
}: {
  port: number;
  target: string;
  ready: () => Promise<void>;
}) {
  const behind = { target, bypass: ready };
  const proxy = { '/api': behind, '/health': behind, '/files': behind, '/pictures': behind };
  const vite = await createServer({
    root: join(ROOT, 'back-office'),
    logLevel: 'warn',
    server: { port, strictPort: true, proxy },
  });
  return vite.listen();
}
