import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made } from '@ribambelle/testing/factories/factories.ts';

let shop: Shop;
let organiser: Made;
let activity: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
});
afterAll(() => shop.close());

test('M9: a sum above the highest price is refused alike by estimate and cart', async () => {
  const camp = await shop.make.availability(organiser, activity, {
    price: 100_000_000,
    capacity: null,
  });
  const buyer = await shop.make.customer(organiser);
  const dates = camp.dates.map(({ id }) => id);
  const wish = { availability_id: camp.id, quantity: 1_000, availability_dates: dates };
  const of = { participant_id: buyer.participant.id };
  const refusal = { code: 'PRICE_TOO_HIGH', status: 400 };
  await expect(shop.call('estimateCartItem', { ...wish, ...of }, buyer)).rejects.toMatchObject(
    refusal,
  );
  await expect(shop.call('getCartItemEstimate', { ...wish, ...of }, buyer)).rejects.toMatchObject(
    refusal,
  );
  await expect(
    shop.call('addCartItems', { ...of, registrations: [wish] }, buyer),
  ).rejects.toMatchObject({ ...refusal, fields: { 'registrations.0.quantity': 'PRICE_TOO_HIGH' } });
});
