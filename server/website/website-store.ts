import type { Db } from '../database/transaction.ts';
import type { SiteRow } from './site-content.ts';

/** Locks the website's row, or makes it when there is none yet. */
export async function lockWebsite(db: Db, now: string) {
  await db
    .insertInto('websites')
    .values({ updated_at: now })
    .onConflict((conflict) => conflict.column('organiser_id').doNothing())
    .execute();
  return db
    .selectFrom('websites')
    .select([
      'favicon_file_id',
      'cuid',
      'version',
      'header',
      'footer',
      'topbar',
      'contact',
      'theme',
      'tokens',
      'css_source',
      'css',
    ])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Writes the content of every page of the site. The row is locked; the trigger notifies every
 * process whose pages are out of date.
 */
export async function saveWebsite(
  db: Db,
  { columns, css, now }: { now: string; columns: SiteRow; css: string },
): Promise<void> {
  const { header, footer, topbar, contact, theme, tokens, css_source } = columns;
  await db
    .updateTable('websites')
    .set({
      header: JSON.stringify(header),
      footer: JSON.stringify(footer),
      topbar: JSON.stringify(topbar),
      contact: JSON.stringify(contact),
      theme,
      tokens: JSON.stringify(tokens),
      css_source,
      css,
      updated_at: now,
    })
    .execute();
}

/** Makes a file the icon of the site; null for none. The row is locked. */
export async function setFavicon(
  db: Db,
  { file_id, now }: { file_id: number | null; now: string },
): Promise<void> {
  await db.updateTable('websites').set({ favicon_file_id: file_id, updated_at: now }).execute();
}
