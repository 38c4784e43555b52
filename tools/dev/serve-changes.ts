import { migrate } from '@ribambelle/database/migrate.ts';
import { startServer } from '@ribambelle/server/main.ts';
import { buildPart } from '../build.ts';
import { runCommand } from '../start/command.ts';
import { builtMails } from '../start/mail-writer.ts';
import { readStartSettings } from '../start/start-settings.ts';
import { stopRequested } from '../start/stopping.ts';
import { say } from '../start/say.ts';
import { rendererFromSources } from './storefront-renderer.ts';

/**
 * One life of the server under `npm run dev`: new migrations, then serving until one of its own
 * sources changes.
 */
await runCommand(async () => {
  const stopping = stopRequested();
  const settings = readStartSettings(process.env);
  process.env['GALLERY'] ??= 'on';
  const databaseUrl = settings.databaseUrl ?? '';
  await migrate(databaseUrl);
  await buildPart('mails', say);
  const renderer = rendererFromSources(process.env['STOREFRONT_MODULES'] ?? '');
  const server = await startServer({
    ...settings,
    databaseUrl,
    renderer,
    writeMail: builtMails,
    pageCacheOff: true,
  });
  process.on('message', () => renderer.forget());
  process.send?.('serving');
  say('Serving the sources as they are now.');
  await stopping;
  await server.stop();
});
