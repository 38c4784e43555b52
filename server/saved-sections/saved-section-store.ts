import type { Json } from '@ribambelle/database/json.ts';
import type { Instant } from '@ribambelle/domain/base/instants.ts';
import { sql } from 'kysely';
import { type Db, sqlState, UNIQUE_VIOLATION } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';

/** Locks the saved sections of the organiser, so that two new ones are counted one by one. */
export async function lockSavedSections(db: Db): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('saved_sections', current_organiser()))`.execute(
    db,
  );
}

/** Counts the saved sections of the organiser. */
export async function countSavedSections(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('saved_sections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Keeps a section, and returns its cuid. Refuses SAVED_SECTION_EXISTS for a name in use. */
export async function insertSavedSection(
  db: Db,
  section: { readonly name: string; readonly content: Json; readonly created_at: Instant },
): Promise<string> {
  const row = await db
    .insertInto('saved_sections')
    .values({ ...section, content: JSON.stringify(section.content) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cuid')
    .executeTakeFirst();
  return row?.cuid ?? refuse('SAVED_SECTION_EXISTS', { name: 'SAVED_SECTION_EXISTS' });
}

/** Locks a saved section, and returns its name; undefined when there is none. */
export async function lockSavedSection(db: Db, cuid: string) {
  return db
    .selectFrom('saved_sections')
    .select('name')
    .where('cuid', '=', cuid)
    .forUpdate()
    .executeTakeFirst();
}

/** Renames a saved section. Refuses SAVED_SECTION_EXISTS for a name in use. */
export async function renameSavedSection(
  db: Db,
  { cuid, name }: { readonly cuid: string; readonly name: string },
): Promise<void> {
  try {
    await db.updateTable('saved_sections').set({ name }).where('cuid', '=', cuid).execute();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    refuse('SAVED_SECTION_EXISTS', { name: 'SAVED_SECTION_EXISTS' });
  }
}

/** Deletes a saved section. */
export async function deleteSavedSectionRow(db: Db, cuid: string): Promise<void> {
  await db.deleteFrom('saved_sections').where('cuid', '=', cuid).execute();
}

/** Locks the saved sections that name a picture by its cuid. */
export async function lockSectionsWith(db: Db, cuid: string) {
  return db
    .selectFrom('saved_sections')
    .select(['id', 'cuid', 'name', 'content'])
    .where(sql<boolean>`strpos(content::text, ${cuid}) > 0`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Saves another content of a saved section. */
export async function saveSectionContent(
  db: Db,
  { id, content }: { readonly id: number; readonly content: Json },
): Promise<void> {
  const values = { content: JSON.stringify(content) };
  await db.updateTable('saved_sections').set(values).where('id', '=', id).execute();
}
