import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let theirs: Made;

const PERMISSIONS: readonly Permission[] = [
  'booking-configurations.create',
  'booking-configurations.read',
  'booking-configurations.update',
  'booking-configurations.delete',
];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  theirs = await shop.make.bookingConfiguration(neighbour);
});
afterAll(() => shop.close());

const hour = { duration: 3_600, amount: 1_800 };
const monday = { weekday: 1, opens: '09:00', closes: '21:00' };
const values = { name: 'Terrains de tennis', prices: [hour], opening_hours: [monday] };
const christmas = { first_day: '2026-12-24', last_day: '2027-01-03', hours: null };

test('200 adds, lists, shows, changes and deletes, and logs each', async () => {
  const longer = { duration: 5_400, amount: 2_500 };
  const { cuid: configuration } = await shop.office(
    'createBookingConfiguration',
    { ...values, prices: [longer, hour] },
    staff,
  );
  const details = await shop.office('getBookingConfiguration', { configuration }, staff);
  expect(details).toEqual({
    id: details.id,
    cuid: configuration,
    version: 1,
    name: 'Terrains de tennis',
    prices: [hour, longer],
    opening_hours: [monday],
    exceptions: [],
    minimum_participants: 1,
    maximum_participants: 1,
    granularity_minutes: 60,
    buffer_minutes: 0,
    notice_minutes: 0,
    horizon_days: 30,
    crosses_days: false,
    resources: 0,
  });
  expect(await shop.office('listBookingConfigurations', { search: 'tennis' }, staff)).toEqual({
    count: 1,
    data: [details],
  });
  const change = { configuration, buffer_minutes: 15, exceptions: [christmas] };
  await shop.change('updateBookingConfiguration', change, staff);
  expect(await shop.office('getBookingConfiguration', { configuration }, staff)).toEqual({
    ...details,
    version: 2,
    buffer_minutes: 15,
    exceptions: [christmas],
  });
  await shop.office('deleteBookingConfiguration', { configuration }, staff);
  const entries = await shop.sql(
    'select action, changes from audit_log where entity_cuid = $1 order by action',
    [configuration],
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'booking-configurations.create',
    'booking-configurations.delete',
    'booking-configurations.update',
  ]);
  expect(entries).toContainEqual({
    action: 'booking-configurations.update',
    changes: {
      buffer_minutes: { from: 0, to: 15 },
      exceptions: { from: [], to: [christmas] },
    },
  });
});

test.each([
  ['BOOKING_DURATION_TWICE', 'prices.1.duration', { prices: [hour, hour] }],
  [
    'BOOKING_HOURS_REVERSED',
    'opening_hours.0.closes',
    { opening_hours: [{ ...monday, closes: '08:00' }] },
  ],
  ['BOOKING_HOURS_OVERLAP', 'opening_hours.1.opens', { opening_hours: [monday, monday] }],
  [
    'BOOKING_DAYS_REVERSED',
    'exceptions.0.last_day',
    { exceptions: [{ ...christmas, last_day: '2026-01-01' }] },
  ],
  ['BOOKING_PARTICIPANTS_REVERSED', 'maximum_participants', { minimum_participants: 2 }],
])('422 %s when it is added and when it is changed', async (code, field, changes) => {
  const refusal = { code, status: 422, fields: { [field]: code } };
  await expect(
    shop.office('createBookingConfiguration', { ...values, ...changes }, staff),
  ).rejects.toMatchObject(refusal);
  const { cuid: configuration } = await shop.make.bookingConfiguration(organiser);
  const before = await shop.office('getBookingConfiguration', { configuration }, staff);
  await expect(
    shop.change('updateBookingConfiguration', { configuration, ...changes }, staff),
  ).rejects.toMatchObject(refusal);
  expect(await shop.office('getBookingConfiguration', { configuration }, staff)).toEqual(before);
});

test('409 BOOKING_CONFIGURATION_IN_USE while a resource uses it', async () => {
  const row = await shop.make.bookingConfiguration(organiser);
  await shop.make.resource(organiser, row);
  const { cuid: configuration } = row;
  expect((await shop.office('getBookingConfiguration', { configuration }, staff)).resources).toBe(
    1,
  );
  await expect(
    shop.office('deleteBookingConfiguration', { configuration }, staff),
  ).rejects.toMatchObject({ code: 'BOOKING_CONFIGURATION_IN_USE', status: 409 });
});

test('400 names the invalid fields, and a clock has no 25 hours', async () => {
  const invalid = {
    ...values,
    name: ' ',
    prices: [],
    opening_hours: [{ ...monday, closes: '25:00' }],
  };
  await expect(shop.office('createBookingConfiguration', invalid, staff)).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    fields: {
      name: 'REQUIRED',
      prices: expect.any(String),
      'opening_hours.0.closes': expect.any(String),
    },
  });
});

test('404 BOOKING_CONFIGURATION_NOT_FOUND for another organiser’s and an unknown one', async () => {
  const refusal = { code: 'BOOKING_CONFIGURATION_NOT_FOUND', status: 404 };
  for (const configuration of [theirs.cuid, 'nowhere']) {
    await expect(
      shop.office('getBookingConfiguration', { configuration }, staff),
    ).rejects.toMatchObject(refusal);
    await expect(
      shop.change('updateBookingConfiguration', { configuration, ...values }, staff),
    ).rejects.toMatchObject(refusal);
    await expect(
      shop.office('deleteBookingConfiguration', { configuration }, staff),
    ).rejects.toMatchObject(refusal);
  }
});

test('403 without the permission, 401 without a session', async () => {
  const stranger = await shop.make.collaborator(organiser, ['resources.read']);
  const { cuid: configuration } = await shop.make.bookingConfiguration(organiser);
  const calls = (by?: { token: string }) => [
    () => shop.office('listBookingConfigurations', {}, by),
    () => shop.office('getBookingConfiguration', { configuration }, by),
    () => shop.office('createBookingConfiguration', values, by),
    () => shop.office('updateBookingConfiguration', { configuration, version: 1 }, by),
    () => shop.office('deleteBookingConfiguration', { configuration }, by),
  ];
  for (const call of calls(stranger))
    await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  for (const call of calls())
    await expect(call()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 });
});
