import type { Instant } from '@ribambelle/domain/base/instants.ts';
import {
  addMinutes,
  earliest,
  instantOfMillis,
  millisOf,
} from '@ribambelle/domain/base/instants.ts';
import { dueAt } from '@ribambelle/domain/receivables/due-at.ts';
import type { CheckoutTotals } from '@ribambelle/domain/checkout/totals.ts';
import { checkoutTotals } from '@ribambelle/domain/checkout/totals.ts';
import type { Strategy } from '@ribambelle/domain/payments/strategy.ts';
import { addCancellations } from './cancellations.ts';
import type { Ledger } from './ledger.ts';
import { balanceAt, newLedger } from './ledger.ts';
import type { Customer } from './people.ts';
import { payCart } from './payments.ts';
import { addLatePayment } from './late-payment.ts';
import type { Purchase } from './purchase.ts';
import type { Registration } from './registrations.ts';
import { addRegistrationRows, storedPrice } from './registrations.ts';
import { addFeeRows } from './fee.ts';
import { type Shop, ZONE } from './shop.ts';
import { newReference, type Till } from './till.ts';

/** The content of a customer's purchase; `at` and `strategy` are drawn when they are null. */
export interface Basket {
  readonly registrations: readonly Registration[];
  readonly at: Instant | null;
  readonly strategy: Strategy | null;
  /** The member of staff who registered it; null for the family itself. */
  readonly made_by: number | null;
  /** The part that is paid at once of an order in instalments; absent for any other. */
  readonly first_part?: number;
}

type DatedBasket = Basket & { readonly at: Instant };

const DAY = 86_400_000;

/** Adds a customer's purchases and their rows: carts, registrations, payments and movements. */
export function addPurchases(
  shop: Shop,
  input: {
    customer: Customer;
    baskets: readonly Basket[];
    till: Till;
    gift: { amount: number; message: string; at: Instant } | null;
  },
): readonly Purchase[] {
  const { customer, till, gift } = input;
  const ledger = newLedger();
  const inOrder = dated(shop, input.baskets);
  const first = inOrder[0]?.at ?? shop.now;
  if (gift)
    ledger.movements.push({
      amount: gift.amount,
      reason: 'CORRECTION',
      payment_id: null,
      receivable_id: null,
      message: gift.message,
      created_by: till.staff[0]?.id ?? null,
      created_at: gift.at,
    });
  if (till.rare.late > 0 && gift === null && first < shop.now)
    addLatePayment(shop, { customer, ledger, till });
  const purchases = sell(shop, { customer, inOrder, till, ledger });
  addMovements(shop, { customer, ledger });
  addCustomerRow(shop, {
    customer,
    ledger,
    created_at: instantOfMillis(millisOf(first) - shop.random.int(1, 200) * DAY),
  });
  return purchases;
}

/** Returns baskets with their moments, the earliest purchase first. */
export function dated(shop: Shop, baskets: readonly Basket[]): readonly DatedBasket[] {
  return baskets
    .map((basket) => ({ ...basket, at: basket.at ?? momentOf(shop, basket.registrations) }))
    .toSorted((one, other) => millisOf(one.at) - millisOf(other.at));
}

/**
 * Turns baskets into carts, registrations, payments and fees, cancelled or not. Movements of the
 * wallet are in the ledger.
 */
export function sell(
  shop: Shop,
  input: {
    customer: Customer;
    inOrder: readonly DatedBasket[];
    till: Till;
    ledger: Ledger;
  },
): readonly Purchase[] {
  const { customer, inOrder, till, ledger } = input;
  const purchases = inOrder.map((basket) => checkOut(shop, { customer, basket, till, ledger }));
  const cancellations = addCancellations(shop, { purchases, ledger, till });
  for (const purchase of purchases) {
    const { registrations, cart_id, at, made_by } = purchase;
    addFeeRows(shop, { purchase, ledger });
    for (const registration of registrations) {
      const cancellation = cancellations.get(registration.id) ?? null;
      addRegistrationRows(shop, {
        registration,
        purchase: {
          cart_id,
          cart_item_id: ledger.items.get(registration.id) ?? null,
          created_by: made_by,
          created_at: at,
        },
        due_at: purchase.due_at,
        paid_amount: ledger.paid.get(registration.id) ?? 0,
        cancellation,
      });
    }
  }
  return purchases;
}

/** Splits somebody's registrations into baskets of one to three, near each other in time. */
export function basketsOf(
  shop: Shop,
  {
    registrations,
    staff_made = new Map(),
  }: {
    readonly registrations: readonly Registration[];
    readonly staff_made?: ReadonlyMap<number, number>;
  },
): readonly Basket[] {
  const inOrder = registrations
    .filter(({ id }) => !staff_made.has(id))
    .toSorted((one, other) => millisOf(one.slot.start_at) - millisOf(other.slot.start_at));
  const baskets: Basket[] = registrations.flatMap((registration) => {
    const made_by = staff_made.get(registration.id);
    return made_by === undefined
      ? []
      : [{ registrations: [registration], at: null, strategy: 'DELAYED', made_by }];
  });
  for (let start = 0; start < inOrder.length;) {
    const size = shop.random.pick([1, 1, 2, 2, 2, 3, 3, 4]);
    const together = inOrder.slice(start, start + size);
    baskets.push({ registrations: together, at: null, strategy: null, made_by: null });
    start += size;
  }
  return baskets;
}

/**
 * Draws the moment of a purchase: before the first start and the end of registration, recently more
 * often than long ago, in waking hours.
 */
function momentOf({ now, random }: Shop, registrations: readonly Registration[]): Instant {
  const limits = registrations.flatMap(({ slot }) => [
    slot.start_at,
    slot.registrations_end_at ?? slot.start_at,
  ]);
  const latest = Math.min(millisOf(now) - 20 * 60_000, millisOf(earliest(limits) ?? now) - DAY / 4);
  const recent = random.next() ** 2;
  return instantOfMillis(Math.floor(latest - recent * 80 * DAY - random.int(0, 600) * 60_000));
}

function checkOut(
  shop: Shop,
  input: { customer: Customer; basket: DatedBasket; till: Till; ledger: Ledger },
): Purchase {
  const { customer, basket, till, ledger } = input;
  const { organiser_id, random, batch } = shop;
  const items = basket.registrations.map(({ price }) => ({
    price: price.total_price,
    deposit: price.total_deposit,
    expires_at: null,
  }));
  const facts = {
    items,
    wallet_amount: basket.made_by === null ? balanceAt(ledger, basket.at) : 0,
    service_fees: { amount: basket.made_by === null ? till.service_fee : 0, percentage: 0 },
  };
  const totals = checkoutTotals(facts, basket.at);
  const strategy = basket.strategy ?? drawStrategy(shop, { till, totals });
  const purchase = {
    customer,
    cart_id: random.id(),
    cart_cuid: random.cuid(),
    fee_receivable_id: random.id(),
    reference: newReference(shop, till),
    at: basket.at,
    due_at: strategy === 'DELAYED' ? dueOf(basket, till) : null,
    strategy,
    totals,
    registrations: basket.registrations,
    made_by: basket.made_by,
    ...(basket.first_part === undefined ? {} : { first_part: basket.first_part }),
  };
  payCart(shop, { purchase, till, ledger });
  batch.add('carts', {
    organiser_id,
    id: purchase.cart_id,
    cuid: purchase.cart_cuid,
    customer_id: customer.id,
    status: 'PROCESSED',
    reference: purchase.reference,
    payment_strategy: strategy,
    terms_accepted_at: basket.made_by === null ? basket.at : null,
    terms_version: basket.made_by === null ? till.terms_version : null,
    created_at: addMinutes(basket.at, -9),
    processed_at: basket.at,
  });
  if (basket.made_by !== null) return purchase;
  for (const registration of basket.registrations)
    ledger.items.set(registration.id, addItem(shop, { purchase, registration }));
  return purchase;
}

function dueOf({ registrations, at }: DatedBasket, till: Till): Instant | null {
  const starts = registrations.flatMap(({ dates }) => dates.map(({ start_at }) => start_at));
  return dueAt(at, { term_days: till.payment_term_days, starts, timezone: ZONE });
}

function drawStrategy(
  { random }: Shop,
  { till, totals }: { till: Till; totals: CheckoutTotals },
): Strategy {
  if (totals.total === 0) return 'DELAYED';
  if (totals.wallet === totals.total && totals.service_fee === 0) return 'WALLET';
  if (!till.online) return 'DELAYED';
  const dice = random.next();
  if (dice < 0.3) return 'DELAYED';
  return totals.deposit > 0 && totals.deposit_payable < totals.payable && dice < 0.55
    ? 'IMMEDIATE_DEPOSIT'
    : 'IMMEDIATE';
}

function addItem(
  { organiser_id, random, batch }: Shop,
  { purchase, registration }: { purchase: Purchase; registration: Registration },
): number {
  const { price, participant, slot } = registration;
  const id = random.id();
  batch.add('cart_items', {
    organiser_id,
    id,
    cuid: random.cuid(),
    type: 'REGISTRATION',
    cart_id: purchase.cart_id,
    participant_id: participant.id,
    availability_id: slot.id,
    price: price.total_price,
    deposit: price.total_deposit,
    price_lines: storedPrice(price),
    options: registration.options.map((option) => ({ ...option })),
    questions: registration.questions.map((question) => ({ ...question })),
    expires_at: addMinutes(purchase.at, 6),
    processed_at: purchase.at,
    created_at: addMinutes(purchase.at, -9),
  });
  for (const date of registration.dates)
    batch.add('cart_item_dates', { organiser_id, cart_item_id: id, date_id: date.id });
  return id;
}

function addMovements(
  { organiser_id, random, batch }: Shop,
  { customer, ledger }: { customer: Customer; ledger: Ledger },
): void {
  for (const movement of ledger.movements)
    batch.add('wallet_movements', {
      organiser_id,
      id: random.id(),
      cuid: random.cuid(),
      customer_id: customer.id,
      ...movement,
    });
}

function addCustomerRow(
  { organiser_id, random, batch }: Shop,
  input: { customer: Customer; ledger: Ledger; created_at: Instant },
): void {
  const { id, firstname, lastname, email, language, password_hash } = input.customer;
  const phone = `+324${random.int(70, 99)}${random.int(10, 99)}${random.int(10, 99)}${random.int(10, 99)}`;
  const wallet_amount = input.ledger.movements.reduce((sum, movement) => sum + movement.amount, 0);
  batch.add('customers', {
    organiser_id,
    id,
    cuid: random.cuid(),
    firstname,
    lastname,
    email,
    email_confirmed_at: input.created_at,
    news_consented_at: email.length % 3 === 0 ? input.created_at : null,
    language,
    password_hash,
    phone,
    wallet_amount,
    terms_accepted_at: input.created_at,
    created_at: input.created_at,
  });
}
