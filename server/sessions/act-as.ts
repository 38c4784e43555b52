import { sql } from 'kysely';
import { noteOrganiser } from '../database/database-memory.ts';
import type { Db } from '../database/transaction.ts';

/**
 * Sets the organiser of a transaction that began without one. Only the sign-in of collaborators may
 * use it, once it has proved who is signing in: until then the transaction sees no organiser's
 * rows.
 */
export async function actAs(db: Db, organiser_id: number): Promise<void> {
  await sql`select set_config('app.organiser_id', ${String(Math.trunc(organiser_id))}, true)`.execute(
    db,
  );
  noteOrganiser(db, organiser_id);
}
