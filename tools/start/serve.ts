import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@ribambelle/server/main.ts';
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
      | 'mailReports'
    >
  > & {
    databaseUrl: string;
    /** The most connections for calls. */
    connections?: number;
    /** The keys that seal secrets in the database, the present one first. */
    secretKeys?: readonly [string, ...string[]];
    /** True when other workers listen on the same ports. */
    sharesPorts?: boolean;
  };

/** Serves the built application, in this process. */
export async function serve(settings: Serving): Promise<RunningServer> {
  const { startServer } = await import('@ribambelle/server/main.ts');
  return startServer({
    ...settings,
    writeMail: builtMails,
    renderer: await findRenderer(),
    backOffice: existsSync(BACK_OFFICE) ? BACK_OFFICE : null,
  });
}
