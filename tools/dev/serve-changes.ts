import { migrate } from '@ribambelle/database/migrate.ts';
import { buildStorefront } from '../build.ts';
import { runCommand } from '../start/command.ts';
import { serve } from '../start/serve.ts';
import { readStartSettings } from '../start/start-settings.ts';
import { stopRequested } from '../start/stopping.ts';
import { say } from '../start/say.ts';

/** One life of the server under `npm run dev`: new migrations, a fresh storefront, then serving until a source changes. */
await runCommand(async () => {
  const stopping = stopRequested();
  const settings = readStartSettings(process.env);
  process.env['GALLERY'] ??= 'on';
  const databaseUrl = settings.databaseUrl ?? '';
  await migrate(databaseUrl);
  await buildStorefront(say);
  const server = await serve({ ...settings, databaseUrl });
  say('Serving the sources as they are now.');
  await stopping;
  await server.stop();
});
