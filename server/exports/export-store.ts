import { type ExportedList, exportedList, exportFormat } from '@ribambelle/api/exports/shapes.ts';
import { FIRST_LANGUAGE, isLanguage, type Language } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** An export as it is kept and answered. */
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
  readonly organiser_id: number;
  readonly collaborator_id: number;
  readonly format: 'CSV' | 'XLSX';
  readonly language: Language;
  readonly of: ExportedList;
  readonly address: string;
  readonly now: string;
}

/** Keeps what is to be exported, for whom, and in whose language. */
export async function insertExport(db: Db, input: NewExport) {
  const { organiser_id, collaborator_id, format, language, of, address, now } = input;
  return db
    .insertInto('exports')
    .values({
      organiser_id,
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

/** How many of a collaborator's own are not finished; who asks waits for others who ask, so that none is passed over. */
export async function countUnfinished(
  db: Db,
  input: { organiser_id: number; collaborator_id: number },
): Promise<number> {
  await db
    .selectFrom('collaborators')
    .select('id')
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.collaborator_id)
    .forUpdate()
    .execute();
  const { count } = await db
    .selectFrom('exports')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('organiser_id', '=', input.organiser_id)
    .where('collaborator_id', '=', input.collaborator_id)
    .where('state', 'in', ['WAITING', 'WRITING'])
    .executeTakeFirstOrThrow();
  return count;
}

/** What a job is to write, begun anew as the next run: pieces of the run before are gone. Null when it is finished, or is no more. */
export async function beginExport(db: Db, input: { organiser_id: number; id: number }) {
  const row = await db
    .updateTable('exports')
    .set((own) => ({
      state: 'WRITING',
      rows_found: 0,
      rows_written: 0,
      packed: sql<boolean>`format = 'CSV'`,
      run: own('run', '+', 1),
    }))
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .where('state', 'in', ['WAITING', 'WRITING'])
    .returning(['collaborator_id', 'format', 'language', 'request', 'address', 'run'])
    .executeTakeFirst();
  if (row === undefined) return null;
  await db
    .deleteFrom('export_pieces')
    .where('organiser_id', '=', input.organiser_id)
    .where('export_id', '=', input.id)
    .execute();
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
  readonly organiser_id: number;
  readonly id: number;
  readonly run: number;
}

/** Keeps the next piece of a file, and says how many rows are written by now. False when another run has begun since. */
export async function addPiece(
  db: Db,
  input: Run & {
    order: number;
    data: Buffer;
    rows: { readonly found: number; readonly written: number };
  },
): Promise<boolean> {
  const { organiser_id, id, run, order, data, rows } = input;
  const { numAffectedRows } = await sql`with mine as (
      update exports set rows_found = ${rows.found}, rows_written = ${rows.written}
      where organiser_id = ${organiser_id} and id = ${id} and run = ${run} returning organiser_id, id)
    insert into export_pieces (organiser_id, export_id, "order", data)
    select organiser_id, id, ${order}, ${data} from mine`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Ends a run of an export: its file is whole, or could not be written, and then nothing is kept of it. False, and nothing is done, when
 * another run has begun since.
 */
export async function finishExport(
  db: Db,
  input: Run & { state: 'DONE' | 'FAILED'; now: string },
): Promise<boolean> {
  const { organiser_id, id, run, state, now } = input;
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set({ state, finished_at: now })
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .where('run', '=', run)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (state === 'FAILED')
    await db
      .deleteFrom('export_pieces')
      .where('organiser_id', '=', organiser_id)
      .where('export_id', '=', id)
      .execute();
  return true;
}
