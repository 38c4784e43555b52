import type { Db } from '../database/transaction.ts';

/** Finds the draft of the home page; undefined while there is none. */
export async function findHomePage(db: Db) {
  return db
    .selectFrom('home_pages')
    .select(['draft', 'published', 'published_at', 'version'])
    .executeTakeFirst();
}

/** Tests whether the organiser has its own page at `/`. */
export async function hasOwnHome(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where('pathname', '=', '/')
    .executeTakeFirst();
  return row !== undefined;
}
