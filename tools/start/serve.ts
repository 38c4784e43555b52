import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@ribambelle/server/main.ts';
import type { HostPort } from '@ribambelle/server/outside/host-port.ts';
import { builtServer } from './built-server.ts';
import { builtMails } from './mail-writer.ts';
import { findRenderer } from './renderer.ts';
import type { StartSettings } from './start-settings.ts';

const BACK_OFFICE = join(import.meta.dirname, '../../back-office/dist');

export type Serving = Pick<StartSettings, 'port' | 'backOfficePort' | 'smtpUrl' | 'limitsOff'> &
  Partial<
    Pick<
      StartSettings,
      | 'behindProxy'
      | 'hstsSeconds'
      | 'appDatabaseUrl'
      | 'privateMailHosts'
      | 'siteAddress'
      | 'backOfficeOrigin'
      | 'mailReports'
      | 'mailSender'
      | 'providerUrls'
    >
  > & {
    databaseUrl: string;
    /** The check of host names, where it is not that of the internet. */
    hosts?: HostPort;
    /** The most connections for calls. */
    connections?: number;
    /** The keys that seal secrets in the database, the present one first. */
    secretKeys?: readonly [string, ...string[]];
    /** True when other workers listen on the same ports. */
    sharesPorts?: boolean;
  };

/** Loads what serving needs, without any setting. */
export async function loadBuilt() {
  const { startServer } = await builtServer();
  return { startServer, renderer: await findRenderer() };
}

/** Serves the built application, in this process. */
export async function serve(settings: Serving, built = loadBuilt()): Promise<RunningServer> {
  const { startServer, renderer } = await built;
  return startServer({
    ...settings,
    writeMail: builtMails,
    renderer,
    backOffice: existsSync(BACK_OFFICE) ? BACK_OFFICE : null,
  });
}
