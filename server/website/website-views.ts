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
      'favicon_file_id',
    ])
    .executeTakeFirst();
}

/** Loads the cuid of the file of a logo or an icon; undefined when it is gone. */
export async function loadPicture(db: Db, file_id: number) {
  return db.selectFrom('files').select('cuid').where('id', '=', file_id).executeTakeFirst();
}
