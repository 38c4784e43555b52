import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

const quiet = new Logger(() => () => undefined);

/**
 * Installs or updates the job queue's own tables, as the owner; our migrations call its functions.
 */
export async function installQueue(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // connections that are still closing when the database goes away must not end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool, logger: quiet });
  } finally {
    await pool.end();
  }
}
