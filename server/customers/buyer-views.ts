import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { childrenOf } from '../households/index.ts';

/** Returns a customer by cuid, unless deleted; undefined for none. */
export async function findBuyer(db: Db, cuid: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'cuid', 'firstname', 'lastname'])
    .where('cuid', '=', cuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Returns a participant of this customer by cuid, unless deleted; undefined for none. */
export async function findBuyersParticipant(db: Db, input: { customer_id: number; cuid: string }) {
  return db
    .selectFrom('participants')
    .select('id')
    .where(sql<boolean>`id = any(${childrenOf(input.customer_id)})`)
    .where('cuid', '=', input.cuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
