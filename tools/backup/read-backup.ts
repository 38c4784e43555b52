import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { Refusal } from '@ribambelle/database/refusal.ts';
import type { z } from 'zod';
import {
  END_OF_ROWS,
  FORMAT,
  type Header,
  header,
  lastLine,
  tableLine,
  type Trailer,
  trailer,
} from './backup-format.ts';
import { LinesIn } from './lines-in.ts';
import { RowsHash, type TableHash } from './rows-hash.ts';
import type { Table } from './tables.ts';

export interface ReadBackup {
  readonly header: Header;
  readonly trailer: Trailer;
}

/** A consumer of the rows of a table, in chunks of whole lines. */
export interface RowsTaker {
  add(chunk: Buffer): Promise<void>;
  end(): Promise<void>;
}

/** A consumer of the tables of a backup, one after the other. */
type TableTaker = (table: Table) => Promise<RowsTaker>;

/**
 * Reads a backup to its end, and passes the rows of each table to `take`. Refuses a file that is
 * not a backup, ends too soon, was altered, or was written by a newer version in another format.
 */
export async function readBackup(
  file: string,
  take: TableTaker | null = null,
): Promise<ReadBackup> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    return await readWhole(new LinesIn(source.pipe(gunzip)), { file, take });
  } catch (error) {
    throw sentenceOf(error, file);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

interface Reading {
  readonly file: string;
  readonly take: TableTaker | null;
}

async function readWhole(lines: LinesIn, { file, take }: Reading): Promise<ReadBackup> {
  const first = parsed(header, await lines.line());
  if (first === null) throw noBackup(file);
  if (first.format > FORMAT)
    throw new Refusal(
      `The backup ${file} was written by a newer version of Ribambelle: restore it with that one.`,
    );
  const hashes: Record<string, TableHash> = {};
  for (;;) {
    const line = await lines.line();
    const table = parsed(tableLine, line);
    if (table === null) {
      const end = parsed(trailer, line);
      if (end === null || !isSame(hashes, end.tables)) throw altered(file, line);
      await checkEnd(lines, file);
      return { header: first, trailer: end };
    }
    const taker = await take?.({ name: table.table, columns: table.columns });
    hashes[table.table] = await readRows(lines, { file, taker });
  }
}

async function readRows(
  lines: LinesIn,
  { file, taker }: { file: string; taker: RowsTaker | undefined },
): Promise<TableHash> {
  const hash = new RowsHash();
  const rows = lines.until(END_OF_ROWS);
  for (let next = await rows.next(); ; next = await rows.next()) {
    if (next.done === true) {
      if (!next.value) throw altered(file, null);
      break;
    }
    hash.add(next.value);
    await taker?.add(next.value);
  }
  await taker?.end();
  return hash.answer();
}

/** Checks that the last line is the hash of everything before it, and that nothing follows. */
async function checkEnd(lines: LinesIn, file: string): Promise<void> {
  const whole = lines.hash();
  const line = await lines.line();
  const end = parsed(lastLine, line);
  if (end?.sha256 !== whole || !(await lines.isOver())) throw altered(file, line);
}

function parsed<Shape extends z.ZodType>(shape: Shape, line: string | null): z.infer<Shape> | null {
  try {
    return shape.safeParse(JSON.parse(line ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function isSame(
  actual: Readonly<Record<string, TableHash>>,
  stated: Readonly<Record<string, TableHash>>,
): boolean {
  const names = Object.keys(actual);
  return (
    names.length === Object.keys(stated).length &&
    names.every(
      (name) =>
        actual[name]?.hash === stated[name]?.hash && actual[name]?.rows === stated[name]?.rows,
    )
  );
}

const noBackup = (file: string) =>
  new Refusal(`${file} is no backup of Ribambelle: nothing was done with it.`);

/** The refusal of an altered file; without another line the file ended too soon. */
const altered = (file: string, line: string | null) =>
  new Refusal(
    line === null
      ? `The backup ${file} ends too soon: it was not written or copied whole. Nothing was restored.`
      : `The backup ${file} has changed since it was written: nothing was restored. Take another copy of it, or another backup.`,
  );

/**
 * Returns a sentence for an error of the file's compression or of reading it; any other error is
 * returned unchanged.
 */
function sentenceOf(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : '';
  if (/incorrect header/.test(message)) return noBackup(file);
  if (code === 'Z_BUF_ERROR') return altered(file, null);
  if (code.startsWith('Z_')) return altered(file, '');
  if (['ENOENT', 'EACCES', 'EISDIR', 'EIO'].includes(code))
    return new Refusal(`The backup ${file} cannot be read (${code}).`, { cause: error });
  return error;
}
