import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { findLockedPage, insertPage, lockPages, putOnline } from '../pages/index.ts';

/** Locks the draft of the home page; when there is none, it begins with `first`. */
export async function lockHomePage(db: Db, { now, first }: { now: string; first: Json }) {
  await db
    .insertInto('home_pages')
    .values({ draft: JSON.stringify(first), updated_at: now })
    .onConflict((conflict) => conflict.column('organiser_id').doNothing())
    .execute();
  return db
    .selectFrom('home_pages')
    .select(['cuid', 'draft', 'version'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Saves the draft, which is locked. */
export async function saveHomeDraft(
  db: Db,
  { draft, now }: { now: string; draft: Json },
): Promise<void> {
  await db
    .updateTable('home_pages')
    .set({ draft: JSON.stringify(draft), updated_at: now })
    .execute();
}

/**
 * Puts a tree at `/` as the next version of the page there, and records that it is the draft's. The
 * draft is locked.
 */
export async function publishHome(
  db: Db,
  page: {
    readonly title: Json;
    readonly description: Json;
    readonly content: Json;
    readonly published_by: number;
    readonly now: string;
  },
): Promise<void> {
  const { now, published_by, ...written } = page;
  await lockPages(db);
  const before = await findLockedPage(db, { pathname: '/' });
  const fields = { pathname: '/', seo: before?.seo ?? {}, ...written };
  const row = before ?? (await insertPage(db, { type: 'DEFAULT', fields, now }));
  await putOnline(db, { page: row, fields, published_by, now });
  await db
    .updateTable('home_pages')
    .set({ published: sql`draft`, published_at: now })
    .execute();
}
