import type { Db } from '../database/transaction.ts';
import type { SiteRow } from './site-content.ts';

interface Of {
  readonly organiser_id: number;
  readonly now: string;
}

/** The website's row under lock; made where there is none yet. */
export async function lockWebsite(db: Db, { organiser_id, now }: Of) {
  await db
    .insertInto('websites')
    .values({ organiser_id, updated_at: now })
    .onConflict((conflict) => conflict.column('organiser_id').doNothing())
    .execute();
  return db
    .selectFrom('websites')
    .select(['cuid', 'version', 'header', 'footer', 'topbar', 'contact'])
    .where('organiser_id', '=', organiser_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Writes what the site says on every page. Its lock is held; the trigger tells every process whose pages are out of date. */
export async function saveWebsite(
  db: Db,
  { organiser_id, columns, now }: Of & { columns: SiteRow },
): Promise<void> {
  const { header, footer, topbar, contact } = columns;
  await db
    .updateTable('websites')
    .set({
      header: JSON.stringify(header),
      footer: JSON.stringify(footer),
      topbar: JSON.stringify(topbar),
      contact: JSON.stringify(contact),
      updated_at: now,
    })
    .where('organiser_id', '=', organiser_id)
    .execute();
}
