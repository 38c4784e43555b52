import type { Ask } from '@ribambelle/api/client.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let court: Made;
let hall: Made;
let staff: { token: string };
let buyer: MadeCustomer;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'bookings.create',
    'bookings.read',
    'bookings.update',
    'bookings.delete',
    'resources.update',
    'payments.read',
    'payments.create',
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-01-05T08:00:00.000Z');
  const configuration = await shop.make.bookingConfiguration(organiser, {
    maximum_participants: 3,
    granularity_minutes: 30,
    prices: JSON.stringify([
      { duration: 3_600, amount: 1_800 },
      { duration: 5_400, amount: 2_500 },
    ]),
  });
  court = await shop.make.resource(organiser, configuration);
  hall = await shop.make.resource(organiser, configuration);
  buyer = await shop.make.customer(organiser);
});

/** Returns a time that starts at this hour in UTC, on the Monday after. */
const at = (hour: string, minutes = 60) => {
  const start = Date.parse(`2026-01-12T${hour}:00.000Z`);
  return {
    start_at: new Date(start).toISOString(),
    end_at: new Date(start + minutes * 60_000).toISOString(),
  };
};

const sell = async (more: Partial<Ask<'sellBooking'>> = {}, by = staff) => {
  const request = {
    customer: buyer.cuid,
    resource: court.cuid,
    participants: [buyer.participant.cuid],
    ...at('09:00'),
    ...more,
  };
  return (await shop.office('sellBooking', request, by)).cuid;
};

const hold = (hour: string) =>
  shop.call(
    'addCartItems',
    {
      participant_id: buyer.participant.id,
      bookings: [{ resource_id: court.id, dates: [at(hour)] }],
    },
    buyer,
  );

const calendar = async (more: Partial<Ask<'getResourceCalendar'>> = {}, by = staff) => {
  const request = { day: '2026-01-12', resource: court.cuid, ...more };
  const { resources } = await shop.office('getResourceCalendar', request, by);
  return resources[0] ?? expect.fail();
};

const move = (booking: string, more: Partial<Ask<'moveBooking'>> = {}, by = staff) =>
  shop.office('moveBooking', { booking, was: at('09:00'), ...at('10:00'), ...more }, by);

describe('the calendar', () => {
  test('200 shows open and booked hours, holds with their end, and blocks with their reason', async () => {
    const cuid = await sell();
    await hold('10:00');
    await shop.office(
      'createResourceBlock',
      {
        resources: [court.cuid],
        reason: 'Filet à réparer',
        first_day: '2026-01-12',
        last_day: '2026-01-12',
        hours: { opens: '12:00', closes: '14:00' },
      },
      staff,
    );
    const view = await calendar();
    expect(view.open.length).toBeGreaterThan(0);
    expect(view.entries).toMatchObject([
      {
        kind: 'BOOKED',
        ...at('09:00'),
        booking: { cuid, participants_count: 1, dates_count: 1, owed_amount: 1_800 },
        block: null,
      },
      { kind: 'HELD', ...at('10:00'), booking: null, expires_at: '2026-01-05T08:15:00.000Z' },
      { kind: 'BLOCKED', ...at('11:00', 120), booking: null, block: { reason: 'Filet à réparer' } },
    ]);
  });

  test('200 leaves out expired and cancelled bookings, and other days and resources', async () => {
    const booking = await sell();
    await hold('10:00');
    shop.clock.set('2026-01-05T08:15:00.000Z');
    await shop.office('cancelBooking', { booking, message: 'Pluie' }, staff);
    await sell({ resource: hall.cuid });
    expect((await calendar()).entries).toEqual([]);
    expect((await calendar({ day: '2026-01-13', days: 7 })).entries).toEqual([]);
    const { resources } = await shop.office('getResourceCalendar', { day: '2026-01-12' }, staff);
    const [own, other] = [court, hall].map(
      ({ cuid }) => resources.find((one) => one.cuid === cuid)?.entries.length,
    );
    expect([own, other]).toEqual([0, 1]);
  });

  test('200 limited to a group, says that there are more than it lists', async () => {
    const group = await shop.make.resourceGroup(organiser);
    const put = (resource: Made) =>
      shop.sql(
        'insert into resource_group_members (organiser_id, resource_id, group_id) values ($1, $2, $3)',
        [organiser.id, resource.id, group.id],
      );
    await put(hall);
    const view = () =>
      shop.office('getResourceCalendar', { day: '2026-01-12', group: group.cuid }, staff);
    expect(await view()).toMatchObject({ more: false, resources: [{ cuid: hall.cuid }] });
    const configuration = await shop.make.bookingConfiguration(organiser);
    const seat = async () => put(await shop.make.resource(organiser, configuration));
    for (let number = 1; number < 50; number += 1) await seat();
    expect((await view()).more).toBe(false);
    await seat();
    const many = await view();
    expect([many.resources.length, many.more]).toEqual([50, true]);
    await shop.sql('delete from resource_group_members');
    expect(await view()).toEqual({ more: false, resources: [] });
    await shop.sql('delete from resources where booking_configuration_id = $1', [configuration.id]);
  });

  test('404 for an unknown resource', async () => {
    await expect(calendar({ resource: 'nothing' })).rejects.toMatchObject({
      code: 'RESOURCE_NOT_FOUND',
    });
  });

  test('200 without amounts for staff without the right to see payments', async () => {
    await sell();
    const reader = await shop.make.collaborator(organiser, ['bookings.read']);
    expect((await calendar({}, reader)).entries[0]?.booking?.owed_amount).toBeNull();
  });
});

describe('a custom price', () => {
  test('200 for staff who may change bookings', async () => {
    const booking = await sell({ price: 1_000, total_amount: 1_000 });
    expect(await shop.office('getOfficeBooking', { booking }, staff)).toMatchObject({
      total_amount: 1_000,
    });
  });

  test('403 for others, and nothing is booked', async () => {
    const desk = await shop.make.collaborator(organiser, ['bookings.create']);
    await expect(sell({ price: 1_000 }, desk)).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
      fields: { price: 'NOT_PERMITTED' },
    });
    expect((await calendar()).entries).toEqual([]);
  });
});

describe('moving a booking', () => {
  const times = async () =>
    (await calendar()).entries.map(({ start_at, end_at }) => ({ start_at, end_at }));

  test('200 to a time that overlaps its former one, and back; the price stays', async () => {
    const booking = await sell({ price: 1_000 });
    const { back } = await move(booking, at('09:30'));
    expect(await times()).toEqual([at('09:30')]);
    expect(await shop.office('getOfficeBooking', { booking }, staff)).toMatchObject({
      ...at('09:30'),
      total_amount: 1_000,
    });
    await shop.office('moveBooking', back, staff);
    expect(await times()).toEqual([at('09:00')]);
  });

  test('200 to another resource, where every list then shows it', async () => {
    const booking = await sell();
    await move(booking, { ...at('09:00'), resource: hall.cuid });
    expect(await times()).toEqual([]);
    expect(await shop.office('getOfficeBooking', { booking }, staff)).toMatchObject({
      resource: { cuid: hall.cuid },
    });
    await sell();
  });

  test('200 longer at its new price, and shorter with the difference to be given back', async () => {
    const booking = await sell();
    const money = async () => {
      const details = await shop.office('getOfficeBooking', { booking }, staff);
      return [details.total_amount, details.paid_amount, details.credit_amount];
    };
    await move(booking, { ...at('09:00', 90), reprice: true });
    expect(await money()).toEqual([2_500, 0, 0]);
    await shop.office('recordPayment', { customer: buyer.cuid, amount: 2_500 }, staff);
    await move(booking, { was: at('09:00', 90), ...at('09:00'), reprice: true });
    expect(await money()).toEqual([1_800, 2_500, 700]);
    expect(await brokenBooks()).toEqual([]);
  });

  test('200 a started booking can be made longer but keeps its start', async () => {
    const booking = await sell();
    shop.clock.set('2026-01-12T09:20:00.000Z');
    await expect(move(booking)).rejects.toMatchObject({ code: 'BOOKING_STARTED' });
    await move(booking, at('09:00', 90));
    expect(await times()).toEqual([at('09:00', 90)]);
    shop.clock.set('2026-01-12T11:00:00.000Z');
    await expect(move(booking, { was: at('09:00', 90), ...at('09:00') })).rejects.toMatchObject({
      code: 'BOOKING_STARTED',
    });
  });

  test.each<[string, Partial<Ask<'moveBooking'>>]>([
    ['BOOKING_MOVED', { was: at('09:30') }],
    ['RESOURCE_NOT_FOUND', { resource: 'nothing' }],
    ['BOOKING_DURATION_UNKNOWN', at('10:00', 45)],
    ['BOOKING_NOT_POSSIBLE', at('04:00')],
    ['BOOKING_NOT_POSSIBLE', at('10:10')],
    ['RESOURCE_TAKEN', at('11:30')],
    ['RESOURCE_TAKEN', { ...at('12:30'), resource: undefined }],
  ])('%s for %j, and it stays in place', async (code, more) => {
    const booking = await sell();
    await sell(at('12:00'));
    await expect(move(booking, more)).rejects.toMatchObject({ code });
    expect(await times()).toEqual([at('09:00'), at('12:00')]);
  });

  test('RESOURCE_TAKEN over a block or a time in a cart', async () => {
    const booking = await sell();
    await hold('12:00');
    await expect(move(booking, at('11:30'))).rejects.toMatchObject({ code: 'RESOURCE_TAKEN' });
    const day = '2026-01-12';
    const hours = { opens: '14:00', closes: '15:00' };
    const block = { resources: [court.cuid], first_day: day, last_day: day, hours };
    await shop.office('createResourceBlock', block, staff);
    await expect(move(booking, at('13:30'))).rejects.toMatchObject({ code: 'RESOURCE_TAKEN' });
  });

  test('BOOKING_ALREADY_CANCELLED, and BOOKING_NOT_FOUND for an unknown one', async () => {
    const booking = await sell();
    await shop.office('cancelBooking', { booking, message: 'Pluie' }, staff);
    await expect(move(booking)).rejects.toMatchObject({ code: 'BOOKING_ALREADY_CANCELLED' });
    await expect(move('nothing')).rejects.toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });

  test('BOOKING_OF_MANY_DATES elsewhere; within its resource each date moves alone', async () => {
    const { cart } = await shop.call(
      'addCartItems',
      {
        participant_id: buyer.participant.id,
        bookings: [{ resource_id: court.id, dates: [at('09:00'), at('12:00')] }],
      },
      buyer,
    );
    const request = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
    await shop.call('checkoutCart', request, buyer);
    const booking = (await calendar()).entries[0]?.booking?.cuid ?? '';
    await expect(move(booking, { resource: hall.cuid })).rejects.toMatchObject({
      code: 'BOOKING_OF_MANY_DATES',
    });
    await expect(move(booking, at('11:30'))).rejects.toMatchObject({ code: 'RESOURCE_TAKEN' });
    await move(booking, at('14:00'));
    expect(await shop.office('getOfficeBooking', { booking }, staff)).toMatchObject({
      dates: [at('12:00'), at('14:00')],
      start_at: at('12:00').start_at,
      end_at: at('14:00').end_at,
    });
  });

  test('race: of many bookings moved to one hour, one gets it', async () => {
    const hours = ['09:00', '10:00', '11:00', '13:00', '14:00'];
    const bookings: string[] = [];
    for (const hour of hours) bookings.push(await sell(at(hour)));
    const outcomes = await Promise.allSettled(
      bookings.map((booking, index) =>
        move(booking, { was: at(hours[index] ?? ''), ...at('12:00') }),
      ),
    );
    const codes = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [Object(one.reason).code] : [],
    );
    expect(codes).toEqual(['RESOURCE_TAKEN', 'RESOURCE_TAKEN', 'RESOURCE_TAKEN', 'RESOURCE_TAKEN']);
  });
});

async function brokenBooks(): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const violations = await checkInvariants(client);
  await client.end();
  return violations.filter((one) => !one.includes('weekdays'));
}
