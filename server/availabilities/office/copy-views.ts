import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

interface CopyWanted {
  readonly id: number;
  readonly start_at: string;
}

/** Returns the availabilities of which a copy with that start exists. */
export async function findCopied(
  db: Db,
  wanted: readonly CopyWanted[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select w.id from unnest(${wanted.map(({ id }) => id)}::bigint[], ${wanted.map(({ start_at }) => start_at)}::timestamptz[]) as w (id, start_at)
    where exists (select from availabilities a
      where a.copied_from_id = w.id and a.start_at = w.start_at)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns a copy by its cuid, with its version; undefined when it no longer exists. */
export async function findCopy(db: Db, cuid: string) {
  return db
    .selectFrom('availabilities')
    .select(['id', 'version'])
    .where('cuid', '=', cuid)
    .where('copied_from_id', 'is not', null)
    .executeTakeFirst();
}

/**
 * Marks a new availability as a copy of another: it needs the same resources, is synchronised with
 * the same availabilities and, when wanted, has the same attached collaborators. Returns its id.
 */
export async function completeCopy(
  db: Db,
  input: { from: number; cuid: string; collaborators: boolean },
): Promise<number> {
  const { from, cuid, collaborators } = input;
  const { rows } = await sql<{ id: number }>`
    update availabilities set copied_from_id = ${from} where cuid = ${cuid} returning id`.execute(
    db,
  );
  const id = rows[0]?.id ?? 0;
  // resources of single dates are left out: the copy has other dates
  await sql`
    insert into availability_resources (organiser_id, availability_id, resource_id)
    select organiser_id, ${id}, resource_id from availability_resources
    where availability_id = ${from} and date_id is null`.execute(db);
  await sql`
    insert into synchronised_availabilities (organiser_id, availability_id, group_id)
    select organiser_id, ${id}, group_id from synchronised_availabilities
    where availability_id = ${from}`.execute(db);
  if (collaborators)
    await sql`
      insert into availability_collaborators (organiser_id, availability_id, collaborator_id, is_occupied)
      select organiser_id, ${id}, collaborator_id, is_occupied from availability_collaborators
      where availability_id = ${from}`.execute(db);
  return id;
}

/** Tests whether somebody waits for an availability. */
export async function isWaitedFor(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('waiting_list_entries')
    .select('id')
    .where('availability_id', '=', id)
    .where('left_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
