import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const START = '2026-01-05T08:00:00.000Z';
let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };
let anne: MadeCustomer;
let bob: MadeCustomer;
let activity: Made;
let camp: MadeAvailability;
/** Another availability of the same activity: they share the stock. */
let later: MadeAvailability;
let shirt: number;
let price: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'registrations.create',
    'registrations.overbook',
    'registrations.cancel',
    'activities.read',
    'activity-options.update',
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(START);
  activity = await shop.make.activity(organiser);
  camp = await shop.make.availability(organiser, activity);
  later = await shop.make.availability(organiser, activity, { days: ['2026-07-13'] });
  const option = await shop.make.option(organiser, activity, {
    prices: [{ amount: 1_400, stock: 1 }],
  });
  price = option.prices[0] ?? option;
  shirt = price.id;
  anne = await shop.make.customer(organiser);
  bob = await shop.make.customer(organiser);
});

const setStock = (stock: number | null) =>
  shop.sql('update option_prices set stock = $1 where id = $2', [stock, shirt]);
const leftNow = async (of = camp) => {
  const { options } = await shop.call('getAvailability', { availability: of.cuid });
  return options[0]?.prices[0]?.left;
};
const wish = (of: MadeAvailability, more: object = {}) => ({
  availability_id: of.id,
  availability_dates: of.dates.map(({ id }) => id),
  options: [{ price_id: shirt }],
  ...more,
});
const add = (as: MadeCustomer, ...registrations: ReturnType<typeof wish>[]) =>
  shop.call('addCartItems', { participant_id: as.participant.id, registrations }, as);
async function buy(as: MadeCustomer, of = camp, more: object = {}) {
  const { cart } = await add(as, wish(of, more));
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    as,
  );
  const { registrations } = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, as);
  return registrations[0] ?? { id: 0, cuid: '' };
}
const change = async (
  as: MadeCustomer,
  registration_id: number,
  options: { price_id: number }[],
) => {
  const request = { registration_id, availability_dates: camp.dates.map(({ id }) => id), options };
  const { total_amount } = await shop.call('estimateRegistration', request, as);
  return shop.call('updateRegistration', { ...request, total_amount }, as);
};

describe('a piece of an option', () => {
  test('is held by a cart item until it expires, on all dates of the activity', async () => {
    expect(await leftNow()).toBe(1);
    await add(anne, wish(camp));
    expect(await leftNow()).toBe(0);
    expect(await leftNow(later)).toBe(0);
    await expect(add(bob, wish(later))).rejects.toMatchObject({
      code: 'OPTION_SOLD_OUT',
      status: 409,
      fields: { 'registrations.0.options.0.price_id': 'OPTION_SOLD_OUT' },
    });
    expect((await shop.call('getSession', {}, bob)).cart?.items ?? []).toEqual([]);
    shop.clock.set('2026-01-05T08:14:59.999Z');
    expect(await leftNow()).toBe(0);
    shop.clock.set('2026-01-05T08:15:00.000Z');
    expect(await leftNow()).toBe(1);
    await expect(add(bob, wish(later))).resolves.toBeDefined();
  });

  test('is free again when its item is removed from the cart', async () => {
    const { cart } = await add(anne, wish(camp));
    await shop.call('deleteCartItem', { item_id: cart.items[0]?.id ?? 0 }, anne);
    expect(await leftNow()).toBe(1);
  });

  test('is sold, and free again when the registration is cancelled', async () => {
    const { id } = await buy(anne);
    expect(await leftNow()).toBe(0);
    await shop.call('cancelRegistration', { registration_id: id, message: 'Malade' }, anne);
    expect(await leftNow()).toBe(1);
  });

  test('is taken once for each place of a registration', async () => {
    await expect(add(anne, wish(camp, { quantity: 2 }))).rejects.toMatchObject({
      code: 'OPTION_SOLD_OUT',
    });
    await setStock(2);
    await add(anne, wish(camp, { quantity: 2 }));
    expect(await leftNow()).toBe(0);
  });

  test('is counted over all registrations of one call', async () => {
    await expect(add(anne, wish(camp), wish(later))).rejects.toMatchObject({
      fields: { 'registrations.1.options.0.price_id': 'OPTION_SOLD_OUT' },
    });
    expect(await leftNow()).toBe(1);
  });

  test('has no limit without a stock, and shows no number left', async () => {
    await setStock(null);
    await add(anne, wish(camp));
    expect(await leftNow()).toBeNull();
    await expect(add(bob, wish(later))).resolves.toBeDefined();
  });
});

describe('an item in a cart', () => {
  test('409 checkoutCart: OPTION_SOLD_OUT when the stock was lowered meanwhile', async () => {
    const { cart } = await add(anne, wish(camp));
    await setStock(0);
    const order = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
    await expect(shop.call('checkoutCart', order, anne)).rejects.toMatchObject({
      code: 'OPTION_SOLD_OUT',
      fields: { [`items.${cart.items[0]?.id}`]: 'OPTION_SOLD_OUT' },
    });
    await setStock(1);
    await expect(shop.call('checkoutCart', order, anne)).resolves.toBeDefined();
  });

  test('cannot be extended when its piece is gone', async () => {
    await add(anne, wish(camp));
    await setStock(0);
    await expect(shop.call('extendCartItems', {}, anne)).rejects.toMatchObject({
      code: 'PLACES_TAKEN',
    });
  });
});

describe('a change to a registration', () => {
  test('409 updateRegistration: OPTION_SOLD_OUT for one more piece, and nothing is changed', async () => {
    const { id, cuid } = await buy(anne, camp, { options: [] });
    await buy(bob);
    await expect(change(anne, id, [{ price_id: shirt }])).rejects.toMatchObject({
      code: 'OPTION_SOLD_OUT',
      status: 409,
      fields: { 'options.0.price_id': 'OPTION_SOLD_OUT' },
    });
    const { chosen_options, options } = await shop.call('getRegistrationChoices', { cuid }, anne);
    expect(chosen_options).toEqual([]);
    expect(options[0]?.prices[0]?.left).toBe(0);
  });

  test('takes a piece, keeps it when the stock is lowered, and gives it back', async () => {
    const { id, cuid } = await buy(anne, camp, { options: [] });
    await change(anne, id, [{ price_id: shirt }]);
    expect(await leftNow()).toBe(0);
    const { options } = await shop.call('getRegistrationChoices', { cuid }, anne);
    expect(options[0]?.prices[0]?.left).toBe(1);
    await setStock(0);
    await expect(change(anne, id, [{ price_id: shirt }])).resolves.toBeDefined();
    await setStock(1);
    await change(anne, id, []);
    expect(await leftNow()).toBe(1);
  });
});

describe('staff', () => {
  const register = (whom: MadeCustomer, more: object = {}) =>
    shop.office(
      'registerByStaff',
      {
        customer: whom.cuid,
        participant: whom.participant.cuid,
        availability: camp.cuid,
        date_ids: camp.dates.map(({ id }) => id),
        options: [{ price_id: shirt }],
        ...more,
      },
      staff,
    );

  test('sell the last piece and see how many are left', async () => {
    const piecesLeft = async () =>
      (await shop.office('getStaffOffer', { availability: camp.cuid }, staff)).options[0]?.prices[0]
        ?.left;
    expect(await piecesLeft()).toBe(1);
    await register(anne);
    expect(await piecesLeft()).toBe(0);
  });

  test('409 registerByStaff: OPTION_SOLD_OUT, even with the right to overbook', async () => {
    await buy(bob);
    await expect(register(anne, { overbook: true })).rejects.toMatchObject({
      code: 'OPTION_SOLD_OUT',
      status: 409,
      fields: { 'options.0.price_id': 'OPTION_SOLD_OUT' },
    });
  });

  test('set the stock and see how many are left', async () => {
    await buy(bob);
    const read = () => shop.office('getOfficeActivity', { activity: activity.cuid }, staff);
    const { options, version } = await read();
    expect(options[0]?.prices[0]).toMatchObject({ stock: 1, left: 0 });
    const more = options.map(({ prices, ...option }) => ({
      ...option,
      prices: prices.map((one) => ({ ...one, stock: 5 })),
    }));
    await shop.office(
      'updateActivityOptions',
      { activity: activity.cuid, version, options: more },
      staff,
    );
    expect((await read()).options[0]?.prices[0]).toMatchObject({ stock: 5, left: 4 });
  });
});
