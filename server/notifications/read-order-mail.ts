import type { MailFacts } from '@ribambelle/mails/mail.ts';
import { calendarAttachment, loadDatesOfCart } from '../calendar/index.ts';
import { findCartAfter, type Purchase, readPurchase } from '../checkout/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { Attachment } from '../outside/mail-port.ts';
import { readReceipt, receiptAttachment } from '../receipts/index.ts';
import type { Reader } from './notification-views.ts';
import { readOrderFacts } from './order-facts.ts';

/** The files that an order can have, each made when it is wanted. */
export interface OrderFiles {
  readonly calendar: (() => Attachment) | null;
  readonly receipt: (() => Promise<Attachment>) | null;
}

/**
 * Reads the e-mail that confirms an order, with its dates for a calendar and a receipt of its
 * payments; null for one of requests alone, which have their own e-mails (1 §9.3 cart.processed).
 */
export async function readOrderMail(
  db: Db,
  input: {
    readonly cart_id: number;
    readonly reader: Reader;
    readonly organiser: Organiser;
    readonly origin: string;
    readonly now: string;
  },
): Promise<{ readonly facts: MailFacts['order']; readonly files: OrderFiles } | null> {
  const { reader, organiser, origin, now } = input;
  const { language } = reader;
  const cart = await findCartAfter(db, { customer_id: null, cart: input.cart_id });
  if (cart === null) return null;
  const purchase = await readPurchase(db, { organiser, cart, language, now });
  if (purchase.registrations_requests.length > 0 && isEmpty(purchase)) return null;
  const rows = await loadDatesOfCart(db, { customer_id: cart.customer_id, cuid: cart.cuid });
  const receipt = await readReceipt(db, { organiser, cart, language, now });
  return {
    facts: await readOrderFacts(db, { purchase, reader, organiser, origin }),
    files: {
      calendar:
        rows.length === 0 ? null : () => calendarAttachment({ rows, organiser, language, origin }),
      receipt: receipt === null ? null : () => receiptAttachment(receipt),
    },
  };
}

/** Tests whether nothing was bought. */
function isEmpty(purchase: Purchase): boolean {
  const { registrations, bookings, bundles, memberships, vouchers } = purchase;
  const parts = [registrations, bookings, bundles, memberships, vouchers];
  return parts.every((list) => list.length === 0);
}
