import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

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
 * Puts a tree at `/`, in place of any page there, and records that it is the draft's. The draft is
 * locked.
 */
export async function publishHome(
  db: Db,
  page: { now: string; title: Json; description: Json; content: Json },
): Promise<void> {
  const { now, title, description, content } = page;
  const columns = {
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    content: JSON.stringify(content),
    updated_at: now,
  };
  await db
    .insertInto('pages')
    .values({ pathname: '/', created_at: now, ...columns })
    .onConflict((conflict) => conflict.columns(['organiser_id', 'pathname']).doUpdateSet(columns))
    .execute();
  await db
    .updateTable('home_pages')
    .set({ published: sql`draft`, published_at: now })
    .execute();
}
