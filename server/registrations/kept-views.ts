import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * An amount kept after a cancellation, in minor units, and its label: by staff in the organiser's
 * language, by the policy in each.
 */
export interface KeptRow {
  readonly label: Json;
  readonly amount: number;
}

/**
 * Loads the amounts kept since a registration was cancelled, the earliest first; none for one that
 * is not cancelled, or was restored. The lines of one amount by VAT count as one.
 */
export async function loadKept(db: Db, registration_id: number): Promise<readonly KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select l.label, sum(l.amount)::integer as amount
    from registrations r
    join receivable_lines l on l.organiser_id = r.organiser_id and l.receivable_id = r.receivable_id
    where r.id = ${registration_id}
      and (l.reason = 'FEE' or (l.reason = 'CANCELLATION' and l.amount > 0)) and l.created_at >= r.cancelled_at
    group by l.label, l.created_at order by l.created_at, min(l.id)`.execute(db);
  return rows;
}
