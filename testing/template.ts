import { createHash, randomBytes } from 'node:crypto';
import { readMigrations } from '@ribambelle/database/migration-files.ts';
import { connect, withDatabase } from '@ribambelle/database/connect.ts';
import { migrate } from '@ribambelle/database/migrate.ts';

/**
 * The parts from which a test makes its database: a server where it may do so, the template, and
 * the prefix of this run's names.
 */
export interface TestServer {
  url: string;
  template: string;
  prefix: string;
}

/**
 * Wakes the queue when a test lets a job that waits run now; by itself it looks every two seconds.
 */
const WAKE_THE_QUEUE = `
  create function wake_the_queue() returns trigger language plpgsql as $$
  begin
    perform pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1)::text);
    return null;
  end $$;
  create trigger wake_the_queue after update of run_at on graphile_worker._private_jobs
    for each statement execute function wake_the_queue();`;

const TEMPLATE_LOCK = 726_974_002;
const ONE_HOUR = 3_600_000;

/**
 * Returns a name that depends on the migrations: runs with the same migrations may share a
 * template.
 */
export async function templateName(): Promise<string> {
  const files = await readMigrations();
  const hash = createHash('sha256')
    .update(files.map((file) => `${file.name} ${file.hash}`).join() + WAKE_THE_QUEUE)
    .digest('hex');
  return `ribambelle_template_${hash.slice(0, 12)}`;
}

/**
 * Makes the migrated template on the server unless it exists; runs that meet on one server wait for
 * each other here.
 */
export async function readyTemplate(url: string): Promise<TestServer> {
  const template = await templateName();
  const client = await connect(url);
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 0) await buildTemplate(url, template);
  } finally {
    await client.end();
  }
  return {
    url,
    template,
    prefix: `ribambelle_test_${Date.now()}_${randomBytes(4).toString('hex')}`,
  };
}

/** Drops the databases of this run, and those of runs that were killed long ago. */
export async function dropTestDatabases({ url, prefix }: TestServer): Promise<void> {
  const client = await connect(url);
  try {
    const { rows } = await client.query(
      "select datname from pg_database where datname like 'ribambelle_test_%'",
    );
    for (const name of rows.map((row) => String(row.datname))) {
      const startedAt = Number(name.split('_')[2]);
      if (name.startsWith(prefix) || startedAt < Date.now() - ONE_HOUR)
        await client.query(`drop database if exists "${name}" with (force)`);
    }
  } finally {
    await client.end();
  }
}

/**
 * Builds the template. It gets its name when it is complete, so that a run killed here leaves
 * nothing half-made behind.
 */
async function buildTemplate(url: string, template: string): Promise<void> {
  const draft = `ribambelle_test_${Date.now()}_draft`;
  const client = await connect(url);
  try {
    await client.query(`create database "${draft}"`);
    await migrate(withDatabase(url, draft));
    const builder = await connect(withDatabase(url, draft));
    await builder.query(WAKE_THE_QUEUE);
    await builder.end();
    await client.query(`alter database "${draft}" rename to "${template}"`);
  } finally {
    await client.end();
  }
}
