import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made, MadeCustomer } from './factories/factories.ts';
import type { MadeAvailability } from './factories/catalogue.ts';
import { listenToStatements } from './plans/query-plan.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
let organiser: Made;
let availability: MadeAvailability;
let staff: { token: string };
const listening = listenToStatements();

const title = { fr: 'Voisins', en: 'Neighbours' };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({
    payment_methods: JSON.stringify([{ type: 'DELAYED', priority: 1 }]),
  });
  availability = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    capacity: 100,
  });
  staff = await shop.make.collaborator(organiser, [
    'discounts.create',
    'volume-discounts.create',
    'payment-types.create',
  ]);
  // values that are read once and kept
  await purchase(await shop.make.customer(organiser));
});
afterAll(async () => {
  listening.stop();
  await shop.close();
});

/**
 * Returns the number of statements sent since, except those for the organiser, who is kept for a
 * moment and then read again.
 */
const countStatements = () =>
  listening.take().filter(({ text }) => !text.includes('from "organisers"')).length;

/**
 * Estimates, adds, applies a code if there is one, and checks out; returns the number of statements
 * of each.
 */
async function purchase(who: MadeCustomer, code?: string) {
  const wish = {
    participant_id: who.participant.id,
    availability_id: availability.id,
    availability_dates: availability.dates.map(({ id }) => id),
  };
  listening.take();
  await shop.call('estimateCartItem', wish, who);
  const estimated = countStatements();
  const { cart } = await shop.call('addCartItems', { registrations: [wish] }, who);
  const added_count = countStatements();
  if (code !== undefined) await shop.call('attachCoupon', { cart_id: cart.id, coupon: code }, who);
  const attached_count = countStatements();
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', order, who);
  return { estimated, added: added_count, attached: attached_count, ordered: countStatements() };
}

const buy = async (code?: string) => purchase(await shop.make.customer(organiser), code);
const segment = (entity: string) =>
  shop.make.segment(organiser, {
    entity,
    conditions: JSON.stringify({
      match: 'ALL',
      rules: [{ field: 'activity', operator: 'NONE_OF', values: ['cnone'] }],
    }),
  });
const give = async () =>
  shop.office(
    'createDiscount',
    {
      title,
      percentage: 100,
      people_segment: (await segment('PARTICIPANTS')).cuid,
      availabilities_segment: (await segment('AVAILABILITIES')).cuid,
    },
    staff,
  );

test('segments of discounts cost a purchase one statement for each price, however many they are', async () => {
  const before = await buy();
  await shop.office('createDiscount', { title, percentage: 100 }, staff);
  expect(await buy()).toEqual(before);
  await give();
  const with_segments = { ...before, estimated: before.estimated + 1, added: before.added + 1 };
  expect(await buy()).toEqual(with_segments);
  for (let more = 0; more < 8; more += 1) await give();
  expect(await buy()).toEqual(with_segments);
});

test('volume discounts cost a purchase what the family has once for each call, and what lies in its cart', async () => {
  const before = await buy();
  await shop.office('createVolumeDiscount', { title, percentage: 100 }, staff);
  expect(await buy()).toEqual({
    ...before,
    estimated: before.estimated + 2,
    added: before.added + 2,
    ordered: before.ordered + 1,
  });
});

test('segments of volume discounts cost a purchase one statement wherever a price is calculated', async () => {
  const make = (more: object = {}) =>
    shop.office('createVolumeDiscount', { title, percentage: 100, ...more }, staff);
  await make();
  const before = await buy();
  const people_segment = (await segment('PARTICIPANTS')).cuid;
  const availabilities_segment = (await segment('AVAILABILITIES')).cuid;
  for (let one = 0; one < 3; one += 1) await make({ people_segment, availabilities_segment });
  expect(await buy()).toEqual({
    ...before,
    estimated: before.estimated + 1,
    // for the price, and for the cart in the answer
    added: before.added + 2,
    ordered: before.ordered + 1,
  });
});

test('segments of a code cost one statement where it is attached, where the cart is read, and at the checkout', async () => {
  await shop.office('createCoupon', { title, code: 'ALL', percentage: 100 }, staff);
  const people_segment = (await segment('CUSTOMERS')).cuid;
  const availabilities_segment = (await segment('AVAILABILITIES')).cuid;
  const segments = { people_segment, availabilities_segment };
  await shop.office('createCoupon', { title, code: 'SOME', percentage: 100, ...segments }, staff);
  const all = await buy('ALL');
  expect(await buy('SOME')).toEqual({
    ...all,
    attached: all.attached + 2,
    ordered: all.ordered + 1,
  });
});

test('ways to pay in instalments cost a purchase that chooses none no statement', async () => {
  const before = await buy();
  const plan = { title, deposit_percentage: 2_000, parts: 3 };
  await shop.office('createInstalmentPlan', plan, staff);
  const shown = async () => {
    const buyer = await shop.make.customer(organiser);
    const wish = {
      availability_id: availability.id,
      availability_dates: availability.dates.map(({ id }) => id),
    };
    const { cart } = await shop.call(
      'addCartItems',
      { participant_id: buyer.participant.id, registrations: [wish] },
      buyer,
    );
    return cart.instalment_plans.length;
  };
  await expect.poll(shown).toBe(1);
  expect(await buy()).toEqual(before);
});
