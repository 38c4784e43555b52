import type { Language } from '@ribambelle/domain/base/languages.ts';
import { storedEmail } from '@ribambelle/domain/customers/names.ts';
import type { Db } from '../database/transaction.ts';

/** The values of a family that staff enter. */
export interface FamilyValues {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly phone: string;
  readonly language: Language;
}

/** Makes a family without a password; undefined when its address is taken, also for two at once. */
export async function insertOfficeCustomer(
  db: Db,
  input: { values: FamilyValues; now: string },
): Promise<{ readonly id: number; readonly cuid: string } | undefined> {
  const { values, now } = input;
  return db
    .insertInto('customers')
    .values({
      ...values,
      email: values.email === null ? null : storedEmail(values.email),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'cuid'])
    .executeTakeFirst();
}

/** Locks a family for a change; undefined for none. */
export async function lockCustomer(db: Db, customer: string) {
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
      'version',
    ])
    .where('cuid', '=', customer)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
