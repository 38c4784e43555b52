import type { Db } from '../database/transaction.ts';

/** Tests whether an availability needs a resource. */
export async function isResourceNeeded(
  db: Db,
  { organiser_id, id }: { organiser_id: number; id: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('availability_resources')
    .select('id')
    .where('organiser_id', '=', organiser_id)
    .where('resource_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
