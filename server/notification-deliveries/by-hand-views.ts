import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Finds the ids of registrations by their cuids; those of others are left out. */
export async function findRegistrationIds(
  db: Db,
  cuids: readonly string[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from registrations where cuid = any(${cuids}::text[]) order by id`.execute(db);
  return rows.map(({ id }) => id);
}
