import type { TagColour } from '@ribambelle/domain/base/tags.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';

/**
 * The lists of words that records are tagged with; the list of families is for registrations too.
 */
export type TaggedList = 'availabilities' | 'customers';

/** The most tags that a list shows and that staff can keep in one. */
export const MOST_LISTED = 500;

/** A word of a list; a null colour is plain. */
export interface ListedTag {
  readonly cuid: string;
  readonly name: string;
  readonly colour: TagColour | null;
}

/** Loads the tags of a list, by name; at most 500. */
export async function loadTags(db: Db, list: TaggedList): Promise<ListedTag[]> {
  return db
    .selectFrom('tags')
    .select(['cuid', 'name'])
    .select(sql<TagColour | null>`colour`.as('colour'))
    .where('list', '=', list)
    .orderBy(byName(sql`name`))
    .orderBy('name')
    .limit(MOST_LISTED)
    .execute();
}

/** Tests whether all of these words are in a list. */
export async function areListed(
  db: Db,
  input: { list: TaggedList; tags: readonly string[] },
): Promise<boolean> {
  const names = [...new Set(input.tags)];
  if (names.length === 0) return true;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from tags
    where list = ${input.list} and name = any(${names}::text[])`.execute(db);
  return rows[0]?.count === names.length;
}

/** Tests whether any family or registration has a tag. */
export async function isInUse(db: Db, name: string): Promise<boolean> {
  const having = (table: string, ids: RawBuilder<unknown>) => sql`select from ${sql.table(table)}
    where id = any(array(${ids}))`;
  const { rows } = await sql<{ used: boolean }>`
    select exists (${having('customers', sql`select customers_tagged(${name})`)})
      or exists (${having('registrations', sql`select registrations_tagged(${name})`)}) as used`.execute(
    db,
  );
  return rows[0]?.used === true;
}
