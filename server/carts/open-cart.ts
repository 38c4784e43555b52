import { inOrder } from '../database/statements.ts';
import { randomInt } from 'node:crypto';
import { structuredCommunicationOf } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { refuse } from '../refusal.ts';
import { insertCart, lockCurrentCart } from './cart-store.ts';
import type { CartRow } from './cart-views.ts';
import { insertOrder } from './cart-state-store.ts';

const TRIES = 8;
const FREE_DIGITS = 10;

/**
 * Locks the customer's current cart, and opens one when there is none. Its reference is random
 * after the organiser's prefix, so that it does not reveal the number of carts
 * (docs/decisions/0006-cart-references.md); a taken one is drawn again.
 */
export async function openCart(
  db: Db,
  input: { organiser: Organiser; customer_id: number; now: string },
): Promise<CartRow> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const reference = randomReference(input.organiser.payment_reference_prefix);
    const [, cart] = await inOrder(
      () => insertCart(db, { customer_id: input.customer_id, reference, now: input.now }),
      () => lockCurrentCart(db, input.customer_id),
    );
    if (cart !== null) return cart;
  }
  return refuse('BUSY');
}

/**
 * Opens a cart that staff fill and process in one go, for its reference: the family finds it, pays
 * it and gets its e-mail as for an order of its own.
 */
export async function openOrder(
  db: Db,
  input: {
    organiser: Organiser;
    customer_id: number;
    now: string;
  },
): Promise<number> {
  const { organiser, ...order } = input;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const reference = randomReference(organiser.payment_reference_prefix);
    const cart_id = await insertOrder(db, { reference, ...order });
    if (cart_id !== null) return cart_id;
  }
  return refuse('BUSY');
}

function randomReference(prefix: string): string {
  const most = 10 ** (FREE_DIGITS - prefix.length);
  const reference = structuredCommunicationOf(randomInt(1, most), prefix);
  if (!reference.ok) throw new Error(`No reference with the prefix ${prefix}`);
  return reference.value;
}
