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

/** What a job is to write, begun anew: pieces of a run that was killed are gone. Null when it is finished, or is no more. */
export async function beginExport(db: Db, input: { organiser_id: number; id: number }) {
  const row = await db
    .updateTable('exports')
    .set({ state: 'WRITING', rows_found: 0, rows_written: 0 })
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .where('state', 'in', ['WAITING', 'WRITING'])
    .returning(['collaborator_id', 'format', 'language', 'request', 'address'])
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

/** Keeps the next piece of a file, and says how many rows are written by now. */
export async function addPiece(
  db: Db,
  input: {
    organiser_id: number;
    id: number;
    order: number;
    data: Buffer;
    rows: { readonly found: number; readonly written: number };
  },
): Promise<void> {
  const { organiser_id, id, order, data, rows } = input;
  await sql`with piece as (
      insert into export_pieces (organiser_id, export_id, "order", data) values (${organiser_id}, ${id}, ${order}, ${data}))
    update exports set rows_found = ${rows.found}, rows_written = ${rows.written}
    where organiser_id = ${organiser_id} and id = ${id}`.execute(db);
}

/** Ends an export: its file is whole, or could not be written, and then nothing is kept of it. */
export async function finishExport(
  db: Db,
  input: { organiser_id: number; id: number; state: 'DONE' | 'FAILED'; now: string },
): Promise<void> {
  const { organiser_id, id, state, now } = input;
  await db
    .updateTable('exports')
    .set({ state, finished_at: now })
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
  if (state === 'FAILED')
    await db
      .deleteFrom('export_pieces')
      .where('organiser_id', '=', organiser_id)
      .where('export_id', '=', id)
      .execute();
}
