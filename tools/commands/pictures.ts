import { join } from 'node:path';
import { startFakeMollie } from '@ribambelle/testing/fakes/fake-mollie.ts';
import { startFakeStripe } from '@ribambelle/testing/fakes/fake-stripe.ts';
import { startMailServer } from '@ribambelle/testing/fakes/mail-server.ts';
import { takePictures } from '../pictures/take-pictures.ts';
import { runCommand } from '../start/command.ts';
import { ROOT } from '../start/run-program.ts';
import { withDemo } from '../test/serve-demo.ts';

/**
 * Takes the README's pictures from the demo, as it is today, into docs/pictures; with a mail
 * server and accounts at payment providers, as an organiser has.
 */
await runCommand(async () => {
  const mails = await startMailServer();
  const owner = { accounts: [{ name: 'L’Éclaircie ASBL' }] };
  const fakes = { mollie: await startFakeMollie(owner), stripe: await startFakeStripe(owner) };
  const accounts = (['stripe', 'mollie'] as const).map((provider) => ({
    provider,
    key: fakes[provider].access('LIVE').account.keys.LIVE,
  }));
  const pictures = { folder: join(ROOT, 'docs/pictures'), accounts };
  try {
    await withDemo((demo) => takePictures(demo, pictures), {
      smtpUrl: `smtp://127.0.0.1:${mails.port}`,
      providerUrls: { mollie: fakes.mollie.url, stripe: fakes.stripe.url },
    });
  } finally {
    await mails.kill();
    await Promise.all([fakes.mollie.close(), fakes.stripe.close()]);
  }
});
