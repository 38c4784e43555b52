import { creditAmount } from '@ribambelle/domain/receivables/owed.ts';
import type { Db } from '../database/transaction.ts';
import { lockReceivables } from '../receivables/index.ts';
import { giveBackCredit, type GivingBack } from './give-back.ts';

/** A cancelled purchase, as money is concerned; all receivables of its order are locked. */
interface Cancelled {
  readonly receivable_id: number;
  readonly cart_id: number | null;
}

/**
 * Gives back or keeps, as requested, the payments for a cancelled purchase, and gives back the fee
 * of its order when that is no longer due: nothing of them is refundable afterwards. Returns the
 * amounts given back and kept, in minor units. Refuses GIVE_BACK_TOO_HIGH and KEPT_LABEL_REQUIRED.
 */
export async function giveBackCancelled(
  db: Db,
  { receivable_id, cart_id, by }: Cancelled & { readonly by: GivingBack },
): Promise<{ readonly given_amount: number; readonly kept_amount: number }> {
  // they are locked already: read as they are after the cancellation
  const receivables = await lockReceivables(db, { receivable_id });
  const { given_amount, kept_amount } = await giveBackCredit(db, { receivables, by });
  if (cart_id === null) return { given_amount, kept_amount };
  const fees = await feesToGiveBack(db, cart_id);
  const all = { ...by.wish, what: { of: 'ALL' as const } };
  const back = await giveBackCredit(db, { receivables: fees, by: { ...by, wish: all } });
  return { given_amount: given_amount + back.given_amount, kept_amount };
}

/**
 * Finds the paid fees of an order that lost them, because nothing else of it is owed or paid any
 * more (R26).
 */
async function feesToGiveBack(db: Db, cart_id: number) {
  const receivables = await lockReceivables(db, { cart_id });
  return receivables.filter((one) => one.accessory && creditAmount(one) > 0);
}
