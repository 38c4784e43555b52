import type { PaymentState } from '@ribambelle/domain/payments/payment-states.ts';
import { type LockedCart } from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { lockPayment, type PaymentRow } from '../payments/index.ts';
import { abandonPayment, cancelPayment } from './abandon-payment.ts';
import { reopenCart } from './reopen-cart.ts';
import { lockSettlement } from './settle-payment.ts';

/**
 * Ends a payment whose page failed or was left, and opens its cart again as it was (R11); false
 * when the payment no longer waited for its money. The caller has locked the cart; the other locks
 * follow in the one order. Money that comes all the same is late money (R12).
 */
export async function endPage(
  db: Db,
  input: {
    organiser: Organiser;
    cart: LockedCart | null;
    payment: PaymentRow;
    to: Extract<PaymentState, 'ABANDONED' | 'CANCELLED'>;
    now: string;
  },
): Promise<boolean> {
  const { organiser, cart, to, now } = input;
  const settlement = await lockSettlement(db, { organiser, payment: input.payment, cart, now });
  const payment = await lockPayment(db, input.payment.cuid);
  if (payment?.state !== 'PENDING') return false;
  // a payment whose page never opened has no page to end
  if (to === 'ABANDONED') await abandonPayment(db, { payment, now });
  else await cancelPayment(db, { payment, now });
  const { cart_minutes } = organiser;
  if (cart !== null && settlement.checkout !== null)
    await reopenCart(db, { cart_id: cart.id, ...settlement.checkout, cart_minutes, now });
  return true;
}
