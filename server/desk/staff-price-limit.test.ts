import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
});
afterAll(() => shop.close());

test('400 M9: the highest price applies to staff too: PRICE_TOO_HIGH at the quantity, and nothing is written', async () => {
  const staff = await shop.make.collaborator(organiser, ['registrations.create']);
  const activity = await shop.make.activity(organiser);
  const camp = await shop.make.availability(organiser, activity, {
    price: 100_000_000,
    capacity: null,
  });
  const family = await shop.make.customer(organiser);
  const wish = {
    customer: family.cuid,
    participant: (await shop.make.participant(organiser, family)).cuid,
    availability: camp.cuid,
    date_ids: camp.dates.map(({ id }) => id),
  };
  await expect(
    shop.office('registerByStaff', { ...wish, quantity: 1_000 }, staff),
  ).rejects.toMatchObject({
    code: 'PRICE_TOO_HIGH',
    status: 400,
    fields: { quantity: 'PRICE_TOO_HIGH' },
  });
  expect(
    await shop.sql('select id from registrations where customer_id = $1', [family.id]),
  ).toEqual([]);
  expect(await shop.sql('select id from receivables where customer_id = $1', [family.id])).toEqual(
    [],
  );
  await shop.office('registerByStaff', { ...wish, quantity: 1 }, staff);
  expect(
    await shop.sql('select total_amount from receivables where customer_id = $1', [family.id]),
  ).toEqual([{ total_amount: 100_000_000 }]);
});
