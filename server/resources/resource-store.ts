import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Tests whether an availability needs a resource, or a date of a booking takes place at it. */
export async function isResourceNeeded(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_needed: boolean }>`select
      exists (select from availability_resources where resource_id = ${id})
      or exists (select from booking_dates where resource_id = ${id}) as is_needed`.execute(db);
  return rows[0]?.is_needed === true;
}
