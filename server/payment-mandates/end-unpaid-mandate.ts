import type { Db } from '../database/transaction.ts';
import type { PaymentRow } from '../payments/index.ts';
import { endMandate } from './end-mandate.ts';
import { lockMandate } from './mandate-store.ts';

/** Ends the mandate that a family agreed to with a payment that is given up; none for any other. */
export async function endUnpaidMandate(
  db: Db,
  { payment, now }: { readonly payment: PaymentRow; readonly now: string },
): Promise<void> {
  if (payment.payment_mandate_id === null || payment.collected) return;
  const mandate = await lockMandate(db, payment.payment_mandate_id);
  await endMandate(db, { mandate, reason: 'NOT_PAID', now });
}
