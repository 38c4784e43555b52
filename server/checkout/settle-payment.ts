import { decideLateMoney, type LateMoneyOutcome } from '@ribambelle/domain/payments/late-money.ts';
import { isLive } from '@ribambelle/domain/carts/hold.ts';
import { type LockedPlaces, lockPlaces } from '../availabilities/index.ts';
import {
  loadItems,
  type LockedCart,
  type LockedItem,
  moveItems,
  openCart,
  setCartOpen,
} from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Emit } from '../events/events.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { PaymentRow } from '../payments/index.ts';
import { moveWallet, payFromWallet, receiveMoney, spreadMoney } from '../wallet/index.ts';
import { fittingItems } from './fitting-items.ts';
import { processItems } from './process-items.ts';

interface Settling {
  readonly organiser: Organiser;
  readonly payment: PaymentRow;
  readonly now: string;
}

/**
 * What received money does: items of a cart at checkout become registrations (R10), as far as their places are free (R12); a cart or
 * registration that exists already is paid. What finds no use becomes wallet credit. Answers that credit.
 */
export async function settlePayment(
  db: Db,
  emit: Emit,
  input: Settling & { cart: LockedCart | null },
): Promise<number> {
  const { organiser, payment, cart, now } = input;
  if (cart !== null && cart.status !== 'PROCESSED' && payment.cart_item_ids.length > 0)
    return settleCheckout(db, emit, { ...input, cart });
  const { customer_id, cart_id, registration_id, amount } = payment;
  const owed = { organiser_id: organiser.id, cart_id, registration_id };
  return receiveMoney(db, {
    organiser_id: organiser.id,
    customer_id,
    payment_id: payment.id,
    cart_id,
    amount,
    now,
    owed,
  });
}

async function settleCheckout(
  db: Db,
  emit: Emit,
  input: Settling & { cart: LockedCart },
): Promise<number> {
  const { organiser, payment, cart, now } = input;
  const { items, others, places, outcome } = await decideCheckout(db, input);
  const confirmed = items.filter(({ id }) => outcome.confirmed_ids.includes(id));
  if (confirmed.length > 0)
    await payCheckout(db, emit, { ...input, confirmed, places, amount: outcome.used_amount });
  else await setCartOpen(db, { organiser_id: organiser.id, cart_id: cart.id });
  if (confirmed.length > 0 && others.length > 0) {
    const fresh = await openCart(db, { organiser, customer_id: payment.customer_id, now });
    await moveItems(db, {
      organiser_id: organiser.id,
      item_ids: others.map(({ id }) => id),
      to_cart_id: fresh.id,
    });
  }
  await creditWallet(db, { ...input, amount: outcome.wallet_credit });
  return outcome.wallet_credit;
}

/** Locks the places of the items that the payment was for, and decides which of them it buys. */
async function decideCheckout(db: Db, input: Settling & { cart: LockedCart }) {
  const { organiser, payment, cart, now } = input;
  const all = await loadItems(db, { organiser_id: organiser.id, cart_id: cart.id });
  const items = all.filter(({ id }) => payment.cart_item_ids.includes(id));
  const others = all.filter((item) => !items.includes(item) && isLive(item, now));
  const availability_ids = items.map((item) => item.availability_id);
  const except_item_ids = items.map(({ id }) => id);
  const places = await lockPlaces(db, {
    organiser_id: organiser.id,
    now,
    availability_ids,
    except_item_ids,
  });
  const free = new Set(fittingItems(places, { items, now }));
  const outcome: LateMoneyOutcome = decideLateMoney({
    received_amount: payment.amount,
    service_fee: payment.service_fee_amount,
    items: items.map((item) => ({
      id: item.id,
      due_amount: dueOf(item, payment),
      places_free: free.has(item),
    })),
  });
  return { items, others, places, outcome };
}

/** What of the money was meant for an item: its deposit at a deposit payment, if it has one, else its price. */
function dueOf(item: LockedItem, payment: PaymentRow): number {
  return payment.strategy === 'IMMEDIATE_DEPOSIT' && item.deposit > 0 ? item.deposit : item.price;
}

async function payCheckout(
  db: Db,
  emit: Emit,
  input: Settling & {
    cart: LockedCart;
    confirmed: readonly LockedItem[];
    places: LockedPlaces;
    amount: number;
  },
): Promise<void> {
  const { organiser, payment, cart, now } = input;
  const whose = {
    organiser_id: organiser.id,
    customer_id: payment.customer_id,
    cart_id: cart.id,
    now,
  };
  const debts = await processItems(db, emit, {
    ...whose,
    items: input.confirmed,
    places: input.places,
    strategy: payment.strategy ?? 'IMMEDIATE',
    service_fee_amount: payment.service_fee_amount,
  });
  const deposits_first = payment.strategy === 'IMMEDIATE_DEPOSIT';
  await spreadMoney(db, {
    ...whose,
    payment_id: payment.id,
    amount: input.amount,
    deposits_first,
    debts,
  });
  await payPlannedFromWallet(db, input);
}

/** What the customer meant to pay from the wallet beside this payment, as far as it is still there and still owed. */
async function payPlannedFromWallet(db: Db, input: Settling & { cart: LockedCart }): Promise<void> {
  const { organiser, payment, cart, now } = input;
  if (payment.wallet_amount === 0) return;
  const owed = { organiser_id: organiser.id, cart_id: cart.id, registration_id: null };
  await payFromWallet(db, {
    owed,
    customer_id: payment.customer_id,
    amount: payment.wallet_amount,
    currency: payment.currency,
    now,
  });
}

async function creditWallet(db: Db, input: Settling & { amount: number }): Promise<void> {
  const { organiser, payment, amount, now } = input;
  if (amount === 0) return;
  const whose = {
    organiser_id: organiser.id,
    customer_id: payment.customer_id,
    payment_id: payment.id,
  };
  await moveWallet(db, { ...whose, amount, reason: 'LATE_PAYMENT', now });
}
