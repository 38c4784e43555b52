import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Loads the website's row of an organiser; undefined when nothing was configured yet. */
export async function loadWebsite(db: Db) {
  return db
    .selectFrom('websites')
    .select(['header', 'footer', 'topbar', 'contact', 'css', 'version'])
    .executeTakeFirst();
}

/**
 * Loads the data needed to choose a page: pathnames and titles, and whether a page shows a
 * catalogue, of activities, bundles, memberships, resources or vouchers.
 */
export async function loadPageLines(db: Db) {
  return db
    .selectFrom('pages')
    .select(['cuid', 'type', 'pathname', 'title'])
    .select(sql<string[]>`jsonb_path_query_array(content, '$.**.element')`.as('elements'))
    .orderBy('id')
    .execute();
}

/** Loads the texts and the element tree of one page. */
export async function loadPageContent(db: Db, cuid: string) {
  return db
    .selectFrom('pages')
    .select(['description', 'content'])
    .where('cuid', '=', cuid)
    .executeTakeFirst();
}

/** Loads the cuid of a logo's file; undefined when it is gone. */
export async function loadLogo(db: Db, file_id: number) {
  return db.selectFrom('files').select('cuid').where('id', '=', file_id).executeTakeFirst();
}
