import type { Db } from '../database/transaction.ts';

/** The home page as it is written; undefined while nobody has begun. */
export async function findHomePage(db: Db, organiser_id: number) {
  return db
    .selectFrom('home_pages')
    .select(['draft', 'published', 'published_at', 'version'])
    .where('organiser_id', '=', organiser_id)
    .executeTakeFirst();
}

/** Whether the organiser has a page of its own at `/`. */
export async function hasOwnHome(db: Db, organiser_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where('organiser_id', '=', organiser_id)
    .where('pathname', '=', '/')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a file is the organiser's. */
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
