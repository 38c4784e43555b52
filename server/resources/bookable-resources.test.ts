import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let configuration: Made;
let court: Made;
let room: Made;
let theirs: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  configuration = await shop.make.bookingConfiguration(organiser, { maximum_participants: 4 });
  const evenings = await shop.make.bookingConfiguration(organiser, {
    opening_hours: JSON.stringify([{ weekday: 1, opens: '18:00', closes: '24:00' }]),
    prices: JSON.stringify([
      { duration: 3_600, amount: 2_000 },
      { duration: 7_200, amount: 3_500 },
    ]),
    buffer_minutes: 30,
  });
  const location = await shop.make.location(organiser, {
    name: 'Les Tilleuls',
    street: 'Rue Haute',
  });
  court = await shop.make.resource(organiser, configuration, {
    order: 1,
    location_id: location.id,
  });
  const name = JSON.stringify({ fr: 'Salle bleue', en: 'Blue room' });
  room = await shop.make.resource(organiser, evenings, { order: 2, name });
  await shop.make.resource(organiser, configuration, { published: false });
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  theirs = await shop.make.resource(neighbour, await shop.make.bookingConfiguration(neighbour));
});
afterAll(() => shop.close());

const MONDAY = '2026-01-12';
const startsOf = ({ data }: { data: readonly { start_at: string }[] }) =>
  data.map(({ start_at }) => start_at.slice(11, 16));

test('200 lists what can be booked, in order, with where it is and how, and nothing of a neighbour', async () => {
  const { data, count } = await shop.call('listResources', {});
  expect(count).toBe(2);
  expect(data).toMatchObject([
    {
      id: court.id,
      name: 'Court de tennis',
      images: [],
      location: { name: 'Les Tilleuls', title: 'Les Tilleuls', street: 'Rue Haute' },
      configuration: {
        prices: [{ duration: 3_600, amount: 1_800 }],
        minimum_participants: 1,
        maximum_participants: 4,
      },
    },
    { id: room.id, location: null },
  ]);
  const reader = await shop.make.customer(organiser);
  const english = { ...reader, headers: { 'accept-language': 'en' } };
  expect((await shop.call('getResource', { resource: room.cuid }, english)).name).toBe('Blue room');
});

test('200 narrows by ids, words and configurations, and answers a selector', async () => {
  const idsOf = async (filters: Parameters<typeof shop.call<'listResources'>>[1]) =>
    (await shop.call('listResources', filters)).data.map(({ id }) => id);
  expect(await idsOf({ id: [room.id, theirs.id] })).toEqual([room.id]);
  expect(await idsOf({ search: 'tennis' })).toEqual([court.id]);
  expect(await idsOf({ 'bookings-configurations': [configuration.id] })).toEqual([court.id]);
  expect(await idsOf({ limit: 1, offset: 1 })).toEqual([room.id]);
  const { data } = await shop.call('listResources', {
    response_type: 'multiselect-search',
    search: 'bleue',
  });
  expect(data).toMatchObject([{ value: room.id, label: 'Salle bleue' }]);
});

test('200 says in which groups each is, and narrows by any of some', async () => {
  const courts = await shop.make.resourceGroup(organiser, { order: 2 });
  const name = JSON.stringify({ fr: 'En plein air', en: 'Outside' });
  const outside = await shop.make.resourceGroup(organiser, { order: 1, name });
  const rooms = await shop.make.resourceGroup(organiser, { order: 3 });
  const put = (resource: Made, group: Made) =>
    shop.sql(
      'insert into resource_group_members (organiser_id, resource_id, group_id) values ($1, $2, $3)',
      [organiser.id, resource.id, group.id],
    );
  for (const group of [courts, outside]) await put(court, group);
  await put(room, rooms);
  expect((await shop.call('getResource', { resource: court.cuid })).groups).toEqual([
    { id: outside.id, cuid: outside.cuid, name: 'En plein air' },
    { id: courts.id, cuid: courts.cuid, name: 'Terrains' },
  ]);
  const idsOf = async (group: readonly string[]) =>
    (await shop.call('listResources', { group: [...group] })).data.map(({ id }) => id);
  expect(await idsOf([outside.cuid])).toEqual([court.id]);
  expect(await idsOf([courts.cuid, rooms.cuid])).toEqual([court.id, room.id]);
  expect(await idsOf(['nothing'])).toEqual([]);
  await shop.sql('delete from resource_group_members');
});

test('404 for one that is not published, another’s, and none', async () => {
  for (const resource of [theirs.cuid, 'nothing'])
    await expect(shop.call('getResource', { resource })).rejects.toMatchObject({
      code: 'RESOURCE_NOT_FOUND',
      status: 404,
    });
});

test('200 lists the slots of a day, resource by resource, and not those of a neighbour', async () => {
  const day = { after: MONDAY, before: '2026-01-13' };
  const of = (resources: readonly number[]) =>
    shop.call('listResourceAvailabilities', { resources: [...resources], ...day });
  // from 18 o'clock in Brussels, until midnight
  const { data, count } = await of([room.id, theirs.id]);
  expect(count).toBe(6);
  expect(data[0]).toEqual({
    id: `${room.id}-2026-01-12T17:00:00.000Z`,
    resource_id: room.id,
    start_at: '2026-01-12T17:00:00.000Z',
    prices: [
      { duration: 3_600, amount: 2_000 },
      { duration: 7_200, amount: 3_500 },
    ],
  });
  expect(data.at(-1)?.prices).toEqual([{ duration: 3_600, amount: 2_000 }]);
  expect((await of([court.id, room.id])).count).toBe(18);
  const all = await shop.call('listResourceAvailabilities', day);
  expect(new Set(all.data.map(({ resource_id }) => resource_id))).toEqual(
    new Set([court.id, room.id]),
  );
  const by = { 'bookings-configurations': [configuration.id], ...day };
  expect((await shop.call('listResourceAvailabilities', by)).count).toBe(12);
});

test('200 begins now, and ends with the day when no end is said', async () => {
  shop.clock.set('2026-01-12T10:30:00.000Z');
  const query = { resources: [court.id], after: '2026-01-01' };
  const found = startsOf(await shop.call('listResourceAvailabilities', query));
  expect(found).toEqual([
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
    '17:00',
    '18:00',
    '19:00',
  ]);
  const over = { ...query, before: '2026-01-10' };
  expect((await shop.call('listResourceAvailabilities', over)).data).toEqual([]);
  shop.clock.set('2026-01-05T08:00:00.000Z');
});

test('200 leaves out what is in a cart until it expires, with the time that stays free around it', async () => {
  const buyer = await shop.make.customer(organiser);
  const dates = [{ start_at: '2026-01-12T19:00:00Z', end_at: '2026-01-12T20:00:00Z' }];
  const wanted = { resource_id: room.id, dates };
  const query = { resources: [room.id], after: MONDAY, before: '2026-01-13' };
  await shop.call(
    'addCartItems',
    { participant_id: buyer.participant.id, bookings: [wanted] },
    buyer,
  );
  // half an hour stays free: the slot before would end too late, the one after begin too early
  expect(startsOf(await shop.call('listResourceAvailabilities', query))).toEqual([
    '17:00',
    '21:00',
    '22:00',
  ]);
  shop.clock.set('2026-01-05T08:15:00.000Z');
  expect((await shop.call('listResourceAvailabilities', query)).count).toBe(6);
  shop.clock.set('2026-01-05T08:00:00.000Z');
});

test('400 for more days than 62, or more slots than one answer holds', async () => {
  const long = { after: MONDAY, before: '2026-03-16' };
  await expect(shop.call('listResourceAvailabilities', long)).rejects.toMatchObject({
    code: 'SPAN_TOO_LONG',
    fields: { before: 'SPAN_TOO_LONG' },
  });
  const often = await shop.make.bookingConfiguration(organiser, {
    granularity_minutes: 5,
    opening_hours: JSON.stringify(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' })),
    ),
  });
  for (let made = 0; made < 4; made += 1) await shop.make.resource(organiser, often, { order: 9 });
  const many = { 'bookings-configurations': [often.id], after: MONDAY, before: '2026-02-16' };
  await expect(shop.call('listResourceAvailabilities', many)).rejects.toMatchObject({
    code: 'SPAN_TOO_LONG',
    fields: { resources: 'SPAN_TOO_LONG' },
  });
});
