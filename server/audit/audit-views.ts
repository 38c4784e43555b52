import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** One change of a record by a collaborator: who, when, and the names of what changed. */
interface EarlierChange {
  readonly by: string;
  readonly at: string;
  readonly fields: readonly string[];
}

/** The changes of a record that the log knows since a version of it was read, the last first, at most 50. */
export async function loadChangesSince(
  db: Db,
  input: { organiser_id: number; cuid: string; version: number },
): Promise<readonly EarlierChange[]> {
  const { rows } = await sql<EarlierChange>`
    select collaborator_name as by, created_at as at, array(select jsonb_object_keys(changes)) as fields from audit_log
    where organiser_id = ${input.organiser_id} and versioned_cuid = ${input.cuid} and version >= ${input.version}
    order by version desc, id desc limit 50`.execute(db);
  return rows;
}
