import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let membership: Made;
let staff: { token: string };
let reader: { token: string };

const START = '2026-01-05T08:00:00.000Z';

beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  membership = await shop.make.membership(organiser);
  staff = await shop.make.collaborator(organiser, [
    'customer-memberships.read',
    'customer-memberships.create',
    'customer-memberships.delete',
    'payments.read',
  ]);
  reader = await shop.make.collaborator(organiser, ['customer-memberships.read']);
});
beforeEach(() => shop.clock.set(START));
afterAll(() => shop.close());

const buyer = (columns: object = {}) => shop.make.customer(organiser, { ...columns });

async function sell(to: MadeCustomer, more: object = {}): Promise<string> {
  const sale = { customer: to.cuid, membership: membership.cuid, ...more };
  return (await shop.office('sellMembership', sale, staff)).cuid;
}

const add = (who: MadeCustomer, more: object = {}) =>
  shop.call('addCartItems', { memberships: [{ membership_id: membership.id, ...more }] }, who);

async function buy(who: MadeCustomer, more: object = {}) {
  const { cart } = await add(who, more);
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    who,
  );
  return shop.call('getCheckoutSuccess', { cart: cart.cuid }, who);
}

const account = (who: MadeCustomer, cuid: string) =>
  shop.call('getAccountMembership', { cuid }, who);

test('a sold membership holds from its purchase to the end of its last day, in the account and the office', async () => {
  const anne = await buyer();
  const purchase = await buy(anne);
  const [cycle] = purchase.memberships;
  // a year from 5 January 2026, to the end of 4 January in Brussels
  const span = { start_at: START, end_at: '2027-01-04T23:00:00.000Z' };
  expect(cycle).toMatchObject({ ...span, title: 'Abonnement annuel', total_amount: 12_000 });
  const cuid = cycle?.cuid ?? '';
  expect(await shop.call('listAccountMemberships', {}, anne)).toMatchObject({
    count: 1,
    data: [
      {
        cuid,
        status: 'ACTIVE',
        recurring: false,
        membership: { title: 'Abonnement annuel', images: [], entity: 'CUSTOMERS' },
        participant: null,
        cycles: [{ ...span, total_amount: 12_000, paid_amount: 0 }],
        expires_at: span.end_at,
        outstanding_amount: 12_000,
      },
    ],
  });
  expect(await account(anne, cuid)).toMatchObject({
    renewal: null,
    renewable_from: '2026-12-05T23:00:00.000Z',
    bank_transfer: { amount: 12_000, iban: 'BE68539007547034' },
  });
  expect((await shop.call('getSession', {}, anne)).account?.counters.memberships).toBe(1);
  const details = await shop.office('getOfficeCustomerMembership', { membership: cuid }, staff);
  expect(details).toMatchObject({ status: 'ACTIVE', cycles: [span], due_if_cancelled: 0 });
});

test('its next cycle follows the last one: one membership, two cycles, two orders', async () => {
  const anne = await buyer();
  const cuid = (await buy(anne)).memberships[0]?.cuid ?? '';
  await expect(add(anne)).rejects.toMatchObject({
    code: 'MEMBERSHIP_ALREADY_HELD',
    status: 409,
    fields: { 'memberships.0': 'MEMBERSHIP_ALREADY_HELD' },
  });
  shop.clock.set('2026-12-20T10:00:00.000Z');
  const next = { start_at: '2027-01-04T23:00:00.000Z', end_at: '2028-01-04T23:00:00.000Z' };
  expect(await account(anne, cuid)).toMatchObject({
    renewal: { ...next, price: 12_000 },
    renewable_from: null,
  });
  const purchase = await buy(anne);
  expect(purchase.memberships).toMatchObject([{ cuid, ...next }]);
  expect(await account(anne, cuid)).toMatchObject({
    status: 'ACTIVE',
    cycles: [{ end_at: next.start_at }, next],
    total_amount: 24_000,
    renewal: null,
  });
  const { data } = await shop.call('listAccountCarts', {}, anne);
  expect(data).toMatchObject([{ total_amount: 12_000 }, { total_amount: 12_000 }]);
  // the first order still shows its own cycle
  const first = await shop.call('getAccountCart', { cuid: data[1]?.cuid ?? '' }, anne);
  expect(first.items).toMatchObject([
    { type: 'MEMBERSHIP', price: 12_000, membership: { cuid, end_at: next.start_at } },
  ]);
});

test('one that expired long ago starts again, as the same membership', async () => {
  const anne = await buyer();
  const month = await shop.make.membership(organiser, { rolling_period_type: 'MONTHS' });
  const sale = { membership: month.cuid };
  const cuid = await sell(anne, sale);
  shop.clock.set('2026-06-01T10:00:00.000Z');
  expect(await account(anne, cuid)).toMatchObject({ status: 'EXPIRED' });
  expect(await sell(anne, sale)).toBe(cuid);
  expect(await account(anne, cuid)).toMatchObject({
    status: 'ACTIVE',
    cycles: [
      { end_at: '2026-02-04T23:00:00.000Z' },
      { start_at: '2026-06-01T10:00:00.000Z', end_at: '2026-06-30T22:00:00.000Z' },
    ],
  });
});

test('the same membership cannot be put in the cart twice', async () => {
  const anne = await buyer();
  await add(anne);
  await expect(add(anne)).rejects.toMatchObject({ code: 'MEMBERSHIP_IN_CART', status: 409 });
  const twice = {
    memberships: [{ membership_id: membership.id }, { membership_id: membership.id }],
  };
  await expect(shop.call('addCartItems', twice, await buyer())).rejects.toMatchObject({
    code: 'MEMBERSHIP_IN_CART',
    fields: { 'memberships.1': 'MEMBERSHIP_IN_CART' },
  });
});

test('a membership sold by staff meanwhile is refused at checkout, and the cart stays', async () => {
  const anne = await buyer();
  const { cart } = await add(anne);
  await sell(anne);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await expect(shop.call('checkoutCart', order, anne)).rejects.toMatchObject({
    code: 'MEMBERSHIP_ALREADY_HELD',
    fields: { [`items.${cart.items[0]?.id}`]: 'MEMBERSHIP_ALREADY_HELD' },
  });
  expect((await shop.call('getSession', {}, anne)).cart?.items).toHaveLength(1);
});

test('a membership for a participant belongs to that participant only, bought or sold by staff, and is refused without one', async () => {
  const anne = await buyer();
  const stranger = await buyer();
  const childMembership = await shop.make.membership(organiser, { entity: 'PARTICIPANTS' });
  const of = { membership_id: childMembership.id };
  await expect(add(anne, of)).rejects.toMatchObject({
    code: 'MEMBERSHIP_FOR_PARTICIPANT',
    fields: { 'memberships.0.participant_id': 'MEMBERSHIP_FOR_PARTICIPANT' },
  });
  await expect(add(anne, { ...of, participant_id: stranger.participant.id })).rejects.toMatchObject(
    { code: 'PARTICIPANT_NOT_FOUND' },
  );
  const { cart } = await add(anne, { ...of, participant_id: anne.participant.id });
  expect(cart.items).toMatchObject([
    {
      type: 'MEMBERSHIP',
      participant: { id: anne.participant.id },
      membership: { cuid: childMembership.cuid, rolling_period_type: 'YEARS', start_on: null },
    },
  ]);
  const sale = { membership: childMembership.cuid };
  await expect(sell(anne, sale)).rejects.toMatchObject({
    code: 'MEMBERSHIP_FOR_PARTICIPANT',
    fields: { participant: 'MEMBERSHIP_FOR_PARTICIPANT' },
  });
  await expect(
    sell(anne, { ...sale, participant: stranger.participant.cuid }),
  ).rejects.toMatchObject({ code: 'PARTICIPANT_NOT_FOUND' });
  const cuid = await sell(anne, { ...sale, participant: anne.participant.cuid });
  expect(await account(anne, cuid)).toMatchObject({ participant: { id: anne.participant.id } });
});

test('the first day can be chosen only where allowed, and only within limits', async () => {
  const anne = await buyer();
  await expect(add(anne, { start_on: '2026-02-01' })).rejects.toMatchObject({
    code: 'MEMBERSHIP_START_NOT_POSSIBLE',
    status: 422,
    fields: { 'memberships.0.start_on': 'MEMBERSHIP_START_NOT_POSSIBLE' },
  });
  const open = await shop.make.membership(organiser, { start_choice: true });
  const of = { membership_id: open.id };
  await expect(add(anne, { ...of, start_on: '2026-01-04' })).rejects.toMatchObject({
    code: 'MEMBERSHIP_START_NOT_POSSIBLE',
  });
  await expect(sell(anne, { membership: open.cuid, start_on: '2026-01-04' })).rejects.toMatchObject(
    {
      code: 'MEMBERSHIP_START_NOT_POSSIBLE',
      fields: { start_on: 'MEMBERSHIP_START_NOT_POSSIBLE' },
    },
  );
  const purchase = await buy(anne, { ...of, start_on: '2026-02-01' });
  expect(purchase.memberships).toMatchObject([
    { start_at: '2026-01-31T23:00:00.000Z', end_at: '2027-01-31T23:00:00.000Z' },
  ]);
  expect(await account(anne, purchase.memberships[0]?.cuid ?? '')).toMatchObject({
    status: 'UPCOMING',
  });
});

test('one with fixed days is sold until they are over, in the cart, at checkout and at the desk', async () => {
  const anne = await buyer();
  const season = await shop.make.membership(organiser, {
    period_type: 'FIXED',
    rolling_period_type: null,
    rolling_period_duration: null,
    fixed_period_start_at: '2025-08-31T22:00:00Z',
    fixed_period_end_at: '2026-01-05T08:10:00Z',
  });
  const of = { membership_id: season.id };
  const { cart } = await add(anne, of);
  shop.clock.set('2026-01-05T08:10:00.000Z');
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await expect(shop.call('checkoutCart', order, anne)).rejects.toMatchObject({
    code: 'MEMBERSHIP_OVER',
  });
  await expect(add(await buyer(), of)).rejects.toMatchObject({ code: 'MEMBERSHIP_OVER' });
  await expect(sell(anne, { membership: season.cuid })).rejects.toMatchObject({
    code: 'MEMBERSHIP_OVER',
    status: 409,
  });
});

test('staff sell at the shown price, or give one away', async () => {
  const anne = await buyer();
  await expect(sell(anne, { total_amount: 1 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  for (const [changes, code] of [
    [{ customer: 'nobody' }, 'CUSTOMER_NOT_FOUND'],
    [{ membership: 'nothing' }, 'MEMBERSHIP_NOT_FOUND'],
  ] as const)
    await expect(sell(anne, changes)).rejects.toMatchObject({ code, status: 404 });
  const cuid = await sell(anne, { given: true });
  expect(await account(anne, cuid)).toMatchObject({ total_amount: 0, outstanding_amount: 0 });
  await expect(sell(anne)).rejects.toMatchObject({
    code: 'MEMBERSHIP_ALREADY_HELD',
    fields: { membership: 'MEMBERSHIP_ALREADY_HELD' },
  });
  await expect(add(anne, { membership_id: 4 })).rejects.toMatchObject({
    code: 'MEMBERSHIP_NOT_FOUND',
    status: 404,
  });
});

test('cancelled halfway: the past days stay due, the next cycle does not, and it can be bought again', async () => {
  const anne = await buyer();
  const cuid = await sell(anne);
  shop.clock.set('2026-12-20T10:00:00.000Z');
  await sell(anne);
  const open = await shop.office('getOfficeCustomerMembership', { membership: cuid }, staff);
  // 349 of 365 days
  expect(open.due_if_cancelled).toBe(11_474);
  const message = 'Déménagement';
  const cancellation = { membership: cuid, message };
  expect(await shop.office('cancelCustomerMembership', cancellation, staff)).toMatchObject({
    refundable_amount: 0,
  });
  expect(await account(anne, cuid)).toMatchObject({
    status: 'CANCELLED',
    cancellation_message: message,
    outstanding_amount: 11_474,
    cycles: [{ total_amount: 11_474 }, { total_amount: 0 }],
    renewal: null,
  });
  expect((await mailTo(anne, 'membership.cancelled')).text).toContain(message);
  await expect(shop.office('cancelCustomerMembership', cancellation, staff)).rejects.toMatchObject({
    code: 'MEMBERSHIP_ALREADY_CANCELLED',
    status: 409,
  });
  await expect(
    shop.office('cancelCustomerMembership', { ...cancellation, membership: 'none' }, staff),
  ).rejects.toMatchObject({ code: 'CUSTOMER_MEMBERSHIP_NOT_FOUND', status: 404 });
  const purchase = await buy(anne);
  expect(purchase.memberships[0]?.cuid).not.toBe(cuid);
});

test('one cancelled on its first day owes nothing; a reason is required', async () => {
  const anne = await buyer();
  const cuid = await sell(anne);
  await expect(
    shop.office('cancelCustomerMembership', { membership: cuid, message: ' ' }, staff),
  ).rejects.toMatchObject({ code: 'CANCELLATION_MESSAGE_REQUIRED', status: 400 });
  await shop.office('cancelCustomerMembership', { membership: cuid, message: 'Erreur' }, staff);
  expect(await account(anne, cuid)).toMatchObject({ total_amount: 0, outstanding_amount: 0 });
});

test('staff find a sold membership by its buyer, and see money only with the right', async () => {
  const anne = await buyer({ firstname: 'Zébulon', lastname: 'Quicampoix' });
  const cuid = await sell(anne);
  const list = await shop.office('listOfficeCustomerMemberships', { search: 'zebul' }, staff);
  expect(list).toMatchObject({ count: 1, data: [{ cuid, total_amount: 12_000 }] });
  const of = { customer: anne.cuid };
  expect(await shop.office('listOfficeCustomerMemberships', of, reader)).toMatchObject({
    count: 1,
    data: [{ cuid, total_amount: null, paid_amount: null }],
  });
  const details = await shop.office('getOfficeCustomerMembership', { membership: cuid }, reader);
  expect(details).toMatchObject({
    credit_amount: null,
    due_if_cancelled: null,
    cycles: [{ total_amount: null }],
  });
});

test('404 for another family’s, 403 without the permission', async () => {
  const anne = await buyer();
  const cuid = await sell(anne);
  await expect(account(await buyer(), cuid)).rejects.toMatchObject({
    code: 'CUSTOMER_MEMBERSHIP_NOT_FOUND',
    status: 404,
  });
  await expect(
    shop.office('getOfficeCustomerMembership', { membership: 'none' }, staff),
  ).rejects.toMatchObject({ code: 'CUSTOMER_MEMBERSHIP_NOT_FOUND', status: 404 });
  const sale = { customer: anne.cuid, membership: membership.cuid };
  const message = 'x';
  for (const call of [
    () => shop.office('sellMembership', sale, reader),
    () => shop.office('cancelCustomerMembership', { membership: cuid, message }, reader),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
});

async function mailTo(customer: Made, kind: string): Promise<{ text: string }> {
  const find = () =>
    shop.sql<{ text: string }>(
      'select text from sent_mails where customer_id = $1 and kind = $2 order by created_at desc',
      [customer.id, kind],
    );
  await expect.poll(async () => (await find()).length).toBeGreaterThan(0);
  const [mail] = await find();
  return mail ?? { text: '' };
}
