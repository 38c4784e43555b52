import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { tellPayment } from './fakes/tell-payment.ts';
import { changeOnceSeen } from '@ribambelle/testing/seen-price.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ACCOUNT = { holder: 'Inès Lambert', iban: 'BE71 0961 2345 6769' };
const DAYS = ['2026-07-06', '2026-07-07'];

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let client: pg.Client;

beforeAll(async () => {
  shop = await openShop();
  const payment_methods = JSON.stringify([
    { type: 'IMMEDIATE', priority: 1 },
    { type: 'DELAYED', priority: 2 },
  ]);
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods,
    service_fee_amount: 100,
    bank_account: 'BE68539007547034',
    bank_account_holder: 'Maison des enfants',
    bank_identifier: 'GKCCBEBB',
  });
  staff = await shop.make.collaborator(organiser, [
    'payments.read',
    'payments.create',
    'payments.update',
    'payments.delete',
    'payments.refund',
    'customer-wallets.correct',
    'registrations.read',
    'registrations.cancel',
    'organiser-preferences.read',
    'organiser-preferences.update',
    'customer-transaction-proofs.read',
    'customer-transaction-proofs.update',
  ]);
  await shop.change(
    'updateCancellationPolicy',
    {
      policy: {
        steps: [{ until_days: null, fee_percentage: 2_000, fee_amount: 0 }],
        money_to: 'ORIGIN',
      },
    },
    staff,
  );
  client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await shop.close();
});

/**
 * Returns the number of deadlocks of this database so far; the server writes its counters about
 * once a second.
 */
async function deadlocks(): Promise<number> {
  await new Promise((resolve) => {
    setTimeout(resolve, 1_500);
  });
  const { rows } = await client.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.deadlocks);
}

interface Family extends MadeCustomer {
  /** The order of its two registrations, partly paid online. */
  readonly cart: Made;
  readonly registrations: readonly Made[];
  readonly dates: readonly number[];
  readonly option: number;
  readonly provider: string;
  readonly payment: string;
  /** The payment that staff recorded by hand, to be corrected and voided. */
  readonly recorded: string;
  /** Another cart, not yet ordered. */
  readonly next: Made;
  /** The proof of a transfer that waits for staff. */
  readonly proof: string;
}

/**
 * Makes a family that has bought two camps online, owes a little for one of them, and has another
 * one in its cart.
 */
async function family(): Promise<Family> {
  const activity = await shop.make.activity(organiser);
  const option = await shop.make.option(organiser, activity, { prices: [{ amount: 700 }] });
  const camps = [
    await shop.make.availability(organiser, activity, { days: DAYS }),
    await shop.make.availability(organiser, activity, { days: DAYS }),
  ];
  const buyer = await shop.make.customer(organiser);
  const wishOf = (camp: (typeof camps)[number]) => ({
    availability_id: camp.id,
    availability_dates: camp.dates.map(({ id }) => id),
  });
  const other = await shop.make.participant(organiser, buyer, { firstname: 'Tom' });
  const registrations = camps.map(wishOf);
  const request = { participant_id: buyer.participant.id, registrations };
  const { cart } = await shop.call('addCartItems', request, buyer);
  const page = await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'IMMEDIATE', terms: true },
    buyer,
  );
  const path = new URL(page.next_action_url ?? '').pathname;
  const body = new URLSearchParams({ action: 'pay' });
  await shop.fetch('storefront', path, { method: 'POST', body, redirect: 'manual' });
  await shop.office('correctWallet', { customer: buyer.cuid, amount: 50_000, reason: 'x' }, staff);
  const { registrations: bought_registrations } = await shop.call(
    'getCheckoutSuccess',
    { cart: cart.cuid },
    buyer,
  );
  const next = await shop.call(
    'addCartItems',
    { participant_id: other.id, registrations: camps.slice(0, 1).map(wishOf) },
    buyer,
  );
  const payment = await shop.office('recordPayment', { customer: buyer.cuid, amount: 900 }, staff);
  const [row] = await shop.sql<{ cuid: string }>(
    "select cuid from payments where customer_id = $1 and method = 'ONLINE'",
    [buyer.id],
  );
  const proof = await shop.call(
    'sendTransactionProof',
    {
      amount: 400,
      paid_on: '2026-01-04',
      name: 'virement.pdf',
      file: new Blob([`%PDF-1.7 ${buyer.cuid}`]),
    },
    buyer,
  );
  return {
    ...buyer,
    cart,
    registrations: bought_registrations,
    dates: camps[0]?.dates.map(({ id }) => id) ?? [],
    option: option.prices[0]?.id ?? 0,
    provider: path.split('/').at(-1) ?? '',
    payment: row?.cuid ?? '',
    recorded: payment.cuid,
    next: next.cart,
    proof: proof.cuid,
  };
}

const providerGivesBack = (of: Family, amount: number) =>
  tellPayment(shop, {
    reference: of.provider,
    state: 'paid',
    refunds: [{ id: `${of.provider}-${amount}`, refund_cuid: null, amount, state: 'done' }],
  });

const dispute = (of: Family, state: 'open' | 'won') =>
  tellPayment(shop, {
    reference: of.provider,
    state: 'paid',
    disputes: [{ id: `${of.provider}-dispute`, amount: 600, state }],
  });

const openForAll = (of: Family) =>
  shop.call('startOnlinePayment', { all: true, return_url: '/' }, of);

type Act = (of: Family, round: number) => Promise<unknown>;

/**
 * Every action that moves money. Each may be refused: the test only checks that no two wait for
 * each other.
 */
const ACTS: Readonly<Record<string, Act>> = {
  'the family changes a registration': (of, round) =>
    changeOnceSeen(
      shop,
      {
        registration_id: of.registrations[0]?.id ?? 0,
        availability_dates: [...of.dates],
        options: round % 2 === 0 ? [{ price_id: of.option }] : [],
      },
      of,
    ),
  'the family cancels for a fee': async (of) => {
    const registration_id = of.registrations[1]?.id ?? 0;
    const { due_amount, online_amount, wallet_amount } = await shop.call(
      'getCancellationPreview',
      { registration_id },
      of,
    );
    return shop.call(
      'cancelRegistration',
      { registration_id, message: 'Malade', seen: { due_amount, online_amount, wallet_amount } },
      of,
    );
  },
  'staff cancel': (of) =>
    shop.office(
      'cancelOfficeRegistration',
      { registration: of.registrations[0]?.cuid ?? '', message: 'Malade' },
      staff,
    ),
  'the wallet pays': (of) =>
    shop.call('payWithWallet', { destination: of.cart.cuid, amount: 100 }, of),
  'a payment page opens': (of) =>
    shop.call(
      'startOnlinePayment',
      { destination: of.cart.cuid, reference: '', return_url: '/', customer_id: null },
      of,
    ),
  'a payment page opens for everything': (of) => openForAll(of),
  'everything is paid': async (of) => {
    const page = await openForAll(of);
    const reference = new URL(page.checkout_url).pathname.split('/').at(-1) ?? '';
    return tellPayment(shop, { reference, state: 'paid' });
  },
  'a transfer arrives': (of) =>
    shop.office('recordPayment', { customer: of.cuid, amount: 300, twice: true }, staff),
  'staff correct a payment': (of, round) =>
    shop.change(
      'correctPayment',
      {
        payment: of.recorded,
        amount: 500 + (round % 2) * 700,
        received_at: '2026-01-05',
        method: 'CASH',
        reason: 'x',
      },
      staff,
    ),
  'staff void a payment': (of) =>
    shop.office('voidPayment', { payment: of.recorded, reason: 'x' }, staff),
  'staff pay from the wallet': (of) =>
    shop.office('payFromCustomerWallet', { customer: of.cuid, amount: 100 }, staff),
  'staff refund to the wallet': (of) =>
    shop.office(
      'refundPayment',
      { payment: of.payment, amount: 200, to: 'WALLET', due: 'STAYS', reason: 'x' },
      staff,
    ),
  'staff refund by bank': (of) =>
    shop.office(
      'refundPayment',
      { payment: of.payment, amount: 300, to: 'BANK', due: 'DROPPED', reason: 'x' },
      staff,
    ),
  'staff refund by transfer': (of) =>
    shop.office(
      'refundPayment',
      {
        payment: of.payment,
        amount: 150,
        to: 'TRANSFER',
        due: 'STAYS',
        reason: 'x',
        ...ACCOUNT,
      },
      staff,
    ),
  'credit is paid out': (of) => shop.call('payOutCredit', { amount: 50, ...ACCOUNT }, of),
  'a file for the bank is made': () => shop.office('makeSepaFile', {}, staff),
  'a transfer comes back': async (of) => {
    const [transfer] = await shop.sql<{ cuid: string }>(
      "select cuid from outgoing_transfers where customer_id = $1 and state <> 'FAILED' limit 1",
      [of.id],
    );
    return shop.office(
      'failOutgoingTransfer',
      { outgoing_transfer: transfer?.cuid ?? of.cuid, note: 'x' },
      staff,
    );
  },
  'a proof is accepted': (of) =>
    shop.office(
      'acceptTransactionProof',
      { transaction_proof: of.proof, amount: 400, received_at: '2026-01-05', twice: true },
      staff,
    ),
  'the bank disputes': (of) => dispute(of, 'open'),
  'the dispute is won': (of) => dispute(of, 'won'),
  'the provider gives back': (of, round) => providerGivesBack(of, 1_000 + round),
  'staff correct the wallet': (of) =>
    shop.office('correctWallet', { customer: of.cuid, amount: 10, reason: 'x' }, staff),
  'the family orders': (of) =>
    shop.call('checkoutCart', { cart_id: of.next.id, payment_strategy: 'WALLET', terms: true }, of),
};

test('every pair of money actions runs at once, without one deadlock', async () => {
  const names = Object.keys(ACTS);
  const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other]));
  expect(pairs.length).toBeGreaterThan(200);
  const before = await deadlocks();
  const succeeded = new Set<string>();
  let of = await family();
  for (const [round, pair] of pairs.entries()) {
    if (round % 8 === 7) of = await family();
    const acts = pair.flatMap((name) => ACTS[name] ?? []);
    const outcomes = await Promise.allSettled(acts.map((act) => act(of, round)));
    for (const [index, end] of outcomes.entries())
      if (end.status === 'rejected')
        expect(end.reason).toMatchObject({ status: expect.any(Number) });
      else succeeded.add(pair[index] ?? '');
  }
  // an act that is always refused would lock nothing
  expect(names.filter((name) => !succeeded.has(name))).toEqual([]);
  expect(await deadlocks()).toBe(before);
  const violations = (await checkInvariants(client)).filter((one) => !/weekdays/.test(one));
  expect(violations).toEqual([]);
}, 240_000);

test('a deadlock would be counted', async () => {
  const before = await deadlocks();
  const one = new pg.Client(shop.databaseUrl);
  const other = new pg.Client(shop.databaseUrl);
  await Promise.all([one.connect(), other.connect()]);
  const lock = (by: pg.Client, key: number) => by.query('select pg_advisory_xact_lock($1)', [key]);
  await Promise.all([one.query('begin'), other.query('begin')]);
  await lock(one, 1);
  await lock(other, 2);
  const outcomes = await Promise.allSettled([lock(one, 2), lock(other, 1)]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  await Promise.all([one.end(), other.end()]);
  expect(await deadlocks()).toBe(before + 1);
});
