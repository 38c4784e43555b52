import { type ExportedList, exportedList, exportFormat } from '@ribambelle/api/exports/shapes.ts';
import { FIRST_LANGUAGE, isLanguage, type Language } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The columns of an export that are stored and shown. */
const SHOWN = [
  'id',
  'cuid',
  'list',
  'format',
  'state',
  'rows_found',
  'rows_written',
  'created_at',
  'finished_at',
] as const;

interface NewExport {
  readonly collaborator_id: number;
  readonly format: 'CSV' | 'XLSX';
  readonly language: Language;
  readonly of: ExportedList;
  readonly address: string;
  readonly now: string;
}

/** Stores a new export, with its owner and language. */
export async function insertExport(db: Db, input: NewExport) {
  const { collaborator_id, format, language, of, address, now } = input;
  return db
    .insertInto('exports')
    .values({
      collaborator_id,
      format,
      language,
      address,
      list: of.list,
      request: JSON.stringify(of),
      created_at: now,
    })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

/**
 * Counts a collaborator's unfinished exports; simultaneous calls wait for each other, so that none
 * is missed.
 */
export async function countUnfinished(db: Db, collaborator_id: number): Promise<number> {
  await db
    .selectFrom('collaborators')
    .select('id')
    .where('id', '=', collaborator_id)
    .forUpdate()
    .execute();
  const { count } = await db
    .selectFrom('exports')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('collaborator_id', '=', collaborator_id)
    .where('state', 'in', ['WAITING', 'WRITING'])
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Begins the next run of an export and returns its request; pieces of the run before are deleted.
 * Null when it is finished, or no longer exists.
 */
export async function beginExport(db: Db, id: number) {
  const row = await db
    .updateTable('exports')
    .set((own) => ({
      state: 'WRITING',
      rows_found: 0,
      rows_written: 0,
      packed: sql<boolean>`format = 'CSV'`,
      run: own('run', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', 'in', ['WAITING', 'WRITING'])
    .returning(['collaborator_id', 'format', 'language', 'request', 'address', 'run'])
    .executeTakeFirst();
  if (row === undefined) return null;
  await db.deleteFrom('export_pieces').where('export_id', '=', id).execute();
  const { language, request, format, ...rest } = row;
  return {
    ...rest,
    format: exportFormat.parse(format),
    language: isLanguage(language) ? language : FIRST_LANGUAGE,
    of: exportedList.parse(request),
  };
}

/** A run of an export: only the last one that began writes. */
interface Run {
  readonly id: number;
  readonly run: number;
}

/**
 * Stores the next piece of a file, with the number of rows written so far. False when another run
 * has begun since.
 */
export async function addPiece(
  db: Db,
  input: Run & {
    order: number;
    data: Buffer;
    rows: { readonly found: number; readonly written: number };
  },
): Promise<boolean> {
  const { id, run, order, data, rows } = input;
  const { numAffectedRows } = await sql`with mine as (
      update exports set rows_found = ${rows.found}, rows_written = ${rows.written}
      where id = ${id} and run = ${run} returning organiser_id, id)
    insert into export_pieces (organiser_id, export_id, "order", data)
    select organiser_id, id, ${order}, ${data} from mine`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Ends a run of an export: its file is complete, or could not be written, and then none of it is
 * kept. Returns false, and does nothing, when another run has begun since.
 */
export async function finishExport(
  db: Db,
  input: Run & { state: 'DONE' | 'FAILED'; now: string },
): Promise<boolean> {
  const { id, run, state, now } = input;
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set({ state, finished_at: now })
    .where('id', '=', id)
    .where('run', '=', run)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (state === 'FAILED')
    await db.deleteFrom('export_pieces').where('export_id', '=', id).execute();
  return true;
}
