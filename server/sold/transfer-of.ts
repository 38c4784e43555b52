import { bankTransferOf } from '../bank-transfers/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { SoldRow } from './sold-views.ts';

/** How what remains of the order of a sold thing is paid by transfer; null when nothing of the thing remains, or it has no order. */
export function transferOf(
  organiser: Organiser,
  row: Pick<SoldRow, 'cart' | 'owed_amount' | 'order_owed_amount' | 'order_due_at'>,
): ReturnType<typeof bankTransferOf> | null {
  const { cart, owed_amount, order_owed_amount: amount, order_due_at: due_at } = row;
  if (cart === null || owed_amount === 0) return null;
  return bankTransferOf(organiser, { amount, reference: cart.reference, due_at });
}
