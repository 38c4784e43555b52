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
  input: { organiser_id: number; values: FamilyValues; now: string },
): Promise<{ readonly id: number; readonly cuid: string } | undefined> {
  const { organiser_id, values, now } = input;
  return db
    .insertInto('customers')
    .values({
      organiser_id,
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
export async function lockCustomer(db: Db, input: { organiser_id: number; customer: string }) {
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
    .where('organiser_id', '=', input.organiser_id)
    .where('cuid', '=', input.customer)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
