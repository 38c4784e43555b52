import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { childrenOf } from '../households/index.ts';

/** Returns a customer by cuid, unless deleted; undefined for none. */
export async function findStaffCustomer(db: Db, cuid: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'cuid', 'firstname', 'lastname'])
    .where('cuid', '=', cuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Returns a participant of that customer, by cuid or id; undefined for none. */
export async function findStaffParticipant(
  db: Db,
  input: { customer_id: number } & ({ cuid: string } | { id: number }),
) {
  return db
    .selectFrom('participants')
    .select(['id', 'cuid', 'firstname', 'lastname', 'birthdate'])
    .where(sql<boolean>`id = any(${childrenOf(input.customer_id)})`)
    .where((column) =>
      'cuid' in input ? column('cuid', '=', input.cuid) : column('id', '=', input.id),
    )
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
