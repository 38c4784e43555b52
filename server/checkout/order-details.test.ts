import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('200 an order has the location, and the chosen options with their answers', async () => {
  const organiser = await shop.make.organiser();
  const activity = await shop.make.activity(organiser);
  const shirt = await shop.make.option(organiser, activity, {
    answer_required: true,
    prices: [{ amount: 500, label: JSON.stringify({ fr: 'Coton', en: 'Cotton' }) }],
  });
  const location = await shop.make.location(organiser, {
    street: 'Rue Haute',
    number: '12',
    postcode: '1000',
    city: 'Bruxelles',
  });
  const camp = await shop.make.availability(organiser, activity, { location_id: location.id });
  const nowhere = await shop.make.availability(organiser, activity);
  const buyer = await shop.make.customer(organiser);
  const wish = (at: typeof camp) => ({
    availability_id: at.id,
    availability_dates: at.dates.map(({ id }) => id),
  });
  const { cart } = await shop.call(
    'addCartItems',
    {
      participant_id: buyer.participant.id,
      registrations: [
        { ...wish(camp), options: [{ price_id: shirt.prices[0]?.id ?? 0, content: '8 ans' }] },
        wish(nowhere),
      ],
    },
    buyer,
  );
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await shop.call('checkoutCart', order, buyer);
  const { registrations } = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
  const at = (id: number) => registrations.find(({ availability }) => availability.id === id);
  expect(at(camp.id)).toMatchObject({
    address: 'Rue Haute 12, 1000 Bruxelles',
    options: [{ title: 'Repas', label: 'Coton', content: '8 ans' }],
  });
  expect(at(nowhere.id)).toMatchObject({ address: '', options: [] });
});
