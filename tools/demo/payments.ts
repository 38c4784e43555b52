import type { Instant } from '@ribambelle/domain/base/instants.ts';
import {
  addMinutes,
  instantOfMillis,
  isBefore,
  millisOf,
} from '@ribambelle/domain/base/instants.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { payNow } from '@ribambelle/domain/checkout/totals.ts';
import type { Receivable } from '@ribambelle/domain/receivables/spread.ts';
import { spreadAmount } from '@ribambelle/domain/receivables/spread.ts';
import type { Strategy } from '@ribambelle/domain/payments/strategy.ts';
import type { Ledger, PaymentRow, ProviderRow } from './ledger.ts';
import type { Purchase } from './purchase.ts';
import type { Till } from './till.ts';
import type { Shop } from './shop.ts';

interface Money {
  readonly method: 'ONLINE' | 'TRANSFER' | 'CASH' | 'WALLET';
  readonly strategy: Strategy | null;
  readonly amount: Amount;
  readonly at: Instant;
  readonly message: string;
  readonly created_by: number | null;
}

interface Paying {
  readonly purchase: Purchase;
  readonly till: Till;
  readonly ledger: Ledger;
}

const DAY = 86_400_000;

/** Pays a cart by its strategy, and the rest later, as people do. */
export function payCart(shop: Shop, paying: Paying): void {
  const { purchase, ledger } = paying;
  const { at, totals, strategy } = purchase;
  if (totals.wallet > 0) {
    const payment_id = receive(shop, {
      ...paying,
      money: {
        method: 'WALLET',
        strategy: 'WALLET',
        amount: totals.wallet,
        at,
        message: '',
        created_by: null,
      },
    });
    ledger.movements.push({
      amount: -totals.wallet,
      reason: 'PAYMENT',
      payment_id,
      receivable_id: null,
      message: '',
      created_by: null,
      created_at: at,
    });
  }
  const now =
    purchase.first_part === undefined
      ? payNow(totals, strategy)
      : purchase.first_part + totals.service_fee;
  if (now > 0) {
    addFailedTry(shop, purchase);
    receive(shop, {
      ...paying,
      money: { method: 'ONLINE', strategy, amount: now, at, message: '', created_by: null },
    });
  }
  // the other parts come later
  if (purchase.first_part !== undefined) return;
  const rest = totals.payable - now;
  const later = rest > 0 ? momentOfRest(shop, purchase) : null;
  if (later !== null) receiveRest(shop, { ...paying, rest, later });
  else if (rest > 0) leaveWaiting(shop, { ...paying, rest });
}

/**
 * Receives the rest by transfer, recorded by hand at the desk, or online from the account after a
 * deposit.
 */
function receiveRest(shop: Shop, input: Paying & { rest: Amount; later: Instant }): void {
  const { purchase, till, rest, later } = input;
  const online = purchase.strategy === 'IMMEDIATE_DEPOSIT';
  const cash = later === purchase.at || (!online && shop.random.chance(0.12));
  const message = online
    ? ''
    : cash
      ? 'Payé à l’accueil'
      : `Virement reçu, communication ${formatStructuredCommunication(purchase.reference)}`;
  const money = {
    method: online ? 'ONLINE' : cash ? 'CASH' : 'TRANSFER',
    strategy: null,
    amount: rest,
    at: later,
    message,
    created_by: online ? null : (till.staff[1]?.id ?? null),
  } as const;
  receive(shop, { ...input, money });
}

/**
 * Leaves the rest once as an online payment that was begun and of which the provider never reported
 * the outcome.
 */
function leaveWaiting(shop: Shop, { purchase, till, rest }: Paying & { rest: Amount }): void {
  const at = instantOfMillis(millisOf(shop.now) - 17 * DAY);
  if (
    till.rare.waiting === 0 ||
    !isBefore(purchase.at, at) ||
    purchase.registrations.some(({ cancelled }) => cancelled)
  )
    return;
  till.rare.waiting -= 1;
  const money = {
    method: 'ONLINE',
    strategy: null,
    amount: rest,
    at,
    message: '',
    created_by: null,
  } as const;
  addPayment(shop, { purchase, money, state: 'PENDING' });
}

/**
 * Returns when the rest arrived; null while it is outstanding: recently often, long ago hardly
 * ever. A family registered at the desk that did not come had paid there at once.
 */
function momentOfRest(
  { now, random }: Shop,
  { at, registrations, made_by }: Purchase,
): Instant | null {
  if (made_by !== null && registrations.every(({ cancelled }) => cancelled)) return at;
  const arrived = instantOfMillis(
    millisOf(at) + random.int(1, 12) * DAY + random.int(0, 400) * 60_000,
  );
  const over = registrations.every(({ slot }) => isBefore(slot.start_at, now));
  const age = (millisOf(now) - millisOf(at)) / DAY;
  const forgotten = random.chance(over ? 0.06 : age > 30 ? 0.18 : 0.5);
  return forgotten || !isBefore(arrived, now) || registrations.every(({ cancelled }) => cancelled)
    ? null
    : arrived;
}

function receive(shop: Shop, input: Paying & { money: Money }): number {
  const { purchase, ledger, money } = input;
  const { organiser_id, random, batch } = shop;
  const { payment, provider } = addPayment(shop, { purchase, money, state: 'PAID' });
  const { parts } = spreadAmount(money.amount, {
    receivables: receivablesOf(input),
    deposits_first: money.strategy === 'IMMEDIATE_DEPOSIT',
  });
  for (const { receivable_id, amount } of parts) {
    batch.add('payment_allocations', {
      organiser_id,
      id: random.id(),
      payment_id: payment.id,
      receivable_id,
      refund_id: null,
      amount,
      created_at: money.at,
    });
    ledger.paid.set(receivable_id, (ledger.paid.get(receivable_id) ?? 0) + amount);
    ledger.given.push({ payment, provider, method: money.method, receivable_id, amount });
  }
  return payment.id;
}

/**
 * Returns the receivables to pay; a wallet pays registrations, never the fee for using other means
 * (3 §9).
 */
function receivablesOf({
  purchase,
  ledger,
  money,
}: Paying & { money: Money }): readonly Receivable[] {
  const created_at = purchase.at;
  const registrations = purchase.registrations.map(({ id, price }) => ({
    id,
    cart_id: purchase.cart_id,
    accessory: false,
    due_at: null,
    created_at,
    total_amount: price.total_price,
    deposit_amount: price.total_deposit,
    paid_amount: ledger.paid.get(id) ?? 0,
  }));
  if (money.method === 'WALLET') return registrations;
  const fee = {
    id: purchase.fee_receivable_id,
    cart_id: purchase.cart_id,
    accessory: true,
    due_at: null,
    created_at,
    total_amount: purchase.totals.service_fee,
    deposit_amount: 0,
    paid_amount: ledger.paid.get(purchase.fee_receivable_id) ?? 0,
  };
  return [fee, ...registrations];
}

type State = 'PENDING' | 'PAID' | 'REFUSED' | 'ABANDONED' | 'EXPIRED';

/** Adds a payment, and the provider's record of it when it was online. */
export function addPayment(
  shop: Shop,
  input: {
    purchase: Omit<Purchase, 'at' | 'due_at' | 'strategy' | 'registrations' | 'made_by'>;
    money: Money;
    state: State;
  },
): { payment: PaymentRow; provider: ProviderRow | null } {
  const { purchase, money, state } = input;
  const { method, strategy, amount, message, created_by, at } = money;
  const { organiser_id, random, batch } = shop;
  const ids = { id: random.id(), cuid: random.cuid() };
  const online = method === 'ONLINE';
  const row = {
    organiser_id,
    ...ids,
    customer_id: purchase.customer.id,
    cart_id: purchase.cart_id,
    method,
    strategy,
    amount,
    message,
    created_by,
    provider: online ? 'sandbox' : null,
    provider_reference: online ? `demo_${ids.cuid}` : null,
    return_url: online ? returnUrl(purchase) : null,
    expires_at: online ? addMinutes(at, 15) : null,
    service_fee_amount: online && strategy !== null ? purchase.totals.service_fee : 0,
    state,
    late: false,
    refunded_amount: 0,
    payment_mandate_id: null,
    created_at: online ? addMinutes(at, -2) : at,
    paid_at: state === 'PAID' ? at : null,
  };
  batch.add('payments', row);
  return {
    payment: row,
    provider: online ? addSandboxPayment(shop, { purchase, money, cuid: ids.cuid, state }) : null,
  };
}

/** Adds the provider's own record of a payment, so that it can still be refunded there. */
function addSandboxPayment(
  { batch }: Shop,
  input: { purchase: Parameters<typeof returnUrl>[0]; money: Money; cuid: string; state: State },
): ProviderRow {
  const { purchase, money, cuid } = input;
  const row = {
    id: `demo_${cuid}`,
    payment_cuid: cuid,
    amount: money.amount,
    currency: 'EUR',
    description: `L’Éclaircie ${purchase.reference}`,
    language: purchase.customer.language,
    webhook_url: '/api/webhooks/sandbox',
    return_url: returnUrl(purchase),
    state: input.state === 'PENDING' ? 'open' : input.state.toLowerCase(),
    expires_at: addMinutes(money.at, 15),
    keep: false,
    created_at: addMinutes(money.at, -2),
  };
  batch.add('sandbox_payments', row);
  return row;
}

function returnUrl(
  purchase: Omit<Purchase, 'at' | 'due_at' | 'strategy' | 'registrations' | 'made_by'>,
): string {
  return `/checkout/${purchase.cart_cuid}/success`;
}

/** Adds, now and then, a refused card or a closed page before the payment succeeds. */
function addFailedTry(shop: Shop, purchase: Purchase): void {
  if (!shop.random.chance(0.07)) return;
  const state = shop.random.pick(['REFUSED', 'ABANDONED', 'EXPIRED'] as const);
  const money = {
    method: 'ONLINE',
    strategy: purchase.strategy,
    amount: payNow(purchase.totals, purchase.strategy),
    at: addMinutes(purchase.at, -5),
    message: '',
    created_by: null,
  } as const;
  addPayment(shop, { purchase, money, state });
}
