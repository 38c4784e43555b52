import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { type Pictured, PICTURED } from './shown-images.ts';

/** A picture in place of another one, by their ids. */
interface Replaced {
  readonly from: number;
  readonly to: number;
}

/** A record that showed the old picture, as it was before. */
export interface PicturedRow {
  readonly id: number;
  readonly cuid: string;
  readonly title: Json;
  readonly version: number;
}

/**
 * Puts a picture in place of another in the records of one kind, where the old one stood, and moves
 * their versions. Returns the records as they were, which are locked in id order.
 */
export async function replaceShownImage(
  db: Db,
  { of, from, to }: Replaced & { readonly of: Pictured },
): Promise<readonly PicturedRow[]> {
  const { table, owner, title } = PICTURED[of];
  const shows = (file: number) =>
    sql`select from ${sql.table(table)} i where i.${sql.ref(owner)} = o.id and i.file_id = ${file}`;
  const { rows } = await sql<PicturedRow>`
    select o.id, o.cuid, o.${sql.ref(title)} as title, o.version from ${sql.table(of)} o
    where exists (${shows(from)}) order by o.id for no key update`.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // one that shows both keeps the place of the old one
  await sql`delete from ${sql.table(table)} where file_id = ${to} and ${sql.ref(owner)} = any(${ids})`.execute(
    db,
  );
  await sql`update ${sql.table(table)} set file_id = ${to} where file_id = ${from} and ${sql.ref(owner)} = any(${ids})`.execute(
    db,
  );
  await sql`update ${sql.table(of)} set version = version + 1 where id = any(${ids})`.execute(db);
  return rows;
}

/** Puts a picture in place of another as the logo of the organiser. */
export async function replaceLogo(db: Db, { from, to }: Replaced): Promise<void> {
  await sql`update organisers set logo_file_id = ${to}
    where id = current_organiser() and logo_file_id = ${from}`.execute(db);
}
