import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { findCartAfter } from '../checkout/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { refuse } from '../refusal.ts';
import { readReceipt } from './read-receipt.ts';
import type { Receipt } from './receipt-definition.ts';
import { findOrderOfPayment, findPayer } from './receipt-views.ts';

/**
 * Finds the receipt for the order of a payment, in its family's language; null when there is no
 * order or nothing is paid. Refuses PAYMENT_NOT_FOUND.
 */
export async function findPaymentReceipt(
  db: Db,
  { organiser, payment, now }: { organiser: Organiser; payment: string; now: string },
): Promise<Receipt | null> {
  const order = await findOrderOfPayment(db, payment);
  if (order === undefined) refuse('PAYMENT_NOT_FOUND');
  if (order === null) return null;
  const cart = await findCartAfter(db, { customer_id: null, cart: order });
  if (cart === null) return null;
  const payer = await findPayer(db, cart.customer_id);
  if (payer === null) return null;
  return readReceipt(db, { organiser, cart, language: asLanguage(payer.language), now });
}
