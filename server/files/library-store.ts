import type { libraryFields } from '@ribambelle/api/files/shapes.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';
import { libraryColumns, type LibraryRow } from './library-views.ts';

export type LibraryValues = z.output<z.ZodObject<typeof libraryFields>>;

/** Locks a picture of the library for a change, deleted or not; undefined for none. */
export async function lockLibraryPicture(db: Db, cuid: string): Promise<LibraryRow | undefined> {
  const { rows } = await sql<LibraryRow>`
    select ${libraryColumns} from files f where f.cuid = ${cuid} and f.in_library for no key update`.execute(
    db,
  );
  return rows[0];
}

/** Saves the name, the words and the focal point (basis points) of a picture. */
export async function saveLibraryPicture(
  db: Db,
  { id, values }: { readonly id: number; readonly values: LibraryValues },
): Promise<void> {
  const { name, alt, decoration, focal_x, focal_y } = values;
  await db
    .updateTable('files')
    .set({ name, alt: JSON.stringify(alt), decoration, focal_x, focal_y })
    .where('id', '=', id)
    .execute();
}

/** Says when a picture was deleted; null brings it back. */
export async function saveDeletion(
  db: Db,
  { id, deleted_at }: { readonly id: number; readonly deleted_at: string | null },
): Promise<void> {
  await db.updateTable('files').set({ deleted_at }).where('id', '=', id).execute();
}
