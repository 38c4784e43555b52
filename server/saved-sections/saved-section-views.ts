import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';

/** Loads the saved sections of the organiser, by name. */
export async function loadSavedSections(db: Db) {
  return db
    .selectFrom('saved_sections as s')
    .select(['s.cuid', 's.name', 's.content'])
    .orderBy(byName(sql`s.name`))
    .orderBy('s.id')
    .execute();
}
