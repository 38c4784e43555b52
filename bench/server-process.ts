import { join } from 'node:path';
import { builtServer } from '@ribambelle/tools/start/built-server.ts';
import { builtMails } from '@ribambelle/tools/start/mail-writer.ts';
import { findRenderer } from '@ribambelle/tools/start/renderer.ts';

/**
 * Runs the server as a child process: settings come as the first argument, the ports go back as a
 * message.
 */
const settings: unknown = JSON.parse(process.argv[2] ?? '{}');
const values = new Map(
  Object.entries(typeof settings === 'object' && settings !== null ? settings : {}),
);

const { startServer } = await builtServer();
const server = await startServer({
  databaseUrl: String(values.get('databaseUrl')),
  port: Number(values.get('port') ?? 0),
  backOfficePort: 0,
  host: '127.0.0.1',
  writeMail: builtMails,
  renderer: await findRenderer(),
  backOffice: join(import.meta.dirname, '../back-office/dist'),
  limitsOff: true,
  pageCacheOff: values.get('pageCacheOff') === true,
  jobs: values.get('jobs') !== false,
  sharesPorts: values.get('sharesPorts') === true,
  providerUrls: Object(values.get('providerUrls') ?? {}),
});
process.send?.({ port: server.port, back_office_port: server.backOfficePort });
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
