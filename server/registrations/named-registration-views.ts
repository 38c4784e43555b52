import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Finds a registration by its cuid, with its participant; undefined for none. */
export async function findNamedRegistration(
  db: Db,
  registration: string,
): Promise<{ id: number; cuid: string; firstname: string; lastname: string } | undefined> {
  const { rows } = await sql<{ id: number; cuid: string; firstname: string; lastname: string }>`
    select r.id, r.cuid, p.firstname, p.lastname from registrations r
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    where r.cuid = ${registration}`.execute(db);
  return rows[0];
}
