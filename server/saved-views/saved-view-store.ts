import { sql } from 'kysely';
import { type Db, sqlState, UNIQUE_VIOLATION } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { byName } from '../lists/by-name-views.ts';

/** The owner of views: each collaborator has their own. */
export interface Own {
  readonly collaborator_id: number;
}

type Filters = Record<string, string>;

/** Loads a collaborator's own views of a list and those that others share, by name. */
export async function loadSavedViews(db: Db, input: Own & { list: string }) {
  const { collaborator_id, list } = input;
  return db
    .selectFrom('saved_views as v')
    .innerJoin('collaborators as c', (join) =>
      join.onRef('c.organiser_id', '=', 'v.organiser_id').onRef('c.id', '=', 'v.collaborator_id'),
    )
    .select(['v.cuid', 'v.name', 'v.filters', 'v.shared'])
    .select(sql<boolean>`v.collaborator_id = ${collaborator_id}`.as('own'))
    .select(sql<string>`c.firstname || ' ' || c.lastname`.as('made_by'))
    .where('v.list', '=', list)
    .where((row) =>
      row.or([row('v.collaborator_id', '=', collaborator_id), row('v.shared', '=', true)]),
    )
    .orderBy(byName(sql`v.name`))
    .orderBy('v.id')
    .execute();
}

/** Keeps a view. Refuses VIEW_EXISTS for a name that is taken, even when two calls come at once. */
export async function insertSavedView(
  db: Db,
  input: Own & {
    list: string;
    name: string;
    filters: Filters;
    shared: boolean;
    created_at: string;
  },
): Promise<string> {
  const row = await db
    .insertInto('saved_views')
    .values({ ...input, filters: JSON.stringify(input.filters) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cuid')
    .executeTakeFirst();
  return row?.cuid ?? refuse('VIEW_EXISTS', { name: 'VIEW_EXISTS' });
}

/**
 * Renames a view, changes its filters and shares it or not, unless these are null; returns false
 * when there is none. Refuses VIEW_EXISTS.
 */
export async function saveView(
  db: Db,
  input: Own & { view: string; name: string; filters: Filters | null; shared: boolean | null },
): Promise<boolean> {
  const { collaborator_id, view, name, filters, shared } = input;
  try {
    const row = await db
      .updateTable('saved_views')
      .set({
        name,
        ...(filters === null ? {} : { filters: JSON.stringify(filters) }),
        ...(shared === null ? {} : { shared }),
      })
      .where('collaborator_id', '=', collaborator_id)
      .where('cuid', '=', view)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    refuse('VIEW_EXISTS', { name: 'VIEW_EXISTS' });
  }
}

/** Deletes a view; returns false when there is none. */
export async function removeSavedView(db: Db, input: Own & { view: string }): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_views')
    .where('collaborator_id', '=', input.collaborator_id)
    .where('cuid', '=', input.view)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
