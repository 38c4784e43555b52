import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

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
});
afterAll(() => shop.close());

const hour = { duration: 3_600, amount: 1_800 };
const monday = { weekday: 1, opens: '09:00', closes: '21:00' };
const values = { name: 'Terrains de tennis', prices: [hour], opening_hours: [monday] };
const christmas = { first_day: '2026-12-24', last_day: '2027-01-03', hours: null };

test('200 keeps prices from the shortest, and counts the resources that are booked by it', async () => {
  const longer = { duration: 5_400, amount: 2_500 };
  const request = { ...values, prices: [longer, hour], exceptions: [christmas] };
  const { cuid: configuration } = await shop.office('createBookingConfiguration', request, staff);
  const read = () => shop.office('getBookingConfiguration', { configuration }, staff);
  const details = await read();
  expect(details).toMatchObject({ prices: [hour, longer], resources: 0 });
  await shop.make.resource(organiser, details);
  expect((await read()).resources).toBe(1);
  const shorter = { duration: 1_800, amount: 1_000 };
  const change = { configuration, prices: [hour, shorter] };
  await shop.change('updateBookingConfiguration', change, staff);
  expect((await read()).prices).toEqual([shorter, hour]);
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
