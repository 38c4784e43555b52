import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { eraseCustomer, hasOpenPayment, type Person } from './erase-store.ts';

/**
 * Erases a locked family. Refuses PAYMENT_OPEN, and WALLET_NOT_EMPTY while there is credit that is
 * not given up: then nothing is erased.
 */
export async function eraseFamily(
  db: Db,
  {
    person,
    give_up_credit,
    now,
  }: { readonly person: Person; readonly give_up_credit: boolean; readonly now: string },
): Promise<void> {
  const { id } = person;
  if (await hasOpenPayment(db, id)) refuse('PAYMENT_OPEN');
  if (person.wallet_amount > 0 && !give_up_credit)
    refuse('WALLET_NOT_EMPTY', { give_up_credit: 'WALLET_NOT_EMPTY' });
  await eraseCustomer(db, { ...person, now });
}
