import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'registration-requests.read',
    'registration-requests.update',
    'registrations.create',
  ]);
});
afterAll(() => shop.close());

interface Scene {
  readonly activity: Made;
  readonly lessons: readonly MadeAvailability[];
}

const payload = (count: number, availabilities: readonly string[] = []) => ({
  payload: { count, availabilities, period_start: null, period_end: null },
});

/** An activity by request with these conditions, and a lesson on each of these days. */
async function scene(constraints: readonly object[], days: readonly string[]): Promise<Scene> {
  const activity = await shop.make.activity(organiser, { registration_flow: 'REQUEST' });
  const tierBounds = { minimum_availabilities: 1, maximum_availabilities: 9 };
  await shop.make.tier(organiser, activity, tierBounds);
  for (const [order, columns] of constraints.entries())
    await shop.make.constraint(organiser, activity, { order, ...columns });
  const lessons = await Promise.all(
    days.map((day) => shop.make.availability(organiser, activity, { days: [day] })),
  );
  return { activity, lessons };
}

const wished = (lessons: readonly MadeAvailability[]) => ({
  availabilities: lessons.map(({ id, dates }) => ({ id, dates: dates.map((date) => date.id) })),
});

const add = (who: MadeCustomer, ...wishes: readonly (readonly MadeAvailability[])[]) =>
  shop.call(
    'addCartItems',
    { participant_id: who.participant.id, registrations_requests: wishes.map(wished) },
    who,
  );

const pay = async (who: MadeCustomer) => {
  const { cart } = await shop.call('getSession', {}, who);
  const paying = { payment_strategy: 'DELAYED' as const, terms: true };
  return shop.call('checkoutCart', { cart_id: cart?.id ?? 0, ...paying }, who);
};

const check = (
  { activity, lessons }: Scene,
  who: { token: string },
  more: { dates?: number[]; language?: string } = {},
) =>
  shop.call(
    'checkRegistrationsRequest',
    {
      activity: activity.cuid,
      availabilities: lessons.map(({ cuid }) => cuid),
      dates: more.dates ?? [],
    },
    { ...who, headers: { 'accept-language': more.language ?? 'fr' } },
  );

const TWO_A_DAY = ['2026-07-06', '2026-07-06', '2026-07-07'];

test('409 CONSTRAINT_REGISTRATIONS_MAXIMUM on the lesson chosen last, and nothing is added; without it, it is', async () => {
  const { lessons } = await scene([{}], TWO_A_DAY);
  const zoe = await shop.make.customer(organiser);
  await expect(add(zoe, lessons)).rejects.toMatchObject({
    code: 'CONSTRAINT_REGISTRATIONS_MAXIMUM',
    status: 409,
    fields: {
      'registrations_requests.0.availabilities.1.id': 'CONSTRAINT_REGISTRATIONS_MAXIMUM',
    },
  });
  expect((await shop.call('getSession', {}, zoe)).cart?.items ?? []).toEqual([]);
  expect((await add(zoe, lessons.slice(1))).cart.items).toHaveLength(1);
  // items in the cart count for the same child, and not for another family's
  await expect(add(zoe, lessons.slice(0, 1))).rejects.toMatchObject({
    code: 'CONSTRAINT_REGISTRATIONS_MAXIMUM',
  });
  await add(await shop.make.customer(organiser), lessons.slice(0, 1));
});

test('409 for two wishes of one call that break it together', async () => {
  const { lessons } = await scene([{}], TWO_A_DAY);
  const zoe = await shop.make.customer(organiser);
  await expect(add(zoe, lessons.slice(0, 1), lessons.slice(1))).rejects.toMatchObject({
    code: 'CONSTRAINT_REGISTRATIONS_MAXIMUM',
    fields: { 'registrations_requests.0.availabilities.0.id': expect.any(String) },
  });
});

const TWO_PLACES = { type: 'locations.count.minimum', ...payload(2) };
const ONE_PLACE = { type: 'locations.count.maximum', ...payload(1) };

test('409 CONSTRAINT_LOCATIONS_MINIMUM and CONSTRAINT_LOCATIONS_MAXIMUM by the places of the lessons', async () => {
  const zoe = await shop.make.customer(organiser);
  const [hall, pool] = await Promise.all([0, 1].map(() => shop.make.location(organiser)));
  const at = async (constraint: object, locations: readonly (Made | undefined)[]) => {
    const { activity } = await scene([constraint], []);
    return Promise.all(
      locations.map((location, index) =>
        shop.make.availability(organiser, activity, {
          days: [`2026-07-0${index + 1}`],
          location_id: location?.id ?? null,
        }),
      ),
    );
  };
  const code = 'CONSTRAINT_LOCATIONS_MINIMUM';
  await expect(add(zoe, await at(TWO_PLACES, [hall, hall]))).rejects.toMatchObject({
    code,
    fields: {
      'registrations_requests.0.availabilities.0.id': code,
      'registrations_requests.0.availabilities.1.id': code,
    },
  });
  await add(zoe, await at(TWO_PLACES, [hall, pool]));
  await expect(add(zoe, await at(ONE_PLACE, [hall, pool, hall]))).rejects.toMatchObject({
    code: 'CONSTRAINT_LOCATIONS_MAXIMUM',
    fields: { 'registrations_requests.0.availabilities.1.id': 'CONSTRAINT_LOCATIONS_MAXIMUM' },
  });
});

const TWO_LESSONS = { type: 'registrations.count.minimum', ...payload(2) };

test('409 CONSTRAINT_REGISTRATIONS_MINIMUM until there are two, with pending and approved ones counted', async () => {
  const { lessons } = await scene([TWO_LESSONS], ['2026-07-01', '2026-07-02', '2026-07-03']);
  const zoe = await shop.make.customer(organiser);
  const refusal = { code: 'CONSTRAINT_REGISTRATIONS_MINIMUM', status: 409 };
  await expect(add(zoe, lessons.slice(0, 1))).rejects.toMatchObject(refusal);
  await add(zoe, lessons.slice(0, 2));
  await pay(zoe);
  await add(zoe, lessons.slice(2));
  await pay(zoe);
  const { data } = await shop.call('listAccountRegistrationsRequests', {}, zoe);
  const last = data.find((one) => one.availabilities.length === 1);
  const first = data.find((one) => one.availabilities.length === 2);
  // approved ones still count; when the family takes back the rest, that no longer counts
  const approval = { request: first?.cuid ?? '', availabilities: [lessons[0]?.cuid ?? ''] };
  await shop.office('approveRegistrationRequest', { ...approval, message: '' }, staff);
  await shop.call('cancelRegistrationRequest', { registration_request_id: last?.id ?? 0 }, zoe);
  await add(zoe, lessons.slice(2));
});

test('409 at checkout with the items to blame when it is broken by then: no request is made', async () => {
  const { activity, lessons } = await scene([], TWO_A_DAY);
  const zoe = await shop.make.customer(organiser);
  const { cart } = await add(zoe, lessons);
  const [item] = cart.items;
  await shop.make.constraint(organiser, activity);
  await expect(pay(zoe)).rejects.toMatchObject({
    code: 'CONSTRAINT_REGISTRATIONS_MAXIMUM',
    status: 409,
    fields: { [`items.${item?.id}`]: 'CONSTRAINT_REGISTRATIONS_MAXIMUM' },
  });
  expect(await shop.call('listAccountRegistrationsRequests', {}, zoe)).toMatchObject({ count: 0 });
  await shop.sql('update registration_request_constraints set optional = true');
  await pay(zoe);
});

test.each([
  ['CONSTRAINT_REGISTRATIONS_MINIMUM', { type: 'registrations.count.minimum', ...payload(9) }],
  ['CONSTRAINT_LOCATIONS_MINIMUM', TWO_PLACES],
  ['CONSTRAINT_LOCATIONS_MAXIMUM', ONE_PLACE],
])('409 at checkout %s', async (code, constraint) => {
  const { activity } = await scene([], []);
  const [hall, pool, third] = await Promise.all([0, 1, 2].map(() => shop.make.location(organiser)));
  const locations = code.endsWith('LOCATIONS_MINIMUM') ? [hall, hall] : [pool, third];
  const lessons = await Promise.all(
    locations.map((location) =>
      shop.make.availability(organiser, activity, {
        days: ['2026-07-06'],
        location_id: location?.id,
      }),
    ),
  );
  const zoe = await shop.make.customer(organiser);
  await add(zoe, lessons);
  await shop.make.constraint(organiser, activity, constraint);
  await expect(pay(zoe)).rejects.toMatchObject({ code, status: 409 });
});

test('an optional one does not refuse; staff see it with its lessons until somebody decides', async () => {
  const { lessons } = await scene([{ optional: true }, TWO_LESSONS], TWO_A_DAY);
  const zoe = await shop.make.customer(organiser);
  await add(zoe, lessons);
  await pay(zoe);
  const { data } = await shop.office('listOfficeRegistrationRequests', {}, staff);
  const [row] = data.filter(({ customer }) => customer.cuid === zoe.cuid);
  expect(row?.broken).toMatchObject([
    {
      label: 'Une leçon par jour au plus',
      optional: true,
      availabilities: [{ cuid: expect.any(String) }],
    },
  ]);
  const request = { request: row?.cuid ?? '' };
  const current = await shop.office('getOfficeRegistrationRequest', request, staff);
  expect(current.broken).toEqual(row?.broken);
  await shop.office('rejectRegistrationRequest', { ...request, message: 'Non' }, staff);
  expect((await shop.office('getOfficeRegistrationRequest', request, staff)).broken).toEqual([]);
});

test('200 reports broken constraints in advance: for nobody once, for each child of a family with its registrations', async () => {
  const optional = { type: 'registrations.count.minimum', ...payload(4), optional: true };
  const sceneMade = await scene([{}, optional], TWO_A_DAY);
  const [first, second, third] = sceneMade.lessons.map(({ cuid }) => ({ cuid }));
  const a_day = { label: 'One lesson a day at most', optional: false, availabilities: [second] };
  const four = { optional: true, availabilities: [first, second, third] };
  expect(await check(sceneMade, { token: '' }, { language: 'en' })).toMatchObject({
    checked: [{ participant_id: null, broken: [a_day, four] }],
  });
  const zoe = await shop.make.customer(organiser);
  await add(zoe, sceneMade.lessons.slice(1, 2));
  const rest = { ...sceneMade, lessons: sceneMade.lessons.filter((_one, index) => index !== 1) };
  const { checked } = await check(rest, zoe);
  expect(checked).toMatchObject([
    {
      participant_id: zoe.participant.id,
      broken: [{ availabilities: [first] }, { availabilities: [first, third] }],
    },
  ]);
  // availabilities of another activity, and unknown ones, are ignored
  const other = await scene([], ['2026-07-06']);
  const strange = { activity: sceneMade.activity, lessons: other.lessons };
  expect(await check(strange, { token: '' })).toMatchObject({
    checked: [{ broken: [{ availabilities: [] }] }],
  });
});

test('200 for a course, applies to the chosen dates only', async () => {
  const { activity } = await scene([{}], []);
  const [course, lesson] = await Promise.all(
    [['2026-07-06', '2026-07-07'], ['2026-07-07']].map((days) =>
      shop.make.availability(organiser, activity, { days }),
    ),
  );
  const both = { activity, lessons: [course, lesson].filter((one) => one !== undefined) };
  const nobody = { token: '' };
  expect((await check(both, nobody)).checked).toMatchObject([
    {
      broken: [{ availabilities: [{ cuid: lesson?.cuid, start_at: '2026-07-07T09:00:00.000Z' }] }],
    },
  ]);
  const dates = course?.dates.slice(0, 1).map(({ id }) => id) ?? [];
  expect((await check(both, nobody, { dates })).checked).toMatchObject([{ broken: [] }]);
});

test('404 ACTIVITY_NOT_FOUND for an unpublished activity, and a neighbour’s', async () => {
  const hidden = await shop.make.activity(organiser, { published: false });
  const theirs = await shop.make.activity(await shop.make.organiser({ name: 'Voisin' }, 'there'));
  for (const activity of [hidden, theirs])
    await expect(check({ activity, lessons: [] }, { token: '' })).rejects.toMatchObject({
      code: 'ACTIVITY_NOT_FOUND',
      status: 404,
    });
});
