import type { Client } from 'pg';
import { connect } from './connect.ts';
import { readMigrations } from './migration-files.ts';
import type { MigrationFile } from './migration-files.ts';
import { renewCollations } from './renew-collations.ts';
import { Refusal } from './refusal.ts';

const OLDEST_SERVER = 150_000;
const MIGRATION_LOCK = 726_974_001;

type Queryable = Pick<Client, 'query'>;

/**
 * Applies `migrations/*.sql` to the database and returns the names applied, in order. The URL's
 * user owns everything. Several processes may call it at once: one works, the others wait and find
 * it done. Rebuilds indexes of names made by another version of the server's library. Refuses a
 * server older than PostgreSQL 15 and an applied file that has changed or vanished since.
 */
export async function migrate(url: string, folder?: string): Promise<string[]> {
  return bringTo(url, { files: await readMigrations(folder), isWanted: () => true });
}

/**
 * As `migrate`, but applies only these: the tables are then as they were for a server with exactly
 * these.
 */
export async function migrateTo(url: string, names: ReadonlySet<string>): Promise<string[]> {
  return bringTo(url, { files: await readMigrations(), isWanted: ({ name }) => names.has(name) });
}

async function bringTo(
  url: string,
  {
    files,
    isWanted,
  }: { readonly files: MigrationFile[]; readonly isWanted: (file: MigrationFile) => boolean },
): Promise<string[]> {
  const client = await connect(url);
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await readApplied(client);
    refuseRewrittenHistory(files, applied);
    const pending = files.filter((file) => isWanted(file) && !applied.has(file.name));
    if (pending.length > 0) await installQueue(url);
    for (const file of pending) await apply(client, file);
    await renewCollations(client);
    return pending.map((file) => file.name);
  } finally {
    await client.end();
  }
}

/**
 * Returns the names of the migrations that this program has and the database lacks; for `/health`
 * and the generators.
 */
export async function pendingMigrations(
  database: string | Queryable,
  folder?: string,
): Promise<string[]> {
  if (typeof database !== 'string') return listPending(database, folder);
  const client = await connect(database);
  try {
    return await listPending(client, folder);
  } finally {
    await client.end();
  }
}

async function listPending(client: Queryable, folder?: string): Promise<string[]> {
  const files = await readMigrations(folder);
  const { rows } = await client.query(
    "select to_regclass('public.migrations') is not null as known",
  );
  const applied = rows[0]?.known === true ? await listApplied(client) : new Map<string, string>();
  return files.map((file) => file.name).filter((name) => !applied.has(name));
}

/** Loads the queue's package only then: most starts have nothing to apply. */
async function installQueue(url: string): Promise<void> {
  const queue = await import('./queue-schema.ts');
  await queue.installQueue(url);
}

async function refuseOldServer(client: Queryable): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as text",
  );
  if (rows[0].number < OLDEST_SERVER) {
    throw new Refusal(
      `The database server is PostgreSQL ${rows[0].text}; Ribambelle needs PostgreSQL 15 or newer.`,
    );
  }
}

async function readApplied(client: Queryable): Promise<Map<string, string>> {
  await client.query(`create table if not exists public.migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  return listApplied(client);
}

async function listApplied(client: Queryable): Promise<Map<string, string>> {
  const { rows } = await client.query('select name, hash from public.migrations');
  return new Map(rows.map((row) => [String(row.name), String(row.hash)]));
}

function refuseRewrittenHistory(files: MigrationFile[], applied: Map<string, string>): void {
  const hashes = new Map(files.map((file) => [file.name, file.hash]));
  for (const [name, hash] of applied) {
    if (!hashes.has(name)) {
      throw new Refusal(
        `The database has migration ${name}, which this version of Ribambelle does not know: use a newer version.`,
      );
    }
    if (hashes.get(name) !== hash) {
      throw new Refusal(
        `Migration ${name} has changed since it was applied: restore the file and write a new migration instead.`,
      );
    }
  }
}

async function apply(client: Queryable, file: MigrationFile): Promise<void> {
  try {
    await client.query('begin');
    await client.query(file.sql);
    await client.query('insert into public.migrations (name, hash) values ($1, $2)', [
      file.name,
      file.hash,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(
      `Migration ${file.name} failed: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
