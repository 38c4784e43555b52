import type { Db } from '../database/transaction.ts';

/**
 * Tests whether a resource is booked by a configuration; the lock on its row keeps new ones
 * waiting.
 */
export async function isConfigurationUsed(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('resources')
    .select('id')
    .where('booking_configuration_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
