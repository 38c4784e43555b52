import type { Db } from '../database/transaction.ts';

/** Loads the website's row of an organiser; undefined when nothing was configured yet. */
export async function loadWebsite(db: Db) {
  return db
    .selectFrom('websites')
    .select([
      'header',
      'footer',
      'topbar',
      'contact',
      'theme',
      'tokens',
      'css_source',
      'css',
      'version',
    ])
    .executeTakeFirst();
}

/** Loads the cuid of a logo's file; undefined when it is gone. */
export async function loadLogo(db: Db, file_id: number) {
  return db.selectFrom('files').select('cuid').where('id', '=', file_id).executeTakeFirst();
}
