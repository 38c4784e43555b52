import { buildPart } from '@ribambelle/tools/build.ts';
import { supervise } from '@ribambelle/tools/start/supervise.ts';

/**
 * The number of supervised workers on a database, with a mail server if one is named, as a process
 * that a test may kill: its first line of output has its ports.
 */
const [databaseUrl = '', workers = '', smtpUrl = null] = process.argv.slice(2);

await buildPart('server', () => {});
const server = await supervise(
  {
    databaseUrl,
    port: 0,
    backOfficePort: 0,
    smtpUrl,
    limitsOff: false,
    connections: 8,
  },
  { workers: Number(workers), complain: (sentence) => void process.stderr.write(`${sentence}\n`) },
);
process.stdout.write(
  `${JSON.stringify({ port: server.port, backOfficePort: server.backOfficePort })}\n`,
);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
