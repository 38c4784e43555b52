import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import { tellPayment } from '@ribambelle/testing/fakes/tell-payment.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };
let books: pg.Client;

const METHODS = JSON.stringify([
  { type: 'IMMEDIATE', priority: 1 },
  { type: 'DELAYED', priority: 2 },
]);
const DAYS = ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09'];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods: METHODS,
    service_fee_amount: 100,
  });
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, [
    'payments.read',
    'payments.create',
    'payments.refund',
    'registrations.read',
    'registrations.cancel',
  ]);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});
afterEach(async () => {
  shop.clock.set('2026-01-05T08:00:00.000Z');
  // the factories fill no weekdays
  const violations = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (violations.length > 0) throw new Error(`The books are broken: ${violations.join('; ')}`);
});

interface Buyer extends MadeCustomer {
  readonly cart: Made;
  readonly reference: string;
}

async function fill(camp: MadeAvailability, dates = camp.dates): Promise<Buyer> {
  const buyer = await shop.make.customer(organiser);
  const registrations = [
    { availability_id: camp.id, availability_dates: dates.map(({ id }) => id) },
  ];
  const request = { participant_id: buyer.participant.id, registrations };
  const { cart } = await shop.call('addCartItems', request, buyer);
  return { ...buyer, cart, reference: cart.reference };
}

/** Makes a buyer of days of a camp for 100,00 € and a fee of 1,00 €, paid online at once. */
async function paidOnline(days = ['2026-07-06']): Promise<Buyer & { provider: string }> {
  const camp = await shop.make.availability(organiser, activity, { days });
  const buyer = await fill(camp);
  const page = await shop.call(
    'checkoutCart',
    { cart_id: buyer.cart.id, payment_strategy: 'IMMEDIATE', terms: true },
    buyer,
  );
  const path = new URL(page.next_action_url ?? '').pathname;
  const body = new URLSearchParams({ action: 'pay' });
  await shop.fetch('storefront', path, { method: 'POST', body, redirect: 'manual' });
  return { ...buyer, provider: path.split('/').at(-1) ?? '' };
}

async function byTransfer(days = ['2026-07-06']): Promise<Buyer> {
  const buyer = await fill(await shop.make.availability(organiser, activity, { days }));
  const checkout = { cart_id: buyer.cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await shop.call('checkoutCart', checkout, buyer);
  return buyer;
}

const registrationOf = async (buyer: Buyer) => {
  const { registrations } = await shop.call('getCheckoutSuccess', { cart: buyer.cart.cuid }, buyer);
  const cuid = registrations[0]?.cuid ?? '';
  return shop.call('getAccountRegistration', { cuid }, buyer);
};
const orderOf = (buyer: Buyer) => shop.call('getAccountCart', { cuid: buyer.cart.cuid }, buyer);
const walletOf = async (buyer: Made) =>
  (
    await shop.sql<{ wallet_amount: number }>('select wallet_amount from customers where id = $1', [
      buyer.id,
    ])
  )[0]?.wallet_amount;
const paymentOf = async (buyer: Made) => {
  const [row] = await shop.sql<{ cuid: string }>(
    "select cuid from payments where customer_id = $1 and method = 'ONLINE' order by created_at desc limit 1",
    [buyer.id],
  );
  return shop.office('getOfficePayment', { payment: row?.cuid ?? '' }, staff);
};
const refund = (payment: string, amount: number, to: 'BANK' | 'WALLET') =>
  shop.office('refundPayment', { payment, amount, to, reason: 'Annulation' }, staff);
const cancelByStaff = async (buyer: Buyer) =>
  shop.office(
    'cancelOfficeRegistration',
    { registration: (await registrationOf(buyer)).cuid, message: 'Moniteur malade' },
    staff,
  );

/** Has the provider refund money by itself, and say so. */
const refundedOutside = (reference: string, amount: number) =>
  tellPayment(shop, {
    reference,
    state: 'paid',
    refunds: [{ id: `${reference}-by-itself`, refund_cuid: null, amount, state: 'done' }],
  });

/**
 * Makes a buyer whose money came after the only place had gone to another family: it is in the
 * wallet (R12).
 */
async function paidTooLate(): Promise<Buyer & { provider: string }> {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const late = await fill(camp);
  const page = await shop.call(
    'checkoutCart',
    { cart_id: late.cart.id, payment_strategy: 'IMMEDIATE', terms: true },
    late,
  );
  const provider = new URL(page.next_action_url ?? '').pathname.split('/').at(-1) ?? '';
  await tellPayment(shop, { reference: provider, state: 'expired' });
  shop.clock.set('2026-01-05T10:00:00.000Z');
  const rival = await fill(camp);
  const checkout = { cart_id: rival.cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await shop.call('checkoutCart', checkout, rival);
  expect(await tellPayment(shop, { reference: provider, state: 'paid' })).toBe(200);
  return { ...late, provider };
}

test('M1: a refund made at the provider is deducted from the registration, and cannot be made again', async () => {
  const buyer = await paidOnline();
  expect(await refundedOutside(buyer.provider, 4_000)).toBe(200);
  expect(await registrationOf(buyer)).toMatchObject({
    paid_amount: 6_000,
    outstanding_amount: 4_000,
  });
  const payment = await paymentOf(buyer);
  expect(payment).toMatchObject({
    state: 'PARTIALLY_REFUNDED',
    refunded_amount: 4_000,
    refundable_amount: 6_100,
    refunds: [{ amount: 4_000, state: 'DONE', way: 'PROVIDER' }],
  });
  for (const to of ['BANK', 'WALLET'] as const) {
    await expect(refund(payment.cuid, 6_101, to)).rejects.toMatchObject({
      code: 'REFUND_TOO_HIGH',
    });
  }
  expect(await refundedOutside(buyer.provider, 4_000)).toBe(200);
  expect((await paymentOf(buyer)).refunded_amount).toBe(4_000);
});

test('M2: a full refund made at the provider leaves nothing paid, and a cancellation promises nothing', async () => {
  const buyer = await paidOnline();
  await refundedOutside(buyer.provider, 10_100);
  expect((await paymentOf(buyer)).state).toBe('REFUNDED');
  expect((await registrationOf(buyer)).paid_amount).toBe(0);
  expect(await cancelByStaff(buyer)).toMatchObject({ refundable_amount: 0 });
});

test('M1: money spent from the wallet is owed again when the provider refunds it', async () => {
  const late = await paidTooLate();
  expect(await walletOf(late)).toBe(10_100);
  const elsewhere = await shop.make.availability(organiser, activity, { days: ['2026-07-07'] });
  const request = {
    participant_id: late.participant.id,
    registrations: [
      { availability_id: elsewhere.id, availability_dates: elsewhere.dates.map(({ id }) => id) },
    ],
  };
  const { cart } = await shop.call('addCartItems', request, late);
  const checkout = { cart_id: cart.id, payment_strategy: 'WALLET', terms: true } as const;
  await shop.call('checkoutCart', checkout, late);
  expect(await walletOf(late)).toBe(100);
  await refundedOutside(late.provider, 10_100);
  expect(await walletOf(late)).toBe(0);
  const debts = await shop.office('getDebts', { customer: late.cuid }, staff);
  expect(debts.outstanding_amount).toBe(10_100);
});

test('M3: money that came too late can be refunded from the wallet it went to', async () => {
  const late = await paidTooLate();
  const payment = await paymentOf(late);
  expect(payment).toMatchObject({ late: true, credited_amount: 10_100, refundable_amount: 10_100 });
  await refund(payment.cuid, 10_100, 'BANK');
  expect(await walletOf(late)).toBe(0);
  expect(await paymentOf(late)).toMatchObject({ state: 'REFUNDED', refundable_amount: 0 });
});

test('M4: an order with nothing left asks for no service fee, neither for the family nor for staff', async () => {
  const buyer = await byTransfer();
  expect(await orderOf(buyer)).toMatchObject({ outstanding_amount: 10_100 });
  await cancelByStaff(buyer);
  expect(await orderOf(buyer)).toMatchObject({ outstanding_amount: 0, bank_transfer: null });
  const debts = await shop.office('getDebts', { customer: buyer.cuid }, staff);
  expect(debts.outstanding_amount).toBe(0);
});

test('M4: the fee of a paid order is owed until the rest is refunded, and is refunded with it', async () => {
  const buyer = await paidOnline();
  await cancelByStaff(buyer);
  const before = await paymentOf(buyer);
  await refund(before.cuid, 10_000, 'BANK');
  expect(await orderOf(buyer)).toMatchObject({ total_amount: 0, outstanding_amount: 0 });
  const after = await paymentOf(buyer);
  expect(after.refundable_amount).toBe(100);
  await refund(after.cuid, 100, 'BANK');
  expect(await paymentOf(buyer)).toMatchObject({ state: 'REFUNDED' });
});

test('M5: leaving a course halfway costs the started share, and its past dates stay taken', async () => {
  const buyer = await byTransfer(DAYS);
  const registration = await registrationOf(buyer);
  shop.clock.set('2026-07-07T12:00:00.000Z');
  await shop.call(
    'cancelRegistration',
    { registration_id: registration.id, message: 'Malade' },
    buyer,
  );
  expect(await registrationOf(buyer)).toMatchObject({
    cancelled: true,
    total_amount: 5_000,
    outstanding_amount: 5_000,
    bank_transfer: { amount: 5_100 },
  });
  const dates = await shop.sql<{ registered: number }>(
    'select registered from availability_dates where availability_id = $1 order by start_at',
    [registration.availability.id],
  );
  expect(dates.map(({ registered }) => registered)).toEqual([1, 1, 0, 0]);
  const debts = await shop.office('getDebts', { customer: buyer.cuid }, staff);
  expect(debts.outstanding_amount).toBe(5_100);
});

test('M6: a cheaper edit keeps the money of every payment accounted for', async () => {
  const lunch = await shop.make.option(organiser, activity, { prices: [{ amount: 2_000 }] });
  const camp = await shop.make.availability(organiser, activity, { days: DAYS });
  const buyer = await shop.make.customer(organiser);
  const availability_dates = camp.dates.map(({ id }) => id);
  const options = [{ price_id: lunch.prices[0]?.id ?? 0 }];
  const registrations = [{ availability_id: camp.id, availability_dates, options }];
  const request = { participant_id: buyer.participant.id, registrations };
  const { cart } = await shop.call('addCartItems', request, buyer);
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    buyer,
  );
  const { cuid: payment } = await shop.office(
    'recordPayment',
    { customer: buyer.cuid, amount: 12_100, method: 'CASH' },
    staff,
  );
  const { registrations: rows } = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
  const change = { registration_id: rows[0]?.id ?? 0, availability_dates, options: [] };
  await shop.call('updateRegistration', change, buyer);
  const details = await shop.office('getOfficePayment', { payment }, staff);
  const there = details.allocations.reduce((sum, { amount }) => sum + amount, 0);
  expect([there, details.credited_amount, details.amount]).toEqual([10_100, 2_000, 12_100]);
});

test('M7: an outdated price is refused with the new one, and nothing changes', async () => {
  const lunch = await shop.make.option(organiser, activity, { prices: [{ amount: 3_000 }] });
  const buyer = await byTransfer(DAYS);
  const before = await registrationOf(buyer);
  const change = {
    registration_id: before.id,
    availability_dates: before.dates.map(({ date_id }) => date_id),
    options: [{ price_id: lunch.prices[0]?.id ?? 0 }],
    total_amount: 13_000,
  };
  await shop.sql('update option_prices set amount = 4500 where id = $1', [lunch.prices[0]?.id]);
  await expect(shop.call('updateRegistration', change, buyer)).rejects.toMatchObject({
    code: 'REGISTRATION_PRICE_CHANGED',
    status: 409,
    details: { total_amount: 14_500 },
  });
  expect(await registrationOf(buyer)).toMatchObject({ total_amount: 10_000, options: [] });
  await shop.call('updateRegistration', { ...change, total_amount: 14_500 }, buyer);
  expect((await registrationOf(buyer)).total_amount).toBe(14_500);
});

test('M8: an edit without changes writes nothing, notifies nobody and says that nothing changed', async () => {
  const buyer = await byTransfer(DAYS);
  const { id, dates } = await registrationOf(buyer);
  const change = { registration_id: id, availability_dates: dates.map(({ date_id }) => date_id) };
  const answer = await shop.call('updateRegistration', change, buyer);
  expect(answer).toMatchObject({ total_amount: 10_000, credit_amount: 0 });
  expect(answer.message).toMatch(/Rien n’a changé/);
  expect(await shop.sql('select changed_at from registrations where id = $1', [id])).toEqual([
    { changed_at: null },
  ]);
  const events = await shop.sql(
    "select from events where type = 'registration.changed' and payload ->> 'registration_id' = $1",
    [String(id)],
  );
  expect(events).toEqual([]);
});

test('M10: one communication asks for one amount, in the order and in each of its registrations', async () => {
  const buyer = await byTransfer();
  const order = await orderOf(buyer);
  const registration = await registrationOf(buyer);
  expect(registration.outstanding_amount).toBe(10_000);
  expect(registration.bank_transfer).toEqual(order.bank_transfer);
  expect(order.bank_transfer?.amount).toBe(10_100);
});

test('M7: an outdated price is refused at adding and at checkout, with the new one', async () => {
  const camp = await shop.make.availability(organiser, activity, { price: 10_000 });
  const buyer = await shop.make.customer(organiser);
  const add = (total_amount: number) =>
    shop.call(
      'addCartItems',
      {
        participant_id: buyer.participant.id,
        registrations: [
          {
            availability_id: camp.id,
            availability_dates: camp.dates.map(({ id }) => id),
            total_amount,
          },
        ],
      },
      buyer,
    );
  await expect(add(9_000)).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    status: 409,
    fields: { 'registrations.0.total_amount': 'PRICE_CHANGED' },
    details: { 'registrations.0.total_amount': 10_000 },
  });
  expect((await shop.call('getSession', {}, buyer)).cart?.items ?? []).toEqual([]);
  const { cart } = await add(10_000);
  const checkout = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await expect(
    shop.call('checkoutCart', { ...checkout, total_amount: 10_000 }, buyer),
  ).rejects.toMatchObject({ code: 'PRICE_CHANGED', details: { total_amount: 10_100 } });
  await shop.call('checkoutCart', { ...checkout, total_amount: 10_100 }, buyer);
});

test('M12: money kept on purpose has its own label, and is no longer to be given back', async () => {
  const buyer = await paidOnline();
  await cancelByStaff(buyer);
  const { cuid } = await registrationOf(buyer);
  const before = await shop.office('getOfficeRegistration', { registration: cuid }, staff);
  expect(before.credit_amount).toBe(10_000);
  const payment = await paymentOf(buyer);
  await refund(payment.cuid, 7_000, 'BANK');
  const keep = { receivable_id: before.receivable_id, label: 'Frais d’annulation tardive' };
  expect(await shop.office('keepCredit', keep, staff)).toMatchObject({ kept_amount: 3_000 });
  expect(await shop.office('getOfficeRegistration', { registration: cuid }, staff)).toMatchObject({
    total_amount: 3_000,
    paid_amount: 3_000,
    credit_amount: 0,
  });
  expect(await registrationOf(buyer)).toMatchObject({ outstanding_amount: 0 });
  await expect(shop.office('keepCredit', keep, staff)).rejects.toMatchObject({
    code: 'NOTHING_TO_KEEP',
    status: 409,
  });
  await expect(
    shop.office('keepCredit', { ...keep, receivable_id: 1 }, staff),
  ).rejects.toMatchObject({ code: 'RECEIVABLE_NOT_FOUND', status: 404 });
});
