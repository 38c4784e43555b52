import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';

let shop: Shop;
let organiser: Made;
let activity: Made;
let customer: MadeCustomer;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser, { age_minimum: 3, age_maximum: 12 });
  customer = await shop.make.customer(organiser);
});
afterAll(() => shop.close());

function wish(availability: MadeAvailability, more: object = {}) {
  return {
    availability_id: availability.id,
    availability_dates: availability.dates.map(({ id }) => ({ date_id: id })),
    ...more,
  };
}

function add(as: MadeCustomer, ...registrations: ReturnType<typeof wish>[]) {
  return shop.call('addCartItems', { participant_id: as.participant.id, registrations }, as);
}

test('200 holds the places, fixes the price with its options, and returns the cart', async () => {
  const ownActivity = await shop.make.activity(organiser);
  const option = await shop.make.option(organiser, ownActivity, {
    prices: [{ amount: 500, percentage: 1_000 }],
  });
  const question = await shop.make.question(organiser, ownActivity, { required: true });
  const camp = await shop.make.availability(organiser, ownActivity, {
    days: ['2026-07-06', '2026-07-07'],
    price: 12_000,
    deposit: 3_000,
  });
  const answers = {
    options: [{ price_id: option.prices[0]?.id ?? 0 }],
    questions: [{ question_id: question.id, content: 'Arachides' }],
  };
  const { cart } = await add(customer, wish(camp, answers));
  expect(cart).toMatchObject({
    status: 'OPEN',
    coupon: null,
    processed_at: null,
    totals: { total: 13_700, deposit: 3_000 },
  });
  expect(cart.reference).toMatch(/^\d{12}$/);
  expect(cart.payment_strategies).toEqual(['DELAYED']);
  expect(cart.items[0]).toMatchObject({
    type: 'REGISTRATION',
    price: 13700,
    deposit: 3e3,
    quantity: 1,
    extendable: true,
    expires_at: '2026-01-05T08:15:00.000Z',
    participant: { fullname: 'Léa Dubois' },
    availability: {
      cuid: camp.cuid,
      activity: { title: 'Stage de natation' },
    },
    options: [
      {
        title: 'Repas',
        amount: 1700,
      },
    ],
  });
  expect(cart.items[0]?.availability_dates.map(({ date }) => date.start_at)).toEqual([
    '2026-07-06T09:00:00.000Z',
    '2026-07-07T09:00:00.000Z',
  ]);
  const session = await shop.call(
    'getCartItemEstimate',
    {
      availability_id: camp.id,
      availability_dates: camp.dates.map(({ id }) => id),
      options: [option.prices[0]?.id ?? 0],
    },
    customer,
  );
  expect(session.total_price).toBe(13_700);
});

test('409 gives no place beyond the last: quantity, other carts and the same call are counted together', async () => {
  const camp = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07'],
    capacity: 3,
  });
  const other = await shop.make.customer(organiser);
  const brother = await shop.make.participant(organiser, other);
  await expect(
    add(
      other,
      wish(camp, { quantity: 2 }),
      wish(camp, { quantity: 2, participant_id: brother.id }),
    ),
  ).rejects.toMatchObject({
    code: 'PLACES_TAKEN',
    status: 409,
  });
  await add(other, wish(camp, { quantity: 2 }));
  await expect(add(customer, wish(camp, { quantity: 2 }))).rejects.toMatchObject({
    code: 'PLACES_TAKEN',
  });
  await add(customer, wish(camp));
});

test('409 counts each date by itself, names the dates, and holds nothing of a refused call', async () => {
  const camp = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07'],
    date_capacity: 1,
  });
  const [monday, tuesday] = camp.dates;
  const other = await shop.make.customer(organiser);
  await add(other, {
    availability_id: camp.id,
    availability_dates: [{ date_id: tuesday?.id ?? 0 }],
  });
  await expect(add(customer, wish(camp))).rejects.toMatchObject({
    code: 'PLACES_TAKEN',
    fields: { [`registrations.0.availability_dates.${tuesday?.id}`]: 'PLACES_TAKEN' },
  });
  const { cart } = await add(other, {
    availability_id: camp.id,
    availability_dates: [{ date_id: monday?.id ?? 0 }],
  });
  expect(cart.items).toHaveLength(2);
});

test('200 an expired item holds nothing from that very instant, with no job', async () => {
  const late = await shop.make.availability(organiser, activity, { capacity: 1 });
  const other = await shop.make.customer(organiser);
  await add(other, wish(late));
  await expect(add(customer, wish(late))).rejects.toMatchObject({ code: 'PLACES_TAKEN' });
  shop.clock.set('2026-01-05T08:15:00.000Z');
  await add(customer, wish(late));
  shop.clock.set('2026-01-05T08:00:00.000Z');
});

test('S14: says that the last places are in carts and when they may become free, but not once they are ordered', async () => {
  const camp = await shop.make.availability(organiser, activity, { capacity: 1 });
  const other = await shop.make.customer(organiser);
  const { cart } = await add(other, wish(camp));
  shop.clock.set('2026-01-05T08:03:00.000Z');
  await expect(add(customer, wish(camp))).rejects.toMatchObject({
    code: 'PLACES_TAKEN',
    message: expect.stringMatching(/dans des paniers.*dans 12 minutes/u),
    details: { free_from: '2026-01-05T08:15:00.000Z' },
  });
  await expect(add(customer, wish(camp, { quantity: 2 }))).rejects.toMatchObject({
    message: 'Il n’y a plus assez de places.',
  });
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', order, other);
  await expect(add(customer, wish(camp))).rejects.toMatchObject({
    code: 'PLACES_TAKEN',
    message: 'Il n’y a plus assez de places.',
    details: {},
  });
  shop.clock.set('2026-01-05T08:00:00.000Z');
});

test('race: of many at once for the last three places, three get one', async () => {
  expect(await raceFor(3)).toBe(3);
});

test('race, negative control: without the lock the same race oversells', async () => {
  const right = 3;
  expect(await mostWithoutLocks(() => raceFor(3), { right })).toBeGreaterThan(right);
});

async function raceFor(places: number): Promise<number> {
  const camp = await shop.make.availability(organiser, activity, {
    days: ['2026-07-06', '2026-07-07', '2026-07-08'],
    capacity: places,
  });
  const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.make.customer(organiser)));
  const outcomes = await Promise.allSettled(buyers.map((buyer) => add(buyer, wish(camp))));
  const codes = outcomes
    .filter((outcome) => outcome.status === 'rejected')
    .map((outcome) => outcome.reason.code);
  expect(new Set(codes)).toEqual(codes.length === 0 ? new Set() : new Set(['PLACES_TAKEN']));
  const [row] = await shop.sql<{ held: string }>(
    'select sum(quantity) as held from cart_items where availability_id = $1',
    [camp.id],
  );
  return Number(row?.held);
}

test('race: one customer’s first two calls at once share one cart', async () => {
  const buyer = await shop.make.customer(organiser);
  const camp = await shop.make.availability(organiser, activity);
  const brother = await shop.make.participant(organiser, buyer);
  await Promise.all([
    add(buyer, wish(camp)),
    add(buyer, wish(camp, { participant_id: brother.id })),
  ]);
  const [row] = await shop.sql<{ carts: string }>(
    'select count(*) as carts from carts where customer_id = $1',
    [buyer.id],
  );
  expect(Number(row?.carts)).toBe(1);
});

test('400 names all invalid fields at once', async () => {
  const ownActivity = await shop.make.activity(organiser);
  await shop.make.question(organiser, ownActivity, { required: true });
  const camp = await shop.make.availability(organiser, ownActivity);
  const call = add(customer, wish(camp, { availability_dates: [], options: [{ price_id: 7 }] }));
  const refusal = await call.catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'ANSWERS_INVALID', status: 400 });
  expect(Object.keys(Object(refusal).fields)).toEqual(
    expect.arrayContaining([
      'registrations.0.options.0.price_id',
      'registrations.0.availability_dates',
    ]),
  );
});

test('refuses an availability that is closed, not open yet, over, started, for another age, or for another family’s participant', async () => {
  const closed = await shop.make.availability(organiser, activity, {
    closed: true,
    status: 'CLOSED',
  });
  const early = await shop.make.availability(organiser, activity, {
    registrations_start_at: '2026-02-01T00:00:00Z',
  });
  const over = await shop.make.availability(organiser, activity, {
    registrations_end_at: '2026-01-01T00:00:00Z',
  });
  const started = await shop.make.availability(organiser, activity, {
    days: ['2026-01-02', '2026-01-09'],
  });
  const ended = await shop.make.availability(organiser, activity, { days: ['2025-12-02'] });
  const free = await shop.make.availability(organiser, activity);
  const teenager = await shop.make.participant(organiser, customer, { birthdate: '2010-01-01' });
  const ageless = await shop.make.participant(organiser, customer, { birthdate: null });
  const stranger = await shop.make.customer(organiser);
  const refusals: [ReturnType<typeof wish>, string][] = [
    [wish(closed), 'AVAILABILITY_CLOSED'],
    [wish(early), 'REGISTRATIONS_NOT_OPEN'],
    [wish(over), 'REGISTRATIONS_CLOSED'],
    [wish(started), 'AVAILABILITY_STARTED'],
    [wish(ended), 'AVAILABILITY_ENDED'],
    [wish(free, { participant_id: teenager.id }), 'AGE_NOT_ALLOWED'],
    [wish(free, { participant_id: ageless.id }), 'BIRTHDATE_NEEDED'],
    [wish(free, { participant_id: stranger.participant.id }), 'PARTICIPANT_NOT_FOUND'],
    [wish(free, { availability_dates: [] }), 'AVAILABILITY_DATES_REQUIRED'],
    [wish(free, { availability_dates: [{ date_id: closed.dates[0]?.id }] }), 'DATE_NOT_BOOKABLE'],
    [wish(free, { availability_id: 12 }), 'AVAILABILITY_NOT_FOUND'],
  ];
  for (const [choice, code] of refusals)
    await expect(add(customer, choice), code).rejects.toMatchObject({ code });
});

test('refuses an empty call, another customer, and another organiser’s availability', async () => {
  const neighbour = await shop.make.organiser({}, 'localhost');
  const theirs = await shop.make.availability(neighbour, await shop.make.activity(neighbour));
  await expect(shop.call('addCartItems', {}, customer)).rejects.toMatchObject({
    code: 'NOTHING_TO_ADD',
  });
  await expect(shop.call('addCartItems', { customer_id: 5 }, customer)).rejects.toMatchObject({
    code: 'CUSTOMER_MISMATCH',
    status: 403,
  });
  await expect(add(customer, wish(theirs))).rejects.toMatchObject({
    code: 'AVAILABILITY_NOT_FOUND',
    status: 404,
  });
  await expect(shop.call('addCartItems', {}, { token: 'nobody' })).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
});

test('400 QUANTITY_TOO_HIGH beyond the largest quantity of the activity, named at its quantity', async () => {
  const ownActivity = await shop.make.activity(organiser, { maximum_quantity: 2 });
  const camp = await shop.make.availability(organiser, ownActivity);
  const buyer = await shop.make.customer(organiser);
  await expect(add(buyer, wish(camp, { quantity: 3 }))).rejects.toMatchObject({
    code: 'QUANTITY_TOO_HIGH',
    status: 400,
    fields: { 'registrations.0.quantity': 'QUANTITY_TOO_HIGH' },
  });
  const { cart } = await add(buyer, wish(camp, { quantity: 2 }));
  expect(cart.items[0]?.quantity).toBe(2);
  const { maximum_quantity } = await shop.call('getAvailability', { availability: camp.cuid });
  expect(maximum_quantity).toBe(2);
});
