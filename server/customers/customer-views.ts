import type { NotNull } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** Loads a customer who signs in, and so has an e-mail address, as shown to themselves. */
export async function loadCustomer(db: Db, customer_id: number) {
  return db
    .selectFrom('customers')
    .select([
      'id',
      'cuid',
      'firstname',
      'lastname',
      'email',
      'email_confirmed_at',
      'pending_email',
      'phone',
      'language',
      'wallet_amount',
      'news_consented_at',
    ])
    .where('id', '=', customer_id)
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirstOrThrow();
}

export type CustomerRow = Awaited<ReturnType<typeof loadCustomer>>;

/** Loads a customer's address; undefined for none. */
export async function loadAddress(db: Db, customer_id: number) {
  return db
    .selectFrom('addresses')
    .select([
      'id',
      'address',
      'street',
      'number',
      'postcode',
      'city',
      'state',
      'country',
      'longitude',
      'latitude',
    ])
    .where('customer_id', '=', customer_id)
    .executeTakeFirst();
}
