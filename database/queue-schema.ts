import { Logger, runMigrations } from 'graphile-worker';

const quiet = new Logger(() => () => undefined);

/** Installs or updates the job queue's own tables, as the owner; our migrations call its functions. */
export async function installQueue(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: quiet });
}
