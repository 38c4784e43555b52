import type { Db } from '../database/transaction.ts';

/** The first host name of an organiser's own site; null for none. */
export async function findHostname(db: Db, organiser_id: number): Promise<string | null> {
  const row = await db
    .selectFrom('host_names')
    .select('hostname')
    .where('organiser_id', '=', organiser_id)
    .orderBy('hostname')
    .executeTakeFirst();
  return row?.hostname ?? null;
}
