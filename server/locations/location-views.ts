import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Active locations with something ahead, by name. */
export async function loadLocationsAhead(db: Db, told: { organiser_id: number; now: string }) {
  return db
    .selectFrom('locations')
    .selectAll()
    .where('organiser_id', '=', told.organiser_id)
    .where('active', '=', true)
    .where(
      sql<boolean>`exists (select from availabilities where availabilities.organiser_id = locations.organiser_id
        and availabilities.location_id = locations.id and availabilities.start_at > ${told.now})`,
    )
    .orderBy('name')
    .execute();
}
