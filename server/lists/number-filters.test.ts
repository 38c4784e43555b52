import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

/**
 * Two families: the first owes 100,00 twice, the second 30,00; a child of 8 years and one of 12.
 */
beforeAll(async () => {
  shop = await openShop({ now: '2026-07-06T08:00:00.000Z' });
  organiser = await shop.make.organiser();
  await shop.sql('update organisers set maximum_unpaid_places = 12 where id = $1', [organiser.id]);
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  const activity = await shop.make.activity(organiser);
  const dear = { price: 10_000, capacity: 12 };
  const first = await shop.make.availability(organiser, activity, {
    ...dear,
    days: ['2026-07-13'],
  });
  const second = await shop.make.availability(organiser, activity, {
    ...dear,
    days: ['2026-07-20'],
  });
  const cheap = await shop.make.availability(organiser, activity, {
    price: 3_000,
    capacity: 2,
    days: ['2026-07-27'],
  });
  const whole = await shop.make.availability(organiser, activity, {
    price: 0,
    days: ['2026-08-03'],
  });
  await shop.sql('update availabilities set capacity = null where id = $1', [whole.id]);
  const anne = await shop.make.customer(organiser, { firstname: 'Anne', lastname: 'Adam' });
  const bea = await shop.make.customer(organiser, { firstname: 'Béa', lastname: 'Bodart' });
  await shop.sql('update participants set birthdate = $2 where id = $1', [
    anne.participant.id,
    '2017-07-07',
  ]);
  await shop.sql('update participants set birthdate = $2 where id = $1', [
    bea.participant.id,
    '2014-07-06',
  ]);
  for (const [family, camp] of [
    [anne, first],
    [anne, second],
    [bea, cheap],
  ] as const) {
    const one = {
      availability_id: camp.id,
      availability_dates: camp.dates.map(({ id }) => id),
    };
    const { cart } = await shop.call(
      'addCartItems',
      { participant_id: family.participant.id, registrations: [one] },
      family,
    );
    await shop.call(
      'checkoutCart',
      { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
      family,
    );
  }
  for (const amount of [1_500, 2_500])
    await shop.sql(
      `insert into payments (organiser_id, customer_id, method, state, amount) values ($1, $2, 'CASH', 'PAID', $3)`,
      [organiser.id, anne.id, amount],
    );
});
afterAll(() => shop.close());

test.each([
  [{ owed_from: 20_000 }, ['Anne']],
  [{ owed_from: 20_001 }, []],
  [{ owed_to: 3_000 }, ['Béa']],
  [{ owed_from: 3_001, owed_to: 19_999 }, []],
  [{ owed_to: 0 }, []],
  [{ owed_from: 0 }, ['Anne', 'Béa']],
])('families that owe in all %j: %j', async (filters, expected) => {
  const { data, count } = await shop.office('listOfficeCustomers', filters, staff);
  expect(data.map(({ name }) => name.split(' ')[0])).toEqual(expected);
  expect(count).toBe(expected.length);
});

test.each([
  [{ owed_from: 10_000 }, 2],
  [{ owed_to: 3_000 }, 1],
  [{ owed_from: 3_000, owed_to: 9_999 }, 1],
])('registrations that owe %j: %i', async (filters, expected) => {
  const { data, count } = await shop.office('listOfficeRegistrations', filters, staff);
  expect([data.length, count]).toEqual([expected, expected]);
});

test.each([
  [{ age_from: 8, age_to: 8 }, ['2017-07-07']],
  [{ age_from: 9, age_to: 11 }, []],
  [{ age_from: 12 }, ['2014-07-06']],
  [{ age_to: 11 }, ['2017-07-07']],
])('participants of these ages today %j: %j', async (filters, expected) => {
  const { data, count } = await shop.office('listOfficeParticipants', filters, staff);
  expect(data.map(({ birthdate }) => birthdate)).toEqual(expected);
  expect(count).toBe(expected.length);
});

test.each([
  [{ price_from: 3_000, price_to: 9_999 }, [3_000]],
  [{ price_to: 0 }, [0]],
  // eleven, eleven, one, and without a limit
  [{ free_from: 2 }, [10_000, 10_000, 0]],
  [{ free_from: 2, free_to: 11 }, [10_000, 10_000]],
  [{ free_to: 1 }, [3_000]],
])('availabilities with %j: %j', async (filters, prices) => {
  const { data, count } = await shop.office('listOfficeAvailabilities', filters, staff);
  expect(data.map(({ price }) => price)).toEqual(prices);
  expect(count).toBe(prices.length);
});

test.each([
  [{ amount_from: 1_500, amount_to: 1_500 }, [1_500]],
  [{ amount_from: 1_501 }, [2_500]],
  [{ amount_to: 1_499 }, []],
])('payments of %j: %j', async (filters, amounts) => {
  const { data } = await shop.office('listOfficePayments', filters, staff);
  expect(data.map(({ amount }) => amount)).toEqual(amounts);
});

test.each([{ owed_from: 1 }, { owed_to: 1 }])(
  'NOT_PERMITTED without the right to see money: %j',
  async (filters) => {
    const blind = await shop.make.collaborator(organiser, ['customers.read', 'registrations.read']);
    const refused = { code: 'NOT_PERMITTED' };
    await expect(shop.office('listOfficeCustomers', filters, blind)).rejects.toMatchObject(refused);
    await expect(shop.office('listOfficeRegistrations', filters, blind)).rejects.toMatchObject(
      refused,
    );
  },
);
