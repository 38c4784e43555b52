import type { Db } from '../database/transaction.ts';

/** The main host name of an organiser's own site, or the first where none is marked; null for none. */
export async function findHostname(db: Db, organiser_id: number): Promise<string | null> {
  const row = await db
    .selectFrom('host_names')
    .select('hostname')
    .where('organiser_id', '=', organiser_id)
    .orderBy('main', 'desc')
    .orderBy('hostname')
    .executeTakeFirst();
  return row?.hostname ?? null;
}
