import type { Db } from '../database/transaction.ts';
import type { ReceivableRow } from '../receivables/index.ts';
import type { HeldRegistration } from './held-registration-facts.ts';
import { lockMoney } from '../wallet/index.ts';

/** Locks the receivable of a registration, with the wallet and the rest of its order. */
export async function lockOwed(db: Db, held: HeldRegistration): Promise<ReceivableRow> {
  const { customer_id, cart_id, receivable_id } = held;
  const which = cart_id === null ? { receivable_id } : { cart_id };
  const { receivables } = await lockMoney(db, { customer_id, which });
  const receivable = receivables.find(({ id }) => id === receivable_id);
  if (receivable === undefined) throw new Error('A registration has no receivable');
  return receivable;
}
