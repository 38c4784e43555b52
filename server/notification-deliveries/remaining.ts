import { qrAddressOf } from '../bank-transfers/index.ts';
import type { MailFacts } from '@ribambelle/mails/mail.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { findCartAfter, readPurchase } from '../checkout/index.ts';
import type { Db } from '../database/transaction.ts';
import type { DeliveryRow } from './delivery-facts.ts';
import type { DetailedMembership, DetailedRegistration } from './detail-views.ts';
import type { Writing } from './writing.ts';

type Remaining = MailFacts['notification']['remaining'];

/**
 * Reads what remains to be paid of the orders that deliveries are about, and how to pay it by
 * transfer when it is one order; null when nothing remains.
 */
export async function readRemaining(
  db: Db,
  input: {
    readonly parts: readonly DeliveryRow[];
    readonly registrations: readonly DetailedRegistration[];
    readonly memberships: readonly DetailedMembership[];
    readonly writing: Writing;
  },
): Promise<Remaining> {
  const { parts, registrations, memberships, writing } = input;
  const { organiser, language, now } = writing;
  const carts = new Set(
    [...parts, ...registrations, ...memberships].flatMap(({ cart_id }) => cart_id ?? []),
  );
  const purchases = [];
  for (const cart_id of carts) {
    const cart = await findCartAfter(db, { customer_id: null, cart: cart_id });
    if (cart !== null) purchases.push(await readPurchase(db, { organiser, cart, language, now }));
  }
  const amount = sumAmounts(purchases.map(({ outstanding_amount }) => outstanding_amount));
  if (amount === 0) return null;
  const [only, ...others] = purchases.filter(({ outstanding_amount }) => outstanding_amount > 0);
  const transfer = others.length > 0 ? null : (only?.bank_transfer ?? null);
  return {
    amount,
    transfer: transfer === null ? null : { ...transfer, qr: qrAddressOf(transfer) },
  };
}
