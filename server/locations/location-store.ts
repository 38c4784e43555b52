import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Tests whether an availability or resource uses a location; the lock on its row keeps new ones
 * waiting.
 */
export async function isLocationUsed(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
      exists (select from availabilities where location_id = ${id})
      or exists (select from resources where location_id = ${id}) as used`.execute(db);
  return rows[0]?.used === true;
}
