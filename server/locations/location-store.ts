import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * Tests whether an availability or resource uses a location; the lock on its row keeps new ones
 * waiting.
 */
export async function isLocationUsed(
  db: Db,
  input: { organiser_id: number; id: number },
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
      exists (select from availabilities where organiser_id = ${input.organiser_id} and location_id = ${input.id})
      or exists (select from resources where organiser_id = ${input.organiser_id} and location_id = ${input.id}) as used`.execute(
    db,
  );
  return rows[0]?.used === true;
}
