import type { Db } from '../database/transaction.ts';

/** Finds the draft of the home page; undefined while there is none. */
export async function findHomePage(db: Db, organiser_id: number) {
  return db
    .selectFrom('home_pages')
    .select(['draft', 'published', 'published_at', 'version'])
    .where('organiser_id', '=', organiser_id)
    .executeTakeFirst();
}

/** Tests whether the organiser has its own page at `/`. */
export async function hasOwnHome(db: Db, organiser_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where('organiser_id', '=', organiser_id)
    .where('pathname', '=', '/')
    .executeTakeFirst();
  return row !== undefined;
}

/** Tests whether a file belongs to the organiser. */
export async function hasFile(
  db: Db,
  { organiser_id, cuid }: { organiser_id: number; cuid: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('organiser_id', '=', organiser_id)
    .where('cuid', '=', cuid)
    .executeTakeFirst();
  return row !== undefined;
}
