import type { Language } from '@ribambelle/domain/base/languages.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { type CartAfter, readPurchase } from '../checkout/index.ts';
import type { Db } from '../database/transaction.ts';
import { KINDS } from '../kinds/index.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { loadVatByRate, presentVat } from '../receivables/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { findPayer, loadReceivedPayments } from './receipt-views.ts';
import type { Receipt } from './receipt-definition.ts';

/**
 * Reads the content of an order's receipt, in a language; null while nothing is paid, or when its
 * customer is deleted.
 */
export async function readReceipt(
  db: Db,
  input: { organiser: Organiser; cart: CartAfter; language: Language; now: string },
): Promise<Receipt | null> {
  const { organiser, cart, language, now } = input;
  const payments = await loadReceivedPayments(db, cart.id);
  const payer = await findPayer(db, cart.customer_id);
  if (payments.length === 0 || payer === null) return null;
  const day = dayOf(cart.processed_at ?? cart.created_at, organiser.timezone);
  const sums = await loadVatByRate(db, { cart_id: cart.id });
  const purchase = await readPurchase(db, { organiser, cart, language, now });
  return {
    organiser,
    language,
    payer,
    reference: cart.reference,
    ordered_at: cart.processed_at ?? cart.created_at,
    lines: KINDS.flatMap((kind) => kind.linesOf(purchase)).filter(({ cancelled }) => !cancelled),
    service_fee_amount: purchase.service_fee_amount,
    payments,
    paid_amount: sumAmounts(payments.map(({ amount }) => amount)),
    outstanding_amount: purchase.outstanding_amount,
    vat: presentVat(sums, { organiser, language, day }),
  };
}
