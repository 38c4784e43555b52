import { appLogin } from '@ribambelle/database/app-login.ts';
import { connect } from '@ribambelle/database/connect.ts';
import { migrate, migrateTo } from '@ribambelle/database/migrate.ts';
import { readMigrations } from '@ribambelle/database/migration-files.ts';
import { Refusal } from '@ribambelle/database/refusal.ts';
import type { Header } from './backup-format.ts';
import { loadRows } from './load-rows.ts';
import type { ReadBackup } from './read-backup.ts';

/**
 * Refuses a backup whose tables this version does not know: one of a newer version, or of one with
 * other migrations.
 */
export async function refuseOtherVersions({ migrations }: Header): Promise<void> {
  const hashes = new Map((await readMigrations()).map(({ name, hash }) => [name, hash]));
  for (const { name, hash } of migrations) {
    if (!hashes.has(name))
      throw new Refusal(
        `The backup has migration ${name}, which this version of Ribambelle does not know: restore it with a newer version.`,
      );
    if (hashes.get(name) !== hash)
      throw new Refusal(
        `Migration ${name} has changed since the backup was made: restore it with the version that made it.`,
      );
  }
}

/**
 * Fills an empty database from a backup: the tables as in its version, the rows, and later changes
 * of the tables. Missing roles and the login of the server are created. Refuses a database that
 * holds anything.
 */
export async function restore(
  url: string,
  input: { file: string; header: Header; appDatabaseUrl: string | null },
): Promise<ReadBackup> {
  const names = new Set(input.header.migrations.map(({ name }) => name));
  await refuseFull(url, names);
  await migrateTo(url, names);
  const client = await connect(url);
  try {
    const backup = await loadRows(client, input.file);
    await migrate(url);
    await client.query('analyze');
    if (input.appDatabaseUrl === null) await appLogin(url);
    return backup;
  } finally {
    await client.end();
  }
}

/**
 * Refuses a database that is not empty: one with tables, unless it was only prepared for a backup
 * of this version (by an interrupted restore).
 */
async function refuseFull(url: string, names: ReadonlySet<string>): Promise<void> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ tables: number; ours: boolean }>(
      `select count(*)::int as tables, exists (
         select from pg_attribute where attrelid = to_regclass('public.migrations') and attname = 'hash') as ours
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'v', 'm') and n.nspname in ('public', 'graphile_worker')
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
    );
    if (rows[0]?.tables === 0) return;
    const full = new Refusal(
      'The database is not empty: a backup is restored into one without any tables. Nothing was changed.',
    );
    if (rows[0]?.ours !== true) throw full;
    const { rows: applied } = await client.query<{ name: string }>('select name from migrations');
    if (applied.some(({ name }) => !names.has(name))) throw full;
    const { rows: checks } = await client.query<{ known: boolean }>(
      "select to_regclass('public.organisers') is not null as known",
    );
    if (checks[0]?.known !== true) return;
    const { rowCount } = await client.query('select from organisers limit 1');
    if (rowCount !== 0) throw full;
  } finally {
    await client.end();
  }
}
