import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Waits for other calls that add school holidays, so that none is added twice. */
export async function lockSchoolHolidays(db: Db): Promise<void> {
  await sql`select from organisers where id = current_organiser() for no key update`.execute(db);
}
