import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '@ribambelle/database/connect.ts';
import { supernumerary } from '@ribambelle/domain/backups/backup-state.ts';
import type { Client } from 'pg';
import type { SealedKey } from './backup-format.ts';
import { describeBackup } from './describe-backup.ts';
import { writeBackup } from './write-backup.ts';

/**
 * The lock that lets one process of a database make the nightly backup; see alone-store.ts for the
 * other numbers.
 */
const LOCK = 726_974_006;

interface NightlyOrder {
  readonly url: string;
  readonly dir: string;
  /** The number of backups that stay in the folder. */
  readonly keep: number;
  /** The night of the backup. */
  readonly due_at: string;
  readonly now: () => string;
  /** Made on demand: sealing takes a while. */
  readonly key: () => Promise<SealedKey | null>;
}

/**
 * Makes the nightly backup unless it exists already, removes surplus ones, and records the outcome.
 * Returns a sentence, or null when there is nothing to do. A failure is recorded before it is
 * thrown.
 */
export async function backUpNightly(order: NightlyOrder): Promise<string | null> {
  const client = await connect(order.url);
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock($1) and not exists (select from backups where due_at = $2 and file is not null) as mine`,
      [LOCK, order.due_at],
    );
    if (rows[0]?.mine !== true) return null;
    await begin(client, order);
    return await write(client, order);
  } finally {
    await client.end();
  }
}

async function begin(client: Client, { due_at, now }: NightlyOrder): Promise<void> {
  await client.query(
    `insert into backups (due_at, begun_at) values ($1, $2)
     on conflict (due_at) do update set begun_at = excluded.begun_at, ended_at = null, file = null, bytes = null, failure = null`,
    [due_at, now()],
  );
  await client.query(`delete from backups where due_at < $1::timestamptz - interval '400 days'`, [
    due_at,
  ]);
}

async function write(client: Client, order: NightlyOrder): Promise<string> {
  const { url, dir, keep, due_at, now } = order;
  try {
    await mkdir(dir, { recursive: true });
    const backup = await writeBackup({ url, to: dir, now: now(), key: await order.key() });
    for (const name of supernumerary(await readdir(dir), keep))
      await rm(join(dir, name), { force: true });
    await client.query(
      'update backups set ended_at = $2, file = $3, bytes = $4 where due_at = $1',
      [due_at, now(), backup.file, backup.bytes],
    );
    return describeBackup(backup);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    await client.query('update backups set ended_at = $2, failure = $3 where due_at = $1', [
      due_at,
      now(),
      failure,
    ]);
    throw error;
  }
}
