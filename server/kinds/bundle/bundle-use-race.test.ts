import { addDays } from '@ribambelle/domain/base/days.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { race } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
/** Camps on different days: buyers of one of them do not wait for the places of another. */
let camps: MadeAvailability[];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  const activity = await shop.make.activity(organiser);
  staff = await shop.make.collaborator(organiser, [
    'customer-bundles.create',
    'registrations.create',
  ]);
  camps = await Promise.all(
    Array.from({ length: 201 }, (_, day) =>
      shop.make.availability(organiser, activity, { days: [addDays('2026-07-06', day)] }),
    ),
  );
});
afterAll(() => shop.close());

/** Makes a family with a pack of one registration. */
async function owner(): Promise<MadeCustomer> {
  const customer = await shop.make.customer(organiser);
  const { cuid: bundle } = await shop.make.bundle(organiser, { capacity: 1 });
  await shop.office('sellBundle', { customer: customer.cuid, bundle }, staff);
  return customer;
}

const add = (customer: MadeCustomer, camp: MadeAvailability) => {
  const availability_dates = camp.dates.map(({ id }) => id);
  const registrations = [{ availability_id: camp.id, availability_dates }];
  return shop.call(
    'addCartItems',
    { participant_id: customer.participant.id, registrations },
    customer,
  );
};
const register = (customer: MadeCustomer, camp: MadeAvailability) => {
  const date_ids = camp.dates.map(({ id }) => id);
  const whom = { customer: customer.cuid, participant: customer.participant.cuid };
  return shop.office('registerByStaff', { ...whom, availability: camp.cuid, date_ids }, staff);
};

/**
 * Counts a family's registrations, in the cart and made, that cost nothing because the pack pays
 * them.
 */
async function paidByPack(customer: MadeCustomer): Promise<number> {
  const { cart } = await shop.call('getSession', {}, customer);
  const rows = await shop.sql(
    `select from receivables where customer_id = $1 and kind = 'REGISTRATION' and total_amount = 0`,
    [customer.id],
  );
  return (cart?.items.filter(({ price }) => price === 0).length ?? 0) + rows.length;
}

test.each([2, 20, 200])(
  'race: of %i registrations that a family adds at once, the last use pays for one',
  async (count) => {
    const customer = await owner();
    const { refused } = await race(camps.slice(0, count).map((camp) => add(customer, camp)));
    expect(refused).toEqual([]);
    expect(await paidByPack(customer)).toBe(1);
  },
);

/** Registers many at the desk at once, while the family adds one more. */
async function raceAtTheDesk(count: number): Promise<number> {
  const customer = await owner();
  const [other, ...wishes] = camps.slice(0, count + 1);
  if (other === undefined) throw new Error('No camp');
  const calls = [add(customer, other), ...wishes.map((camp) => register(customer, camp))];
  expect((await race(calls)).refused).toEqual([]);
  return paidByPack(customer);
}

test.each([2, 20, 200])(
  'race: of %i registrations by staff at once while the family adds one, the last use pays for one',
  async (count) => {
    expect(await raceAtTheDesk(count)).toBe(1);
  },
);

test('race, negative control: without the locks the last use pays for more than one', async () => {
  const right = 1;
  expect(await mostWithoutLocks(() => raceAtTheDesk(8), { right })).toBeGreaterThan(right);
});
