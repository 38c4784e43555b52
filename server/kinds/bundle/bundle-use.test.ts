import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const NOW = '2026-01-05T08:00:00.000Z';
let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: { token: string };
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop({ now: NOW });
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, [
    'customer-bundles.create',
    'customer-bundles.delete',
    'customer-bundles.read',
    'registrations.cancel',
    'registrations.create',
    'payments.read',
  ]);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});
afterEach(async () => {
  shop.clock.set(NOW);
  const violations = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (violations.length > 0) throw new Error(`The books are broken: ${violations.join('; ')}`);
});

const camp = (days: readonly string[] = ['2026-07-06'], of = activity) =>
  shop.make.availability(organiser, of, { days });

/** Makes a customer with a pack of a number of registrations. */
async function owner(capacity: number | null, more: object = {}) {
  const customer = await shop.make.customer(organiser);
  const bundle = await shop.make.bundle(organiser, { capacity, ...more });
  const { cuid } = await shop.office(
    'sellBundle',
    { customer: customer.cuid, bundle: bundle.cuid },
    staff,
  );
  return { customer, bundle, cuid };
}

const wish = ({ id: availability_id, dates }: MadeAvailability, quantity = 1) => ({
  availability_id,
  quantity,
  availability_dates: dates.map(({ id }) => id),
});
const add = (customer: MadeCustomer, of: readonly MadeAvailability[]) =>
  shop.call(
    'addCartItems',
    { participant_id: customer.participant.id, registrations: of.map((one) => wish(one)) },
    customer,
  );
const buy = async (customer: MadeCustomer, of: readonly MadeAvailability[]) => {
  const { cart } = await add(customer, of);
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    customer,
  );
  return shop.call('getCheckoutSuccess', { cart: cart.cuid }, customer);
};
const packOf = (customer: MadeCustomer, cuid: string) =>
  shop.call('getAccountBundle', { cuid }, customer);

test('a pack pays for the place but not for the options; estimate, item and order agree', async () => {
  const { customer, cuid } = await owner(2);
  const one = await camp();
  const lunch = await shop.make.option(organiser, activity);
  const [price] = lunch.prices;
  const choice = { ...wish(one), options: [{ price_id: price?.id ?? 0, content: null }] };
  const estimate = await shop.call(
    'estimateCartItem',
    { ...choice, participant_id: customer.participant.id },
    customer,
  );
  expect(estimate.bundle_total).toBe(estimate.base_price);
  expect(estimate.total_price).toBe(estimate.options_total);
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: customer.participant.id, registrations: [choice] },
    customer,
  );
  expect(cart.items).toMatchObject([
    { type: 'REGISTRATION', price: estimate.total_price, bundle: { title: 'Dix séances' } },
  ]);
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    customer,
  );
  const pack = await packOf(customer, cuid);
  expect(pack).toMatchObject({ used: 1, capacity: 2, status: 'VALID' });
  expect(pack.registrations).toMatchObject([{ title: 'Stage de natation', given_back: false }]);
  const registration = pack.registrations[0]?.cuid ?? '';
  expect(await shop.call('getAccountRegistration', { cuid: registration }, customer)).toMatchObject(
    { total_amount: estimate.options_total },
  );
  await shop.sql('update options set active = false where activity_id = $1', [activity.id]);
});

test('a pack is used up in one call and across calls, and everything beyond it is paid', async () => {
  const { customer, cuid } = await owner(2);
  const three = [
    await camp(['2026-07-06']),
    await camp(['2026-07-07']),
    await camp(['2026-07-08']),
  ];
  const { cart } = await add(customer, three);
  expect(cart.items.map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([0, 0, 10_000]);
  // a use in the cart is held: the next registration is paid
  expect((await add(customer, [await camp(['2026-07-09'])])).cart.totals.items_total).toBe(20_000);
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    customer,
  );
  expect(await packOf(customer, cuid)).toMatchObject({ used: 2, status: 'USED_UP' });
});

test('the estimate counts the earlier registrations of the same call', async () => {
  const { customer } = await owner(1);
  const one = await camp(['2026-07-06']);
  const other = await camp(['2026-07-07']);
  const participant_id = customer.participant.id;
  const estimate = async (before: readonly MadeAvailability[]) =>
    (
      await shop.call(
        'estimateCartItem',
        {
          ...wish(other),
          participant_id,
          before: before.map(({ id }) => ({ availability_id: id, participant_id, quantity: 1 })),
        },
        customer,
      )
    ).total_price;
  expect([await estimate([]), await estimate([one])]).toEqual([0, 10_000]);
});

test('an expired or removed cart item no longer holds a use', async () => {
  const { customer } = await owner(1);
  const first = await camp(['2026-07-06']);
  const second = await camp(['2026-07-07']);
  const { cart } = await add(customer, [first]);
  await shop.call('deleteCartItem', { item_id: cart.items[0]?.id ?? 0 }, customer);
  expect((await add(customer, [second])).cart.items[0]?.price).toBe(0);
  shop.clock.set('2026-01-05T10:00:00.000Z');
  expect((await add(customer, [first])).cart.items[0]?.price).toBe(0);
});

test.each([
  ['another participant', { entity: 'PARTICIPANTS' }],
  ['an activity that it is not for', {}],
  ['a pack whose last moment has come', { expires_at: '2026-01-06T00:00:00Z' }],
])('nothing is paid for %s', async (why, columns) => {
  const customer = await shop.make.customer(organiser);
  const bundle = await shop.make.bundle(organiser, columns);
  const other = await shop.make.participant(organiser, customer);
  await shop.office(
    'sellBundle',
    { customer: customer.cuid, bundle: bundle.cuid, participant: other.cuid },
    staff,
  );
  if (why.startsWith('an activity')) {
    const dancing = await shop.make.activity(organiser);
    await shop.sql(
      'insert into bundle_activities (organiser_id, bundle_id, activity_id) values ($1, $2, $3)',
      [organiser.id, bundle.id, dancing.id],
    );
  }
  if (why.startsWith('a pack')) shop.clock.set('2026-01-06T00:00:00.000Z');
  expect((await add(customer, [await camp()])).cart.items[0]).toMatchObject({
    price: 10_000,
    bundle: null,
  });
});

test('a cancelled registration gives its use back once; a started one keeps it', async () => {
  const { customer, cuid } = await owner(1);
  const purchase = await buy(customer, [await camp()]);
  const registration = purchase.registrations[0]?.cuid ?? '';
  expect(await packOf(customer, cuid)).toMatchObject({ used: 1, status: 'USED_UP' });
  const cancel = () =>
    shop.office('cancelOfficeRegistration', { registration, message: 'Malade' }, staff);
  await cancel();
  await expect(cancel()).rejects.toMatchObject({ code: 'REGISTRATION_ALREADY_CANCELLED' });
  const pack = await packOf(customer, cuid);
  expect(pack).toMatchObject({ used: 0, status: 'VALID', registrations: [{ given_back: true }] });
  const account = await shop.call('getAccountRegistration', { cuid: registration }, customer);
  expect(account).toMatchObject({ bundle_capacity_refunded: true });
  expect((await add(customer, [await camp(['2026-07-07'])])).cart.items[0]?.price).toBe(0);
});

test('a cancelled pack: its uses stay due, its registrations stay, and an item in a cart is refused', async () => {
  const { customer, cuid } = await owner(3);
  await buy(customer, [await camp()]);
  const { cart } = await add(customer, [await camp(['2026-07-07'])]);
  expect(await shop.office('getOfficeCustomerBundle', { bundle: cuid }, staff)).toMatchObject({
    due_of_uses: 3_000,
  });
  await shop.office('cancelCustomerBundle', { bundle: cuid, message: 'Déménagement' }, staff);
  expect(await packOf(customer, cuid)).toMatchObject({
    status: 'CANCELLED',
    total_amount: 3_000,
    used: 1,
  });
  const item = cart.items[0]?.id ?? 0;
  await expect(
    shop.call(
      'checkoutCart',
      { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
      customer,
    ),
  ).rejects.toMatchObject({
    code: 'BUNDLE_ALREADY_CANCELLED',
    fields: { [`items.${item}`]: 'BUNDLE_ALREADY_CANCELLED' },
  });
});

const byStaff = (
  customer: MadeCustomer,
  { cuid, dates }: MadeAvailability,
  more: { use_bundle?: boolean } = {},
) =>
  shop.office(
    'registerByStaff',
    {
      customer: customer.cuid,
      participant: customer.participant.cuid,
      availability: cuid,
      quantity: 1,
      date_ids: dates.map(({ id }) => id),
      options: [],
      questions: [],
      ...more,
    },
    staff,
  );
const owedBy = async (customer: MadeCustomer) =>
  (
    await shop.sql<{ total: number }>(
      `select r.total_amount as total from receivables r where r.customer_id = $1 and r.kind = 'REGISTRATION'`,
      [customer.id],
    )
  )
    .map(({ total }) => total)
    .toSorted((one, other) => one - other);

test('staff register with the pack of a family, as their estimate says, or leave it', async () => {
  const { customer, cuid } = await owner(1);
  const one = await camp(['2026-07-06']);
  const two = await camp(['2026-07-07']);
  const three = await camp(['2026-07-08']);
  const whom = { customer: customer.cuid, participant: customer.participant.cuid };
  const choice = (of: MadeAvailability) => ({
    availability: of.cuid,
    quantity: 1,
    date_ids: of.dates.map(({ id }) => id),
    price_ids: [],
  });
  const estimate = async (of: MadeAvailability, more: object = {}) => {
    const { bundle_total, total_price } = await shop.office(
      'estimateStaffRegistration',
      { ...choice(of), ...whom, ...more },
      staff,
    );
    return { bundle_total, total_price };
  };
  const full = await estimate(one, { use_bundle: false });
  const price = full.total_price;
  expect(full).toEqual({ bundle_total: 0, total_price: price });
  expect(price).toBeGreaterThan(0);
  expect(await estimate(one)).toEqual({ bundle_total: price, total_price: 0 });
  await byStaff(customer, one, { use_bundle: false });
  await byStaff(customer, two);
  expect(await estimate(three)).toEqual(full);
  await byStaff(customer, three);
  expect(await owedBy(customer)).toEqual([0, price, price]);
  expect(await packOf(customer, cuid)).toMatchObject({ used: 1 });
  const neighbour = await shop.make.customer(organiser);
  await expect(estimate(one, { participant: neighbour.participant.cuid })).rejects.toMatchObject({
    code: 'PARTICIPANT_NOT_FOUND',
  });
  await expect(estimate(one, { customer: 'nobody' })).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
  });
});
