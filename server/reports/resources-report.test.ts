import type { Ask } from '@ribambelle/api/client.ts';
import { resourcesReport } from '@ribambelle/api/reports/resources-report.ts';
import { spanOfDay } from '@ribambelle/domain/base/days.ts';
import { openingsBetween, type SlotTerms } from '@ribambelle/domain/resources/openings.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ZONE = 'Europe/Brussels';
const RIGHTS = [
  'reports.participation',
  'payments.read',
  'bookings.read',
  'bookings.create',
] as const;

/**
 * Nights and days, hours over both clock changes, a closed week, and a day with its own hours that
 * overlap.
 */
const TERMS: SlotTerms = {
  prices: [{ duration: 3_600, amount: 1_800 }],
  opening_hours: [
    ...[1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '21:30' })),
    { weekday: 6, opens: '22:00', closes: '24:00' },
    { weekday: 7, opens: '00:00', closes: '02:30' },
    { weekday: 7, opens: '02:45', closes: '24:00' },
  ],
  exceptions: [
    { first_day: '2026-04-06', last_day: '2026-04-12', hours: null },
    { first_day: '2026-05-04', last_day: '2026-05-04', hours: { opens: '10:00', closes: '12:00' } },
    { first_day: '2026-05-04', last_day: '2026-05-05', hours: { opens: '11:00', closes: '14:00' } },
  ],
  granularity_minutes: 15,
  buffer_minutes: 0,
  notice_minutes: 0,
  horizon_days: 30,
  crosses_days: false,
};

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let buyer: MadeCustomer;
let court: Made;
let hall: Made;
let club: Made;
let carts = 0;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, RIGHTS);
  buyer = await shop.make.customer(organiser);
  club = await shop.make.location(organiser, { name: 'Club' });
  const { opening_hours, exceptions } = TERMS;
  const nights = await shop.make.bookingConfiguration(organiser, {
    opening_hours: JSON.stringify(opening_hours),
    exceptions: JSON.stringify(exceptions),
  });
  const days = await shop.make.bookingConfiguration(organiser);
  court = await shop.make.resource(organiser, nights, {
    name: JSON.stringify({ fr: 'Court', en: 'Court' }),
  });
  hall = await shop.make.resource(organiser, days, {
    name: JSON.stringify({ fr: 'Salle', en: 'Hall' }),
    location_id: club.id,
  });
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  await shop.make.resource(neighbour, await shop.make.bookingConfiguration(neighbour));
});
afterAll(() => shop.close());

const getReport = (request: Ask<'getResourcesReport'>, by: { token: string } = staff) =>
  shop.office('getResourcesReport', request, by);

/** The number of minutes in which the court is open by the domain's rules. */
function openMinutes(from: string, to: string): number {
  const span = { after: spanOfDay(from, ZONE).start_at, before: spanOfDay(to, ZONE).end_at };
  const openings = openingsBetween(TERMS, { ...span, zone: ZONE });
  return openings.reduce((all, { start, end }) => all + (end - start) / 60_000, 0);
}

/** Makes a booking of a resource, by its first date and others, as it would be in the tables. */
async function book(
  of: Made,
  dates: readonly (readonly [string, string])[],
  more: { amount?: number; cancelled?: boolean; customer?: MadeCustomer } = {},
): Promise<void> {
  const { amount = 1_800, cancelled = false, customer = buyer } = more;
  const at = cancelled ? '2026-01-01T00:00:00Z' : null;
  const insert = async (text: string, values: readonly unknown[]) =>
    (await shop.sql<{ id: number }>(text, [...values]))[0]?.id;
  carts += 1;
  const cart = await insert(
    `insert into carts (organiser_id, customer_id, reference, status) values ($1, $2, $3, 'PROCESSED') returning id`,
    [organiser.id, customer.id, String(carts).padStart(12, '0')],
  );
  const booking = await insert(
    `insert into bookings (organiser_id, resource_id, customer_id, cart_id, start_at, end_at, cancelled_at) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [organiser.id, of.id, customer.id, cart, dates[0]?.[0], dates.at(-1)?.[1], at],
  );
  for (const [start, end] of dates)
    await insert(
      `insert into booking_dates (organiser_id, booking_id, resource_id, start_at, end_at, cancelled_at) values ($1, $2, $3, $4, $5, $6)`,
      [organiser.id, booking, of.id, start, end, at],
    );
  const receivable = await insert(
    `insert into receivables (organiser_id, customer_id, kind, total_amount) values ($1, $2, 'BOOKING', $3) returning id`,
    [organiser.id, customer.id, amount],
  );
  await insert(
    `insert into booking_participations (organiser_id, booking_id, participant_id, position, receivable_id) values ($1, $2, $3, 0, $4)`,
    [organiser.id, booking, customer.participant.id, receivable],
  );
}

describe('200 open hours match the domain', () => {
  test.each([
    ['a day of 23 hours', '2026-03-29', '2026-03-29'],
    ['a day of 25 hours', '2026-10-25', '2026-10-25'],
    ['a closed week', '2026-04-06', '2026-04-12'],
    ['hours of its own that overlap', '2026-05-04', '2026-05-04'],
    ['a year', '2026-01-01', '2026-12-31'],
  ])('%s', async (_what, from, to) => {
    const { total } = await getReport({ from, to, resource: court.cuid });
    expect(total.open_minutes).toBe(openMinutes(from, to));
  });

  test('at a clock change, the skipped hour has nothing and the repeated one has two', async () => {
    const hours = async (day: string) => {
      const { data } = await getReport({ from: day, to: day, resource: court.cuid, by: 'hour' });
      return Object.fromEntries(data.map(({ key, open_minutes }) => [key, open_minutes]));
    };
    // open from 0 to 2.30, which is skipped, so until 3.30, and again from 2.45, so 3.45
    expect(await hours('2026-03-29')).toMatchObject({ 0: 60, 1: 60, 3: 45, 4: 60 });
    expect((await hours('2026-03-29'))['2']).toBeUndefined();
    // 2.30 and 2.45 are those of the first time: two hours less a quarter
    expect(await hours('2026-10-25')).toMatchObject({ 1: 60, 2: 105, 3: 60 });
  });
});

describe('200 booked and blocked hours', () => {
  const JUNE = { from: '2026-06-01', to: '2026-06-30' };
  let family: MadeCustomer;

  beforeAll(async () => {
    family = await shop.make.customer(organiser, { firstname: 'Nour', lastname: 'Diallo' });
    // Friday until half past midnight
    await book(court, [['2026-06-05T20:00:00Z', '2026-06-05T22:30:00Z']]);
    await book(
      hall,
      [
        ['2026-06-08T08:00:00Z', '2026-06-08T09:30:00Z'],
        ['2026-06-15T08:00:00Z', '2026-06-15T09:30:00Z'],
      ],
      { customer: family, amount: 5_000 },
    );
    await book(hall, [['2026-06-09T08:00:00Z', '2026-06-09T09:00:00Z']], { cancelled: true });
    // over the end of the month, in Brussels
    await book(hall, [['2026-06-30T21:00:00Z', '2026-06-30T23:00:00Z']], { amount: 700 });
    const block = await shop.sql<{ id: number }>(
      `insert into resource_blocks (organiser_id, first_day, last_day, start_at, end_at) values ($1, '2026-06-10', '2026-06-11', '2026-06-09T22:00Z', '2026-06-11T22:00Z') returning id`,
      [organiser.id],
    );
    // two whole days, given twice
    for (const [start, end] of [
      ['2026-06-09T22:00Z', '2026-06-11T22:00Z'],
      ['2026-06-10T10:00Z', '2026-06-10T12:00Z'],
    ])
      await shop.sql(
        `insert into resource_block_times (organiser_id, block_id, resource_id, start_at, end_at) values ($1, $2, $3, $4, $5)`,
        [organiser.id, block[0]?.id, hall.id, start, end],
      );
  });

  test('by resource, including unused ones, and only the part within the period', async () => {
    const { data, count, total } = await getReport(JUNE);
    expect(count).toBe(2);
    expect(data).toEqual([
      {
        key: court.cuid,
        name: 'Court',
        booked_minutes: 150,
        open_minutes: openMinutes('2026-06-01', '2026-06-30'),
        share: 1,
        bookings: 1,
        amount: 1_800,
      },
      {
        key: hall.cuid,
        name: 'Salle',
        // 90 + 90, and the one hour of the last that is in June
        booked_minutes: 240,
        open_minutes: 28 * 12 * 60,
        share: 1,
        bookings: 2,
        amount: 5_700,
      },
    ]);
    expect(total).toMatchObject({ booked_minutes: 390, bookings: 3, amount: 7_500 });
    const july = await getReport({ from: '2026-07-01', to: '2026-07-01' });
    // it began the day before
    expect(july.total).toMatchObject({ booked_minutes: 60, bookings: 0, amount: 0 });
  });

  test.each(resourcesReport.dimensions)('the same sums by %s', async (by) => {
    const { data, total } = await getReport({ ...JUNE, by });
    const whole = await getReport(JUNE);
    const open_minutes = by === 'family' ? null : whole.total.open_minutes;
    const share = whole.total.share;
    expect(total).toMatchObject({
      ...whole.total,
      open_minutes,
      share: by === 'family' ? null : share,
    });
    for (const figure of ['booked_minutes', 'bookings', 'amount'] as const)
      expect(data.reduce((all, row) => all + (row[figure] ?? 0), 0)).toBe(whole.total[figure]);
    if (by !== 'family')
      expect(data.reduce((all, row) => all + (row.open_minutes ?? 0), 0)).toBe(open_minutes);
  });

  test('by location, family, weekday and hour', async () => {
    const lines = async (by: (typeof resourcesReport.dimensions)[number]) =>
      (await getReport({ ...JUNE, by })).data
        .filter((row) => row.booked_minutes > 0)
        .map(({ name, booked_minutes, bookings }) => [name, booked_minutes, bookings]);
    expect(await lines('location')).toEqual([
      ['Club', 240, 2],
      ['Sans lieu', 150, 1],
    ]);
    const families = await lines('family');
    // the family that booked most comes first
    expect(families.map(([, minutes, bookings]) => [minutes, bookings])).toEqual([
      [210, 2],
      [180, 1],
    ]);
    expect(families[1]?.[0]).toBe('Nour Diallo');
    expect(await lines('weekday')).toEqual([
      ['lundi', 180, 1],
      ['mardi', 60, 1],
      ['vendredi', 120, 1],
      ['samedi', 30, 0],
    ]);
    expect(await lines('hour')).toEqual([
      ['0\u00a0h', 30, 0],
      ['10\u00a0h', 120, 1],
      ['11\u00a0h', 60, 0],
      ['22\u00a0h', 60, 1],
      ['23\u00a0h', 120, 1],
    ]);
  });

  test('for one resource, one location, and an unknown one', async () => {
    expect(
      (await getReport({ ...JUNE, resource: court.cuid })).data.map(({ name }) => name),
    ).toEqual(['Court']);
    expect(
      (await getReport({ ...JUNE, location: club.cuid })).data.map(({ name }) => name),
    ).toEqual(['Salle']);
    expect(await getReport({ ...JUNE, resource: buyer.cuid })).toMatchObject({
      data: [],
      count: 0,
      total: { booked_minutes: 0, share: null },
    });
  });

  test('the list of bookings matches the count of a line', async () => {
    const bookingsFound = async (filters: Ask<'listOfficeBookings'>) =>
      (
        await shop.office(
          'listOfficeBookings',
          { starts_from: JUNE.from, starts_to: JUNE.to, cancelled: false, ...filters },
          staff,
        )
      ).count;
    expect(await bookingsFound({ location: club.cuid })).toBe(2);
    expect(await bookingsFound({ resource: court.cuid })).toBe(1);
    expect(await bookingsFound({ customer: family.cuid })).toBe(1);
    expect(await bookingsFound({ location: buyer.cuid })).toBe(0);
    // on the clock of the organiser: a booking that begins at 22 h does not count in the hours into
    // which it continues
    for (const by of ['weekday', 'hour'] as const)
      for (const { key, bookings } of (await getReport({ ...JUNE, by })).data)
        expect([by, key, await bookingsFound({ [by]: Number(key) })]).toEqual([by, key, bookings]);
  });

  test('400 for an impossible weekday or hour', async () => {
    for (const filters of [{ weekday: 0 }, { weekday: 8 }, { hour: -1 }, { hour: 24 }])
      await expect(shop.office('listOfficeBookings', filters, staff)).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
      });
  });

  test('no amounts without the right to see payments', async () => {
    const clerk = await shop.make.collaborator(organiser, ['reports.participation']);
    const { data, total } = await getReport(JUNE, clerk);
    expect(total.amount).toBeNull();
    expect(data.map(({ amount }) => amount)).toEqual([null, null]);
    expect(total.bookings).toBe(3);
  });
});

test('400 for more than two years, and 403 without its right', async () => {
  await expect(getReport({ from: '2024-01-01', to: '2026-12-31' })).rejects.toMatchObject({
    code: 'REPORT_TOO_LONG',
    status: 400,
  });
  const clerk = await shop.make.collaborator(organiser, ['bookings.read']);
  await expect(getReport({ from: '2026-01-01', to: '2026-01-31' }, clerk)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
    status: 403,
  });
});
