import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let availability: Awaited<ReturnType<Shop['make']['availability']>>;
let staff: { token: string };
let anne: MadeCustomer;
let bea: MadeCustomer;

const PERMISSIONS: readonly Permission[] = [
  'discounts.create',
  'discounts.read',
  'discounts.update',
  'discounts.delete',
  'customers.read',
  'registrations.create',
];
const title = { fr: 'Personnel', en: 'Staff' };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
});
beforeEach(async () => {
  shop.clock.set('2026-02-02T08:00:00.000Z');
  await shop.sql(`delete from discounts where organiser_id = $1`, [organiser.id]);
  activity = await shop.make.activity(organiser);
  availability = await shop.make.availability(organiser, activity);
  anne = await shop.make.customer(organiser);
  bea = await shop.make.customer(organiser);
});
afterAll(() => shop.close());

const make = (more: object = {}) =>
  shop.office('createDiscount', { title, percentage: 1_000, ...more }, staff);
const read = (discount: string) => shop.office('getDiscount', { discount }, staff);
const change = async (discount: string, changes: object) => {
  const { version } = await read(discount);
  return shop.office('updateDiscount', { discount, version, ...changes }, staff);
};
const wish = (who: MadeCustomer, quantity = 1) => ({
  availability_id: availability.id,
  participant_id: who.participant.id,
  quantity,
  availability_dates: availability.dates.map(({ id }) => id),
});
const estimate = (who: MadeCustomer, quantity = 1) =>
  shop.call('estimateCartItem', wish(who, quantity), who);

test.each([
  ['neither amount nor percentage', { percentage: null }, 'DISCOUNT_WORTH'],
  ['both', { amount: 500 }, 'DISCOUNT_WORTH'],
  [
    'an end before its start',
    { starts_at: '2026-03-02T00:00:00.000Z', ends_at: '2026-03-01T00:00:00.000Z' },
    'DISCOUNT_TIMES',
  ],
])('422 for %s', async (_case, values, code) => {
  await expect(make(values)).rejects.toMatchObject({ status: 422, code });
});

test('families have no name for staff without the permission to read them', async () => {
  const reader = await shop.make.collaborator(organiser, ['discounts.read']);
  const { cuid: discount } = await make({ customers: [anne.cuid] });
  expect(await shop.office('getDiscount', { discount }, reader)).toMatchObject({
    customers: [{ cuid: anne.cuid, name: '' }],
  });
  const { data } = await shop.office('listDiscounts', {}, reader);
  expect(data).toMatchObject([{ families: 1 }]);
});

test('a family that was deleted is shown no more, and stays named whatever else is changed', async () => {
  const { cuid: discount } = await make({ customers: [anne.cuid, bea.cuid] });
  await shop.sql('update customers set deleted_at = now() where id = $1', [anne.id]);
  expect((await read(discount)).customers.map(({ cuid }) => cuid)).toEqual([bea.cuid]);
  await change(discount, { percentage: 500 });
  await change(discount, { customers: [bea.cuid, anne.cuid] });
  const [row] = await shop.sql<{ named: string[] }>(
    'select customer_ids::text[] as named from discounts where cuid = $1',
    [discount],
  );
  expect(new Set(row?.named.map(Number))).toEqual(new Set([anne.id, bea.id]));
});

test('only the named family pays less, in estimate, cart, order and books, with the reason', async () => {
  await make({ customers: [anne.cuid] });
  const reductions = [{ kind: 'DISCOUNT', label: 'Personnel', amount: 1_000 }];
  expect(await estimate(anne)).toMatchObject({
    discounts_total: 1_000,
    reductions,
    total_price: 9_000,
  });
  expect((await estimate(bea)).total_price).toBe(10_000);
  const { cart } = await shop.call(
    'addCartItems',
    { registrations: [{ ...wish(anne), total_amount: 9_000 }] },
    anne,
  );
  expect(cart.items).toMatchObject([{ price: 9_000, reductions }]);
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    anne,
  );
  const lines = await shop.sql(
    `select l.reason, l.label ->> 'en' as label, l.amount from receivable_lines l
     join receivables r on r.id = l.receivable_id where r.customer_id = $1 order by l.amount`,
    [anne.id],
  );
  expect(lines).toEqual([
    { reason: 'DISCOUNT', label: 'Staff', amount: -1_000 },
    { reason: 'SALE', label: null, amount: 10_000 },
  ]);
});

test.each([
  ['withdrawn', { active: false }],
  ['not begun', { starts_at: '2026-02-03T00:00:00.000Z' }],
  ['over', { ends_at: '2026-02-02T08:00:00.000Z' }],
])('one that is %s takes nothing off', async (_case, values) => {
  await make(values);
  expect((await estimate(anne)).total_price).toBe(10_000);
});

test('one for another activity takes nothing off, several all apply, an amount counts for each place', async () => {
  const other = await shop.make.activity(organiser);
  await make({ activities: [other.cuid] });
  expect((await estimate(anne)).total_price).toBe(10_000);
  await make({ activities: [activity.cuid] });
  await make({ percentage: null, amount: 250 });
  expect(await estimate(anne, 2)).toMatchObject({ discounts_total: 2_500, total_price: 17_500 });
});

test('409 PRICE_CHANGED for an outdated price; an item in the cart keeps its price', async () => {
  const { cuid } = await make();
  const { cart } = await shop.call('addCartItems', { registrations: [wish(anne)] }, anne);
  await change(cuid, { active: false });
  await expect(
    shop.call('addCartItems', { registrations: [{ ...wish(bea), total_amount: 9_000 }] }, bea),
  ).rejects.toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true, total_amount: 9_000 },
    anne,
  );
});

test('staff sell at the same price', async () => {
  await make({ customers: [anne.cuid] });
  const { cuid } = await shop.office(
    'registerByStaff',
    {
      customer: anne.cuid,
      participant: anne.participant.cuid,
      availability: availability.cuid,
      date_ids: availability.dates.map(({ id }) => id),
    },
    staff,
  );
  const [row] = await shop.sql<{ total_amount: number }>(
    `select o.total_amount from registrations r join receivables o on o.id = r.receivable_id where r.cuid = $1`,
    [cuid],
  );
  expect(row?.total_amount).toBe(9_000);
});
