import type { Json } from '@ribambelle/database/json.ts';
import type { Db } from '../database/transaction.ts';

/** Loads a resource's groups, in the organiser's order; their names are bilingual columns. */
export async function loadGroupsOf(
  db: Db,
  resource_id: number,
): Promise<readonly { readonly cuid: string; readonly name: Json }[]> {
  return db
    .selectFrom('resource_group_members as m')
    .innerJoin('resource_groups as g', (join) =>
      join.onRef('g.organiser_id', '=', 'm.organiser_id').onRef('g.id', '=', 'm.group_id'),
    )
    .select(['g.cuid', 'g.name'])
    .where('m.resource_id', '=', resource_id)
    .orderBy('g.order')
    .orderBy('g.id')
    .execute();
}

/**
 * Puts a resource into these groups, by their cuids, and into no other; returns false, and changes
 * nothing, when the organiser does not have one of them. Locks the groups, in the order of their
 * ids, so that nobody deletes them meanwhile; the caller holds the lock of the resource.
 */
export async function setGroupsOf(
  db: Db,
  input: { resource_id: number; groups: readonly string[] },
): Promise<boolean> {
  const { resource_id } = input;
  const wanted = [...new Set(input.groups)];
  const found =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('resource_groups')
          .select('id')
          .where('cuid', 'in', wanted)
          .orderBy('id')
          .forShare()
          .execute();
  if (found.length < wanted.length) return false;
  await db.deleteFrom('resource_group_members').where('resource_id', '=', resource_id).execute();
  if (found.length > 0)
    await db
      .insertInto('resource_group_members')
      .values(found.map(({ id }) => ({ resource_id, group_id: id })))
      .execute();
  return true;
}
