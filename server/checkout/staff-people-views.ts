import type { Db } from '../database/transaction.ts';

/** A customer who is not deleted, by cuid; undefined for none. */
export async function findStaffCustomer(db: Db, told: { organiser_id: number; cuid: string }) {
  return db
    .selectFrom('customers')
    .select(['id', 'cuid', 'firstname', 'lastname'])
    .where('organiser_id', '=', told.organiser_id)
    .where('cuid', '=', told.cuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A participant of that customer, by cuid; undefined for none. */
export async function findStaffParticipant(db: Db, told: { organiser_id: number; customer_id: number; cuid: string }) {
  return db
    .selectFrom('participants')
    .select(['id', 'cuid', 'firstname', 'lastname', 'birthdate'])
    .where('organiser_id', '=', told.organiser_id)
    .where('customer_id', '=', told.customer_id)
    .where('cuid', '=', told.cuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
