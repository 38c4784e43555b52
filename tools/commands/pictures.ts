import { join } from 'node:path';
import { startMailServer } from '@ribambelle/testing/fakes/mail-server.ts';
import { takePictures } from '../pictures/take-pictures.ts';
import { runCommand } from '../start/command.ts';
import { ROOT } from '../start/run-program.ts';
import { withDemo } from '../test/serve-demo.ts';

/**
 * Takes the README's pictures from the demo, as it is today, into docs/pictures; with a mail
 * server, as an organiser has.
 */
await runCommand(async () => {
  const mails = await startMailServer();
  try {
    await withDemo((demo) => takePictures(demo, join(ROOT, 'docs/pictures')), {
      smtpUrl: `smtp://127.0.0.1:${mails.port}`,
    });
  } finally {
    await mails.kill();
  }
});
