import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { changeOnceSeen } from '@ribambelle/testing/seen-price.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/** Monday 5 January 2026, 09:00 in Brussels, and the end of the day two weeks later. */
const NOW = '2026-01-05T08:00:00.000Z';
const DUE = '2026-01-19T23:00:00.000Z';
const METHODS = JSON.stringify([
  { type: 'DELAYED', priority: 1 },
  { type: 'IMMEDIATE', priority: 2 },
  { type: 'IMMEDIATE_DEPOSIT', priority: 3 },
]);

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods: METHODS,
    payment_term_days: 14,
    service_fee_amount: 100,
  });
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, [
    'registrations.create',
    'registrations.read',
    'reports.dashboard',
    'customers.read',
    'payments.create',
    'payments.read',
    'customer-vouchers.create',
  ]);
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(NOW));

type Camp = Parameters<Shop['make']['availability']>[2];
type Strategy = 'DELAYED' | 'IMMEDIATE' | 'IMMEDIATE_DEPOSIT';

/** Orders a camp for a new family. */
async function order(camp: Camp, payment_strategy: Strategy = 'DELAYED') {
  const buyer = await shop.make.customer(organiser);
  const { id, dates } = await shop.make.availability(organiser, activity, camp);
  const availability_dates = dates.map((date) => date.id);
  const registrations = [{ availability_id: id, availability_dates }];
  const request = { participant_id: buyer.participant.id, registrations };
  const { cart } = await shop.call('addCartItems', request, buyer);
  const { next_action_url } = await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy, terms: true },
    buyer,
  );
  if (next_action_url !== null) {
    const body = new URLSearchParams({ action: 'pay' });
    const { pathname } = new URL(next_action_url);
    await shop.fetch('storefront', pathname, { method: 'POST', body, redirect: 'manual' });
  }
  const done = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
  return { ...buyer, done, dates };
}

const dueOf = async (buyer: MadeCustomer) =>
  (
    await shop.sql<{ due_at: string | null }>(
      'select distinct due_at::text from receivables where customer_id = $1',
      [buyer.id],
    )
  ).map(({ due_at }) => (due_at === null ? null : new Date(due_at).toISOString()));

test('200 a transfer has its due date, as does its fee, wherever it is shown', async () => {
  const buyer = await order({ days: ['2026-07-06', '2026-07-07'] });
  expect(await dueOf(buyer)).toEqual([DUE]);
  expect(buyer.done.bank_transfer).toMatchObject({ due_at: DUE });
  const { cart, registrations } = buyer.done;
  const details = await shop.call('getAccountCart', { cuid: cart.cuid }, buyer);
  expect(details.bank_transfer?.due_at).toBe(DUE);
  const cuid = registrations[0]?.cuid ?? '';
  const registration = await shop.call('getAccountRegistration', { cuid }, buyer);
  expect(registration.bank_transfer?.due_at).toBe(DUE);
});

test('200 never later than the first start of the items bought', async () => {
  const buyer = await order({ days: ['2026-01-12', '2026-01-13'] });
  const [first] = buyer.dates;
  expect(first).toBeDefined();
  const [row] = await shop.sql<{ start_at: string }>(
    'select start_at::text from availability_dates where id = $1',
    [first?.id],
  );
  const start = new Date(row?.start_at ?? '').toISOString();
  expect(start < DUE).toBe(true);
  expect(buyer.done.bank_transfer?.due_at).toBe(start);
});

test('200 each item has its own due date; the order shows the first, its items, and the rest', async () => {
  const buyer = await shop.make.customer(organiser);
  const camps = [
    await shop.make.availability(organiser, activity, { days: ['2026-01-06'], price: 1_500 }),
    await shop.make.availability(organiser, activity, { days: ['2026-07-06'], price: 40_000 }),
    await shop.make.availability(organiser, activity, { days: ['2026-07-13'], price: 33_300 }),
  ];
  const registrations = camps.map(({ id, dates }) => ({
    availability_id: id,
    availability_dates: dates.map((date) => date.id),
  }));
  const request = { participant_id: buyer.participant.id, registrations };
  const { cart } = await shop.call('addCartItems', request, buyer);
  const [first, rest] = cart.transfer_due_parts;
  const titles = [expect.any(String)];
  // the fee is due with the first part
  expect(first).toMatchObject({ amount: 1_600, due_at: cart.transfer_due_at, titles });
  expect(rest).toMatchObject({ amount: 73_300, due_at: DUE, titles });
  const terms = { payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', { cart_id: cart.id, ...terms }, buyer);
  const { bank_transfer, registrations: rows } = await shop.call(
    'getCheckoutSuccess',
    { cart: cart.cuid },
    buyer,
  );
  expect(bank_transfer).toMatchObject({
    amount: 74_900,
    due_at: first?.due_at,
    parts: [first, rest],
  });
  const account = await shop.call('getAccountCart', { cuid: cart.cuid }, buyer);
  expect(account.bank_transfer?.parts).toEqual([first, rest]);
  const cuid = rows.find(({ total_amount }) => total_amount === 40_000)?.cuid ?? '';
  const page = await shop.call('getAccountRegistration', { cuid }, buyer);
  expect(page.bank_transfer).toMatchObject({ amount: 74_900, parts: [first, rest] });
  // the part that begins first is overdue by itself
  shop.clock.set('2026-01-07T08:00:00.000Z');
  const overdue = await shop.office(
    'listOfficeRegistrations',
    { page_number: 1, page_size: 20, payment: 'OVERDUE', customer: buyer.cuid },
    staff,
  );
  expect(overdue.data.map(({ total_amount }) => total_amount)).toEqual([1_500]);
});

test('200 the cart shows the due date before it is ordered by transfer, never after the first start', async () => {
  const carts = async (camp: Camp) => {
    const buyer = await shop.make.customer(organiser);
    const { id, dates } = await shop.make.availability(organiser, activity, camp);
    const registrations = [
      { availability_id: id, availability_dates: dates.map((date) => date.id) },
    ];
    const { cart } = await shop.call(
      'addCartItems',
      { participant_id: buyer.participant.id, registrations },
      buyer,
    );
    return cart.transfer_due_at;
  };
  expect(await carts({ days: ['2026-07-06'] })).toBe(DUE);
  // it begins before the term is over
  const start = (await order({ days: ['2026-01-12'] })).done.bank_transfer?.due_at;
  expect(await carts({ days: ['2026-01-12'] })).toBe(start);
});

test('200 no due date for online payments, nor for the rest of a deposit', async () => {
  expect(await dueOf(await order({ days: ['2026-07-06'] }, 'IMMEDIATE'))).toEqual([null]);
  const deposit = await order({ days: ['2026-07-06'], deposit: 2_000 }, 'IMMEDIATE_DEPOSIT');
  expect(deposit.done.bank_transfer).toMatchObject({ due_at: null });
});

test('200 a registration by staff has the same due date, which later settings do not move', async () => {
  const ownOrganiser = await shop.make.organiser({ payment_term_days: 14 }, 'localhost');
  const clerk = await shop.make.collaborator(ownOrganiser, [
    'registrations.create',
    'registrations.read',
    'payments.read',
  ]);
  const buyer = await shop.make.customer(ownOrganiser);
  const camp = await shop.make.availability(ownOrganiser, await shop.make.activity(ownOrganiser), {
    days: ['2026-07-06'],
  });
  const { cuid: registration } = await shop.office(
    'registerByStaff',
    {
      customer: buyer.cuid,
      participant: buyer.participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
    },
    clerk,
  );
  const details = () => shop.office('getOfficeRegistration', { registration }, clerk);
  expect(await details()).toMatchObject({ due_at: DUE, overdue: false });
  await shop.sql('update organisers set payment_term_days = null where id = $1', [ownOrganiser.id]);
  expect(await details()).toMatchObject({ due_at: DUE });
});

test('200 a voucher sold by staff has the due date too', async () => {
  const voucher = await shop.make.voucher(organiser);
  const buyer = await shop.make.customer(organiser);
  await shop.office(
    'sellVoucher',
    { customer: buyer.cuid, voucher: voucher.cuid, total_amount: null },
    staff,
  );
  expect(await dueOf(buyer)).toEqual([DUE]);
});

test('200 the office sees overdue amounts: in the list, its filter, the family and its debts; not once paid', async () => {
  const late = await order({ days: ['2026-07-06'] });
  const paidOrder = await order({ days: ['2026-07-06'] });
  await shop.office('recordPayment', { customer: paidOrder.cuid, amount: 100_000 }, staff);
  const cuidOf = ({ done }: typeof late) => done.registrations[0]?.cuid ?? '';
  const overdue = async () => {
    const { data } = await shop.office(
      'listOfficeRegistrations',
      { payment: 'OVERDUE', page_size: 100 },
      staff,
    );
    return data.map(({ cuid }) => cuid);
  };
  shop.clock.set('2026-01-19T22:59:59.999Z');
  expect(await overdue()).not.toContain(cuidOf(late));
  shop.clock.set(DUE);
  const list = await overdue();
  expect(list).toContain(cuidOf(late));
  expect(list).not.toContain(cuidOf(paidOrder));
  const row = { cuid: cuidOf(late), due_at: DUE, overdue: true };
  const family = await shop.office('listOfficeRegistrations', { customer: late.cuid }, staff);
  expect(family.data).toMatchObject([row]);
  const { debts } = await shop.office('getDebts', { customer: late.cuid }, staff);
  expect(debts).toMatchObject([
    { due_at: DUE, overdue: true },
    { due_at: DUE, overdue: true },
  ]);
  const { attention } = await shop.office('getDashboard', {}, staff);
  const to_come = await shop.office(
    'listOfficeRegistrations',
    { payment: 'OVERDUE', cancelled: false, from: '2026-01-20', page_size: 100 },
    staff,
  );
  expect(attention.overdue.count).toBe(to_come.count);
  expect(to_come.data.map(({ cuid }) => cuid)).toContain(cuidOf(late));
  const details = await shop.office(
    'getOfficeRegistration',
    { registration: cuidOf(paidOrder) },
    staff,
  );
  expect(details).toMatchObject({ due_at: null, overdue: false });
});

test('staff who may not see money see no due date, and get 403 for the filter', async () => {
  const buyer = await order({ days: ['2026-07-06'] });
  shop.clock.set('2026-03-01T08:00:00.000Z');
  const coach = await shop.make.collaborator(organiser, ['registrations.read', 'customers.read']);
  const registration = buyer.done.registrations[0]?.cuid ?? '';
  const nothing = { due_at: null, overdue: false };
  expect(await shop.office('getOfficeRegistration', { registration }, coach)).toMatchObject(
    nothing,
  );
  const { data } = await shop.office('listOfficeRegistrations', { page_size: 100 }, coach);
  expect(data.some(({ due_at, overdue }) => due_at !== null || overdue)).toBe(false);
  const family = await shop.office('listOfficeRegistrations', { customer: buyer.cuid }, coach);
  expect(family.data).toMatchObject([nothing]);
  await expect(
    shop.office('listOfficeRegistrations', { payment: 'OVERDUE' }, coach),
  ).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
});

test('200 a change that raises a paid price is owed from the change on; one of an unpaid price keeps its due date', async () => {
  const option = await shop.make.option(organiser, activity, { prices: [{ amount: 700 }] });
  const price_id = option.prices[0]?.id ?? 0;
  const raisePrice = async (buyer: Awaited<ReturnType<typeof order>>) =>
    changeOnceSeen(
      shop,
      {
        registration_id: buyer.done.registrations[0]?.id ?? 0,
        availability_dates: buyer.dates.map(({ id }) => id),
        options: [{ price_id }],
      },
      buyer,
    );
  const paidOrder = await order({ days: ['2026-07-06'] });
  const unpaidOrder = await order({ days: ['2026-07-06'] });
  await shop.office(
    'recordPayment',
    { customer: paidOrder.cuid, amount: paidOrder.done.outstanding_amount },
    staff,
  );
  shop.clock.set('2026-06-01T08:00:00.000Z');
  const dueAfter = async (buyer: typeof paidOrder) => {
    await raisePrice(buyer);
    const { cart } = buyer.done;
    return (await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer)).bank_transfer;
  };
  expect(await dueAfter(paidOrder)).toMatchObject({
    amount: 700,
    due_at: '2026-06-15T22:00:00.000Z',
  });
  expect(await dueAfter(unpaidOrder)).toMatchObject({ due_at: DUE });
});
