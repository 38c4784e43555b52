import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Finds waiting deliveries that were computed for an earlier version of their definition. */
export async function findOutdated(db: Db, limit: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from notification_definitions n, lateral (
      select id from notification_deliveries d where d.organiser_id = n.organiser_id and d.definition_id = n.id
        and d.state = 'WAITING' and d.computed_for < n.version order by d.computed_for, d.id limit ${limit}) d
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
