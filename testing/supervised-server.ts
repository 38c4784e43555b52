import { supervise } from '@ribambelle/tools/start/supervise.ts';

/** Three supervised workers on a database, with a mail server where one is named, as a process that a test may hurt: its ports come as the first line. */
const server = await supervise(
  {
    databaseUrl: process.argv[2] ?? '',
    port: 0,
    backOfficePort: 0,
    smtpUrl: process.argv[3] ?? null,
    limitsOff: false,
    connections: 8,
  },
  { workers: 3, complain: (sentence) => void process.stderr.write(`${sentence}\n`) },
);
process.stdout.write(
  `${JSON.stringify({ port: server.port, backOfficePort: server.backOfficePort })}\n`,
);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
