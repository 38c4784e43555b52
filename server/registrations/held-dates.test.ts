import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;
let camp: MadeAvailability;
let other: MadeAvailability;
let anne: MadeCustomer;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  const activity = await shop.make.activity(organiser);
  const days = ['2026-07-06', '2026-07-07', '2026-07-08'];
  camp = await shop.make.availability(organiser, activity, { days });
  other = await shop.make.availability(organiser, activity, { days });
  anne = await shop.make.customer(organiser);
});
afterAll(() => shop.close());

const heldBy = (caller: MadeCustomer, availabilities = [camp.cuid]) =>
  shop.call('getHeldDates', { availabilities }, caller);

async function register(
  buyer: MadeCustomer,
  { at, dates }: { at: MadeAvailability; dates: readonly number[] },
): Promise<number> {
  const availability_dates = dates.map((index) => ({ date_id: at.dates[index]?.id ?? 0 }));
  const { cart } = await shop.call(
    'addCartItems',
    {
      participant_id: buyer.participant.id,
      registrations: [{ availability_id: at.id, availability_dates }],
    },
    buyer,
  );
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    buyer,
  );
  const { registrations } = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, buyer);
  return registrations[0]?.id ?? 0;
}

test('200 lists each date of a registration for the requested availabilities, and none when it is cancelled', async () => {
  expect(await heldBy(anne)).toEqual({ data: [], elsewhere: [], memberships: [] });
  const first = await register(anne, { at: camp, dates: [0, 1] });
  await register(anne, { at: camp, dates: [2] });
  await register(anne, { at: other, dates: [2] });
  const on = (at: MadeAvailability, index: number) => ({
    participant_id: anne.participant.id,
    date_id: at.dates[index]?.id ?? 0,
  });
  const byDate = (rows: readonly { date_id: number }[]) =>
    rows.toSorted((one, two) => one.date_id - two.date_id);
  expect(byDate((await heldBy(anne)).data)).toEqual(
    byDate([on(camp, 0), on(camp, 1), on(camp, 2)]),
  );
  expect((await heldBy(anne, [camp.cuid, other.cuid])).data).toHaveLength(4);
  await shop.call('cancelRegistration', { registration_id: first, message: 'Malade' }, anne);
  expect((await heldBy(anne)).data).toEqual([on(camp, 2)]);
});

test('200 reveals nothing of another family’s dates, or of an unknown availability', async () => {
  const ben = await shop.make.customer(organiser);
  await register(ben, { at: other, dates: [0] });
  expect(
    (await heldBy(anne, [other.cuid])).data.every(
      ({ participant_id }) => participant_id === anne.participant.id,
    ),
  ).toBe(true);
  expect(await heldBy(ben, ['cnothing'])).toEqual({ data: [], elsewhere: [], memberships: [] });
});

test('200 lists other registrations at the hours of the dates, in the caller’s language, and none once cancelled or over', async () => {
  const zoe = await shop.make.customer(organiser);
  const days = ['2026-07-06', '2026-07-07'];
  const pony = await shop.make.activity(organiser, { title: { fr: 'Poney', en: 'Pony' } });
  const lessons = await shop.make.availability(organiser, pony, { days });
  const registration = await register(zoe, { at: lessons, dates: [0, 1] });
  const { elsewhere } = await heldBy(zoe);
  expect(elsewhere).toHaveLength(2);
  expect(elsewhere[0]).toMatchObject({ participant_id: zoe.participant.id, title: 'Poney' });
  expect((elsewhere[0]?.start_at ?? '') < (elsewhere[1]?.start_at ?? '')).toBe(true);
  expect((await heldBy(zoe, [lessons.cuid])).elsewhere).toEqual([]);
  expect((await heldBy(anne)).elsewhere.map(({ title }) => title)).not.toContain('Poney');
  await shop.call('cancelRegistration', { registration_id: registration, message: 'Malade' }, zoe);
  expect((await heldBy(zoe)).elsewhere).toEqual([]);
});

test('200 lists a court booked at these hours, for its participants, and nothing once it is cancelled', async () => {
  const staff = await shop.make.collaborator(organiser, ['bookings.create', 'bookings.delete']);
  const configuration = await shop.make.bookingConfiguration(organiser);
  const court = await shop.make.resource(organiser, configuration);
  const lou = await shop.make.customer(organiser);
  const brother = await shop.make.participant(organiser, lou);
  const hours = { start_at: '2026-07-06T10:00:00.000Z', end_at: '2026-07-06T11:00:00.000Z' };
  const sale = { customer: lou.cuid, resource: court.cuid, participants: [lou.participant.cuid] };
  const { cuid } = await shop.office('sellBooking', { ...sale, ...hours }, staff);
  const { elsewhere } = await heldBy(lou);
  expect(elsewhere).toEqual([
    { participant_id: lou.participant.id, title: expect.any(String), ...hours },
  ]);
  expect(elsewhere.map(({ participant_id }) => participant_id)).not.toContain(brother.id);
  await shop.office('cancelBooking', { booking: cuid, message: 'Pluie' }, staff);
  expect((await heldBy(lou)).elsewhere).toEqual([]);
});

test('200 staff get it with the price, for the participant and the chosen days', async () => {
  const staff = await shop.make.collaborator(organiser, ['registrations.create']);
  const tess = await shop.make.customer(organiser);
  const brother = await shop.make.participant(organiser, tess);
  await register(tess, { at: other, dates: [0] });
  const title = (await shop.office('getStaffOffer', { availability: other.cuid }, staff))
    .activity_title;
  const elsewhere = async (participant: string, days: readonly number[]) => {
    const date_ids = days.map((day) => camp.dates[day]?.id ?? 0);
    const request = { customer: tess.cuid, participant, availability: camp.cuid, date_ids };
    return (await shop.office('estimateStaffRegistration', request, staff)).elsewhere;
  };
  expect(await elsewhere(tess.participant.cuid, [0, 1])).toEqual([title]);
  expect(await elsewhere(tess.participant.cuid, [1, 2])).toEqual([]);
  expect(await elsewhere(brother.cuid, [0])).toEqual([]);
});

test('200 lists registrations between two moments, without one that ends as they begin', async () => {
  const max = await shop.make.customer(organiser);
  await register(max, { at: other, dates: [0] });
  const between = async (from: string, until: string) => {
    const span = { start_at: `2026-07-06T${from}:00Z`, end_at: `2026-07-06T${until}:00Z` };
    return (await shop.call('getHeldHours', span, max)).data.length;
  };
  expect(await between('15:00', '17:00')).toBe(1);
  expect(await between('16:00', '17:00')).toBe(0);
  expect(await between('17:00', '10:00')).toBe(0);
  shop.clock.set('2026-07-06T16:00:00.000Z');
  expect(await between('15:00', '17:00')).toBe(0);
});

test('401 for a visitor', async () => {
  await expect(shop.call('getHeldDates', { availabilities: [camp.cuid] })).rejects.toMatchObject({
    status: 401,
  });
});
