import { type Decision, permit, refuse } from '@ribambelle/domain/base/refusal.ts';
import type { TagColour } from '@ribambelle/domain/base/tags.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { MOST_LISTED, type TaggedList } from './tag-views.ts';

/** Adds the tags of a record to their list, so that they are offered again. */
export async function keepTags(
  db: Db,
  input: { list: TaggedList; tags: readonly string[] },
): Promise<void> {
  const { list, tags } = input;
  if (tags.length === 0) return;
  await sql`insert into tags (list, name)
    select ${list}, name from unnest(${[...tags].toSorted()}::text[]) name
    on conflict do nothing`.execute(db);
}

/** The tables whose records staff tag, with words from a list. */
export type TaggedTable = 'customers' | 'registrations';

/**
 * Adds a word to a list and returns its cuid. Refuses TAG_EXISTS, and TAGS_FULL where the list has
 * 500.
 */
export async function insertTag(
  db: Db,
  input: { list: TaggedList; name: string; colour: TagColour | null },
): Promise<Decision<string, 'TAG_EXISTS' | 'TAGS_FULL'>> {
  const { list, name, colour } = input;
  const existing = await db
    .selectFrom('tags')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  if (existing.count >= MOST_LISTED) return refuse('TAGS_FULL');
  const tag = await db
    .insertInto('tags')
    .values({ list, name, colour })
    .onConflict((conflict) => conflict.columns(['organiser_id', 'list', 'name']).doNothing())
    .returning('cuid')
    .executeTakeFirst();
  return tag === undefined ? refuse('TAG_EXISTS') : permit(tag.cuid);
}

/** Locks a word of a list, so that nobody tags with it meanwhile; undefined when there is none. */
export async function lockTag(db: Db, input: { list: TaggedList; tag: string }) {
  return db
    .selectFrom('tags')
    .select(['cuid', 'name'])
    .select(sql<TagColour | null>`colour`.as('colour'))
    .where('list', '=', input.list)
    .where('cuid', '=', input.tag)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Locks the words of a list that a record receives, so that none is deleted meanwhile; returns the
 * number of them that exist.
 */
export async function holdTags(
  db: Db,
  input: { list: TaggedList; tags: readonly string[] },
): Promise<number> {
  if (input.tags.length === 0) return 0;
  const { rows } = await sql`
    select name from tags where list = ${input.list} and name = any(${[...input.tags]}::text[])
    order by name for share`.execute(db);
  return rows.length;
}

/** Gives a word of a list another colour. */
export async function storeColour(
  db: Db,
  input: { tag: string; colour: TagColour | null },
): Promise<void> {
  await db
    .updateTable('tags')
    .set({ colour: input.colour })
    .where('cuid', '=', input.tag)
    .execute();
}

/** Removes a word from its list. */
export async function removeTag(db: Db, tag: string): Promise<void> {
  await db.deleteFrom('tags').where('cuid', '=', tag).execute();
}

/**
 * Locks a family or a registration and returns its tags; undefined when there is none, and for a
 * family that was erased.
 */
export async function lockTags(
  db: Db,
  input: { table: TaggedTable; id: number },
): Promise<readonly string[] | undefined> {
  const living = input.table === 'customers' ? sql`and deleted_at is null` : sql``;
  const { rows } = await sql<{ tags: readonly string[] }>`
    select tags from ${sql.table(input.table)} where id = ${input.id} ${living}
    for no key update`.execute(db);
  return rows[0]?.tags;
}

/** Gives a family or a registration these tags and no others. */
export async function storeTags(
  db: Db,
  input: { table: TaggedTable; id: number; tags: readonly string[] },
): Promise<void> {
  await sql`
    update ${sql.table(input.table)} set tags = ${[...input.tags]}::text[]
    where id = ${input.id}`.execute(db);
}
