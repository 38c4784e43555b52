import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { connect } from '@ribambelle/database/connect.ts';
import { Refusal } from '@ribambelle/database/refusal.ts';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { END_OF_ROWS, FORMAT, type Header, type SealedKey, type Trailer } from './backup-format.ts';
import { type ReadBackup, readBackup } from './read-backup.ts';
import { RowsHash, type TableHash } from './rows-hash.ts';
import { copied, listTables, readSequences, SESSION } from './tables.ts';

interface BackupOrder {
  readonly url: string;
  /** A file that does not exist yet, or a folder, in which the file is named by its date. */
  readonly to: string;
  /** An instant. */
  readonly now: string;
  readonly key: SealedKey | null;
}

export interface WrittenBackup extends ReadBackup {
  readonly file: string;
  readonly bytes: number;
}

/**
 * Copies the whole database at one moment into a file, while others keep working in it, and reads
 * the file back. The file gets its name only when it is complete; until then it ends in `.part`.
 * Refuses an existing file, a place that cannot be written and a database without Ribambelle.
 */
export async function writeBackup(order: BackupOrder): Promise<WrittenBackup> {
  const file = await fileFor(order);
  const part = `${file}.${randomUUID().slice(0, 8)}.part`;
  const client = await connect(order.url);
  try {
    await client.query(SESSION);
    await pipeline(
      linesOf(client, order),
      createGzip({ level: 3 }),
      createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true }),
    );
    const backup = await readBackup(part);
    await rename(part, file);
    await keepName(file);
    return { ...backup, file, bytes: (await stat(file)).size };
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw sentenceOf(error, file);
  } finally {
    await client.end();
  }
}

async function fileFor({ to, now }: BackupOrder): Promise<string> {
  const existing = await stat(to).catch(() => null);
  if (existing?.isDirectory() === true) return join(to, nameOf(now));
  if (existing !== null)
    throw new Refusal(`${to} exists already: a backup never takes the place of another.`);
  return to;
}

/** `ribambelle-2026-11-28T19-30-00Z.backup`: names sort by moment. */
export function nameOf(now: string): string {
  return `ribambelle-${now.slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

/** Yields the whole content of the file, from a transaction that sees one moment. */
async function* linesOf(client: Client, order: BackupOrder): AsyncGenerator<Buffer> {
  const whole = createHash('sha256');
  const hashing = (text: string | Buffer) => {
    const bytes = typeof text === 'string' ? Buffer.from(`${text}\n`) : text;
    whole.update(bytes);
    return bytes;
  };
  await client.query('begin isolation level repeatable read read only');
  yield hashing(JSON.stringify(await headerOf(client, order)));
  const tables = await listTables(client);
  // as pg_dump does: nobody may alter the tables until they are copied, while everybody keeps
  // reading and writing
  await client.query(
    `lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`,
  );
  const hashes: Record<string, TableHash> = {};
  for (const table of tables) {
    yield hashing(JSON.stringify({ table: table.name, columns: table.columns }));
    const hash = new RowsHash();
    for await (const chunk of client.query(copyTo(`copy ${copied(client, table)} to stdout`))) {
      const bytes: Buffer = chunk;
      hash.add(bytes);
      yield hashing(bytes);
    }
    yield hashing(END_OF_ROWS);
    hashes[table.name] = hash.answer();
  }
  const end: Trailer = { tables: hashes, sequences: await readSequences(client) };
  yield hashing(JSON.stringify(end));
  await client.query('commit');
  yield Buffer.from(`${JSON.stringify({ sha256: whole.digest('hex') })}\n`);
}

async function headerOf(client: Client, { now, key }: BackupOrder): Promise<Header> {
  const { rows: checks } = await client.query<{ ours: boolean; postgres: string }>(
    "select to_regclass('public.migrations') is not null as ours, current_setting('server_version') as postgres",
  );
  if (checks[0]?.ours !== true)
    throw new Refusal('The database holds no Ribambelle: there is nothing to back up.');
  const { rows } = await client.query<Header['migrations'][number]>(
    'select name, hash from public.migrations order by name',
  );
  return {
    ribambelle: 'backup',
    format: FORMAT,
    made_at: now,
    postgres: checks[0].postgres,
    migrations: rows,
    key,
  };
}

/** A name is on the disk only when its folder is. */
async function keepName(file: string): Promise<void> {
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Returns a sentence for an error of the disk. */
function sentenceOf(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC')
    return new Refusal(`The disk is full: there is no backup in ${file}.`, { cause: error });
  if (['EACCES', 'ENOENT', 'ENOTDIR', 'EROFS', 'EPERM', 'EIO'].includes(code))
    return new Refusal(`The backup ${file} cannot be written (${code}): choose another place.`, {
      cause: error,
    });
  return error;
}
