import type { listFiles } from '@ribambelle/api/files/list-files.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { type RawBuilder, sql } from 'kysely';
import { MOST_COUNTED } from '../database/counted.ts';
import { searchPattern } from '../database/search-pattern.ts';
import type { Db } from '../database/transaction.ts';
import { isUnused } from './picture-use-views.ts';

/** A picture of the library without its bytes; focal points in basis points. */
export interface LibraryRow {
  readonly id: number;
  readonly cuid: string;
  readonly name: string;
  readonly alt: Json;
  readonly decoration: boolean;
  readonly focal_x: number;
  readonly focal_y: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly created_at: string;
  readonly deleted_at: string | null;
  readonly version: number;
}

/** The columns of a picture of the library, of `files f`. */
export const libraryColumns = sql`f.id, f.cuid, f.name, f.alt, f.decoration, f.focal_x, f.focal_y, f.width, f.height,
  f.created_at, f.deleted_at, f.version`;

/** Finds a picture of the library, deleted or not; undefined for none. */
export async function findLibraryPicture(db: Db, cuid: string): Promise<LibraryRow | undefined> {
  const { rows } = await sql<LibraryRow>`
    select ${libraryColumns} from files f where f.cuid = ${cuid} and f.in_library`.execute(db);
  return rows[0];
}

/** Loads a page of the library, the newest first, and the number of all that match. */
export async function loadLibrary(
  db: Db,
  input: {
    readonly search: string;
    readonly show: RequestOf<typeof listFiles>['show'];
    /** The languages of the site, in which a picture should have words. */
    readonly languages: readonly string[];
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ rows: readonly LibraryRow[]; count: number }> {
  const { search, show, languages, limit, offset } = input;
  const pattern = searchPattern(search);
  const narrowing: { readonly [of in typeof show]: RawBuilder<unknown> } = {
    all: sql`f.deleted_at is null`,
    deleted: sql`f.deleted_at is not null`,
    unused: sql`f.deleted_at is null and ${isUnused}`,
    without_alt: sql`f.deleted_at is null and not f.decoration
      and (select bool_or(coalesce(f.alt ->> l, '') = '') from unnest(${languages}::text[]) l)`,
  };
  const words = sql`words_of(f.name || ' ' || coalesce(f.alt ->> 'fr', '') || ' ' || coalesce(f.alt ->> 'en', ''))`;
  const found = sql`from files f where f.in_library and ${narrowing[show]}
    and (${pattern}::text is null or ${words} like ${pattern})`;
  const { rows } = await sql<LibraryRow>`
    select ${libraryColumns} ${found} order by f.created_at desc, f.id desc
    limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from (select ${found} limit ${MOST_COUNTED}) counted`.execute(
    db,
  );
  return { rows, count: counted.rows[0]?.count ?? 0 };
}
