import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

/** Finds the ids of availabilities that were just made. */
export async function findMadeIds(db: Db, cuids: readonly string[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from availabilities where cuid = any(${cuids}::text[]) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Attaches people to availabilities, and the resources that they need on all their dates. The lock
 * of their places, and of those that they will exclude, is held.
 */
export async function insertGroup(
  db: Db,
  input: {
    readonly availability_ids: readonly number[];
    readonly people: readonly number[];
    readonly resources: readonly number[];
  },
): Promise<void> {
  const { availability_ids, people, resources } = input;
  if (people.length > 0)
    await sql`
      insert into availability_collaborators (availability_id, collaborator_id)
      select made.id, person.id
      from unnest(${availability_ids}::bigint[]) as made (id), unnest(${people}::bigint[]) as person (id)`.execute(
      db,
    );
  if (resources.length > 0)
    await sql`
      insert into availability_resources (availability_id, resource_id)
      select made.id, thing.id
      from unnest(${availability_ids}::bigint[]) as made (id), unnest(${resources}::bigint[]) as thing (id)`.execute(
      db,
    );
}
