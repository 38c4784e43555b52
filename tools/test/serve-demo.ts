import { namesThatLeadTo } from '@ribambelle/testing/fakes/host-ports.ts';
import { cloneTemplate, startThrowawayServer } from '@ribambelle/testing/throwaway.ts';
import { buildWhatIsStale } from '../build.ts';
import { loadDemoWhenEmpty } from '../start/demo.ts';
import { freePort } from '../start/ports.ts';
import { say } from '../start/say.ts';
import { serve, type Serving } from '../start/serve.ts';
import { findBrowser } from './find-browser.ts';

export interface ServedDemo {
  readonly storefront: string;
  readonly backOffice: string;
  readonly databaseUrl: string;
  /** The path of a Chromium. */
  readonly browser: string;
}

/**
 * Builds, serves the demo from its own database on free ports while `work` runs, and takes
 * everything down afterwards. Its e-mails go to `smtpUrl`, or nowhere without one; `providerUrls`
 * are stand-ins for payment providers.
 */
export async function withDemo<Done>(
  work: (demo: ServedDemo) => Promise<Done>,
  {
    smtpUrl = null,
    providerUrls = {},
  }: {
    readonly smtpUrl?: string | null;
    readonly providerUrls?: NonNullable<Serving['providerUrls']>;
  } = {},
): Promise<Done> {
  const browser = await findBrowser();
  await buildWhatIsStale(say);
  const database = await startThrowawayServer();
  try {
    const databaseUrl = await cloneTemplate(database.server, 'flows');
    await loadDemoWhenEmpty(databaseUrl);
    return await served({ databaseUrl, browser, smtpUrl, providerUrls, work });
  } finally {
    await database.stop();
  }
}

async function served<Done>(input: {
  databaseUrl: string;
  browser: string;
  smtpUrl: string | null;
  providerUrls: NonNullable<Serving['providerUrls']>;
  work: (demo: ServedDemo) => Promise<Done>;
}): Promise<Done> {
  const { databaseUrl, browser, smtpUrl, providerUrls, work } = input;
  const ports = { port: await freePort(), backOfficePort: await freePort() };
  const server = await serve({
    ...ports,
    databaseUrl,
    smtpUrl,
    providerUrls,
    // stories bring their own mail server, and every name leads here
    privateMailHosts: ['127.0.0.1'],
    hosts: namesThatLeadTo('127.0.0.1'),
    limitsOff: true,
  });
  try {
    const storefront = `http://localhost:${ports.port}`;
    const backOffice = `http://localhost:${ports.backOfficePort}`;
    return await work({ storefront, backOffice, databaseUrl, browser });
  } finally {
    await server.stop();
  }
}
