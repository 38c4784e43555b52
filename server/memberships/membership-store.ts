import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Tests whether an activity is for the members of this membership, or opens earlier for them. */
export async function opensActivity(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from activities where ${id}::bigint = any(membership_ids) limit 1`.execute(db);
  return rows.length > 0;
}
