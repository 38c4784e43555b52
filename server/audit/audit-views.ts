import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * A change of a record by a collaborator: the author, the moment, and the names of the changed
 * fields.
 */
export interface EarlierChange {
  readonly by: string;
  /** Empty when the collaborator no longer exists. */
  readonly by_cuid: string;
  readonly at: string;
  readonly fields: readonly string[];
}

/**
 * Loads the logged changes of a record since a version of it was read, the last first, at most 50.
 */
export async function loadChangesSince(
  db: Db,
  input: { cuid: string; version: number },
): Promise<readonly EarlierChange[]> {
  const { rows } = await sql<EarlierChange>`
    select l.collaborator_name as by, coalesce(c.cuid, '') as by_cuid, l.created_at as at, array(select jsonb_object_keys(l.changes)) as fields
    from audit_log l left join collaborators c on c.organiser_id = l.organiser_id and c.id = l.collaborator_id
    where l.versioned_cuid = ${input.cuid} and l.version >= ${input.version}
    order by l.version desc, l.id desc limit 50`.execute(db);
  return rows;
}
