import { inOrder } from '../database/statements.ts';
import { isLive } from '@ribambelle/domain/carts/hold.ts';
import type { Target } from '@ribambelle/domain/payments/split-over-targets.ts';
import { firstTargets } from '@ribambelle/domain/payments/targets.ts';
import { decideLateMoney, type LateMoneyOutcome } from '@ribambelle/domain/payments/late-money.ts';
import { loadItems, type LockedCart, moveItems, openCart, setCartOpen } from '../carts/index.ts';
import { type CartCoupon, findCouponTitle } from '../coupons/index.ts';
import { withVolume } from '@ribambelle/domain/pricing/with-volume.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { type Locked, type LockedItem, lockItems } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { lockGoneParticipants } from '../participants/index.ts';
import { coverOrder } from '../payment-mandates/index.ts';
import { insertTargets, loadTargets, type PaymentRow } from '../payments/index.ts';
import {
  type LockedMoney,
  lockMoney,
  moveWallet,
  payFromWallet,
  receiveMoney,
} from '../wallet/index.ts';
import { type DiscountedItem, processItems } from './process-items.ts';

/** The records on which a received payment can be settled, all locked. */
export interface Settlement {
  /** The cart that the payment was begun for; null for none. */
  readonly cart: LockedCart | null;
  /** The items that it buys, while the cart is not processed. */
  readonly checkout: CheckoutItems | null;
  readonly money: LockedMoney;
  /** The parts of debts that the payment was begun for; none for a checkout. */
  readonly targets: readonly Target[];
  /** Ids of the items' participants who were removed. */
  readonly gone: ReadonlySet<number>;
}

interface CheckoutItems {
  /** The cart's items that the payment was begun for, at the prices that it charged. */
  readonly items: readonly DiscountedItem[];
  /** The coupon that the payment was begun with; null without one. */
  readonly coupon: Pick<CartCoupon, 'id' | 'title'> | null;
  /** Items added since that still hold their places. */
  readonly others: readonly LockedItem[];
  readonly locked: Locked;
}

interface Settling {
  readonly organiser: Organiser;
  readonly payment: PaymentRow;
  readonly now: string;
}

/**
 * Locks the records on which a payment may be settled, in the one order: after its cart, before the
 * payment itself (docs/algorithms/locks.md).
 */
export async function lockSettlement(
  db: Db,
  input: Settling & { cart: LockedCart | null },
): Promise<Settlement> {
  const { payment, cart } = input;
  const begun = cart !== null && cart.status !== 'PROCESSED' && payment.cart_item_ids.length > 0;
  const checkout = begun ? await lockCheckout(db, { ...input, cart }) : null;
  const { customer_id } = payment;
  const ids = (checkout?.items ?? []).map(participantOf).filter((id) => id !== null);
  const [money, targets, goneIds] = await inOrder(
    () => lockMoney(db, { customer_id, which: { settled_by: payment } }),
    () => (checkout === null ? loadTargets(db, payment.id) : []),
    () => lockGoneParticipants(db, ids),
  );
  return { cart, checkout, money, targets, gone: goneIds };
}

async function lockCheckout(
  db: Db,
  input: Settling & { cart: LockedCart },
): Promise<CheckoutItems> {
  const { organiser, payment, cart, now } = input;
  const all = await loadItems(db, cart.id);
  const paidItems = all.filter(({ id }) => payment.cart_item_ids.includes(id));
  const items = paidItems.map((item) => asBegun(item, payment));
  const others = all.filter((item) => !paidItems.includes(item) && isLive(item, now));
  const locks = await lockItems(db, { organiser, now, of: items });
  const coupon = payment.coupon_id === null ? null : await findCouponTitle(db, payment.coupon_id);
  return { items, coupon, others, locked: locks };
}

/**
 * Spends received money: buys the items of a cart at checkout (R10), as far as their places are
 * free, their participants still exist and the account is not erased (R12); or pays existing
 * receivables. The rest becomes wallet credit. Returns that credit, in minor units.
 */
export async function settlePayment(
  db: Db,
  input: Emitting & Settling & { settlement: Settlement },
): Promise<number> {
  const { emit, payment, settlement, now } = input;
  const { cart, checkout, money, targets, gone } = settlement;
  if (cart !== null && checkout !== null)
    return settleCheckout(db, { ...input, cart, checkout, money, gone });
  return receiveMoney(db, {
    emit,

    customer_id: payment.customer_id,
    payment_id: payment.id,
    amount: payment.amount,
    receivables: money.receivables,
    targets,
    now,
  });
}

type SettlingCheckout = Settling & {
  readonly cart: LockedCart;
  readonly checkout: CheckoutItems;
  readonly money: LockedMoney;
  readonly gone: ReadonlySet<number>;
};

async function settleCheckout(db: Db, input: Emitting & SettlingCheckout): Promise<number> {
  const { organiser, payment, cart, checkout, now } = input;
  const outcome = decideCheckout(input);
  const confirmedItems = checkout.items.filter(({ id }) => outcome.confirmed_ids.includes(id));
  if (confirmedItems.length > 0)
    await payCheckout(db, {
      ...input,
      confirmed: confirmedItems,
      amount: outcome.used_amount,
    });
  else await setCartOpen(db, cart.id);
  if (confirmedItems.length > 0 && checkout.others.length > 0) {
    const fresh = await openCart(db, { organiser, customer_id: payment.customer_id, now });
    await moveItems(db, { item_ids: checkout.others.map(({ id }) => id), to_cart_id: fresh.id });
  }
  await creditWallet(db, { ...input, amount: outcome.wallet_credit });
  return outcome.wallet_credit;
}

/** Decides which of the items the money buys. */
function decideCheckout({ payment, checkout, money, gone }: SettlingCheckout): LateMoneyOutcome {
  const free = new Set(checkout.locked.fitting(checkout.items));
  return decideLateMoney({
    received_amount: payment.amount,
    service_fee: payment.service_fee_amount,
    erased: money.erased,
    items: checkout.items.map((item) => ({
      id: item.id,
      due_amount: dueOf(item, payment),
      places_free: free.has(item),
      wanted: !gone.has(participantOf(item) ?? 0),
    })),
  });
}

/** Returns the participant of an item; null for none in particular. */
function participantOf(item: LockedItem): number | null {
  return item.type === 'VOUCHER' ? null : item.participant_id;
}

/** Returns the coupon's discount on an item when the payment was begun, in minor units. */
function discountIn(payment: PaymentRow, item_id: number): number {
  return payment.cart_item_discounts[payment.cart_item_ids.indexOf(item_id)] ?? 0;
}

/**
 * Returns an item at the price at which the payment was begun, with the volume discounts, coupon
 * and instalments of that time.
 */
function asBegun(item: LockedItem, payment: PaymentRow): DiscountedItem {
  const place = payment.cart_item_ids.indexOf(item.id);
  const parts = payment.cart_item_instalments[place] ?? [];
  const begun = {
    discount: discountIn(payment, item.id),
    instalments: parts.length === 0 ? null : parts,
  };
  const lines = payment.cart_item_volume_lines[place] ?? [];
  if (item.type !== 'REGISTRATION' || lines.length === 0) return { ...item, ...begun };
  const price_lines = withVolume(item.price_lines, lines);
  const { total_price: price, total_deposit: deposit } = price_lines;
  return { ...item, price, deposit, price_lines, ...begun };
}

/**
 * Returns the part of the money meant for an item: its first instalment, if it has some; its
 * deposit in a deposit payment, if it has one; else its price; never more than the price after the
 * coupon.
 */
function dueOf(item: DiscountedItem, payment: PaymentRow): number {
  const price = item.price - item.discount;
  const first = item.instalments?.[0];
  if (first !== undefined) return Math.min(first.amount, price);
  return payment.strategy === 'IMMEDIATE_DEPOSIT' && item.deposit > 0
    ? Math.min(item.deposit, price)
    : price;
}

async function payCheckout(
  db: Db,
  input: Emitting & SettlingCheckout & { confirmed: readonly DiscountedItem[]; amount: number },
): Promise<void> {
  const { emit, organiser, payment, cart, checkout, amount, now } = input;
  const whose = { customer_id: payment.customer_id, cart_id: cart.id, now };
  const receivables = await processItems(db, {
    emit,
    // already accepted when the payment was begun
    terms_version: null,
    organiser,
    ...whose,
    items: input.confirmed,
    coupon: checkout.coupon,
    locked: checkout.locked,
    strategy: payment.strategy ?? 'IMMEDIATE',
    service_fee_amount: payment.service_fee_amount,
  });
  const deposits_first = payment.strategy === 'IMMEDIATE_DEPOSIT';
  const in_parts = payment.instalment_plan !== null;
  const targets = in_parts ? firstTargets(receivables, amount) : [];
  const allocation = { ...whose, payment_id: payment.id, amount, deposits_first, receivables };
  await insertTargets(db, { payment_id: payment.id, targets });
  await receiveMoney(db, { emit, ...allocation, targets });
  await payFromWalletToo(db, input);
  const { payment_mandate_id } = payment;
  if (payment_mandate_id !== null) await coverOrder(db, { payment_mandate_id, cart_id: cart.id });
}

/** Adds the wallet amount that the customer chose, as far as it is still there and still owed. */
async function payFromWalletToo(
  db: Db,
  { emit, payment, cart, money, now }: Emitting & SettlingCheckout,
): Promise<void> {
  if (payment.wallet_amount === 0) return;
  const whose = { customer_id: payment.customer_id, cart_id: cart.id, now };
  const { receivables: openReceivables } = await lockMoney(db, {
    ...whose,
    which: { cart_id: cart.id },
  });
  await payFromWallet(db, {
    emit,
    ...whose,
    wallet_amount: money.wallet_amount,
    receivables: openReceivables,
    // the rest of what the page showed to be paid at once
    targets:
      payment.instalment_plan === null ? [] : firstTargets(openReceivables, payment.wallet_amount),
    amount: payment.wallet_amount,
    currency: payment.currency,
  });
}

async function creditWallet(db: Db, input: Settling & { amount: number }): Promise<void> {
  const { payment, amount, now } = input;
  if (amount === 0) return;
  const whose = { customer_id: payment.customer_id, payment_id: payment.id };
  await moveWallet(db, { ...whose, amount, reason: 'LATE_PAYMENT', now });
}
