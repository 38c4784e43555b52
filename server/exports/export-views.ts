import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { ListQuery } from '../lists/list-views.ts';
import { refuse } from '../refusal.ts';

/** An export as its owner sees it; `request` describes its content. */
export interface ExportRow {
  readonly id: number;
  readonly cuid: string;
  readonly list: string;
  readonly format: 'CSV' | 'XLSX';
  readonly language: string;
  /** True when its pieces are gzip. */
  readonly packed: boolean;
  readonly state: 'WAITING' | 'WRITING' | 'DONE' | 'FAILED';
  readonly rows_found: number;
  readonly rows_written: number;
  readonly created_at: string;
  readonly finished_at: string | null;
}

const COLUMNS = sql`select e.id, e.cuid, e.list, e.format, e.language, e.packed, e.state, e.rows_found, e.rows_written, e.created_at, e.finished_at
  from exports e`;

const ofOwner = (collaborator_id: number) => sql`where e.collaborator_id = ${collaborator_id}`;

/** Selects a collaborator's own exports, the newest first. */
export function selectExports(collaborator_id: number): ListQuery<ExportRow> {
  return {
    rows: sql`${COLUMNS} ${ofOwner(collaborator_id)} order by e.created_at desc, e.id`,
    counted: sql`select from exports e ${ofOwner(collaborator_id)}`,
  };
}

/** Returns one of a collaborator's own exports. Refuses EXPORT_NOT_FOUND. */
export async function findExport(
  db: Db,
  input: { collaborator_id: number; cuid: string },
): Promise<ExportRow> {
  const { rows } =
    await sql<ExportRow>`${COLUMNS} ${ofOwner(input.collaborator_id)} and e.cuid = ${input.cuid}`.execute(
      db,
    );
  return rows[0] ?? refuse('EXPORT_NOT_FOUND');
}

/** Returns the length of a file, in bytes. */
export async function fileLength(db: Db, id: number): Promise<number> {
  const { length } = await db
    .selectFrom('export_pieces')
    .select(sql<number>`coalesce(sum(length(data)), 0)::integer`.as('length'))
    .where('export_id', '=', id)
    .executeTakeFirstOrThrow();
  return length;
}

/** Returns one piece of a file, counted from 0; null for none. */
export async function findPiece(
  db: Db,
  input: { id: number; order: number },
): Promise<Uint8Array | null> {
  const piece = await db
    .selectFrom('export_pieces')
    .select('data')
    .where('export_id', '=', input.id)
    .where('order', '=', input.order)
    .executeTakeFirst();
  return piece?.data ?? null;
}
