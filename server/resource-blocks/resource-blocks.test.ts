import type { Ask } from '@ribambelle/api/client.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
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
    'resources.read',
    'resources.update',
    'resources.delete',
    'bookings.create',
    'exports.create',
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-01-05T08:00:00.000Z');
  const configuration = await shop.make.bookingConfiguration(organiser);
  court = await shop.make.resource(organiser, configuration);
  hall = await shop.make.resource(organiser, configuration);
  buyer = await shop.make.customer(organiser);
});

/** One hour from this hour in UTC on the Monday after; Brussels is an hour ahead. */
const at = (hour: number) => ({
  start_at: new Date(Date.UTC(2026, 0, 12, hour)).toISOString(),
  end_at: new Date(Date.UTC(2026, 0, 12, hour + 1)).toISOString(),
});

/** Blocks the court on that Monday, from 11 to 13 o’clock in Brussels. */
const block = (more: Partial<Ask<'createResourceBlock'>> = {}) =>
  shop.office(
    'createResourceBlock',
    {
      resources: [court.cuid],
      reason: 'Toit qui fuit',
      first_day: '2026-01-12',
      last_day: '2026-01-12',
      hours: { opens: '11:00', closes: '13:00' },
      ...more,
    },
    staff,
  );

const add = (hour: number, resource = court) =>
  shop.call(
    'addCartItems',
    {
      participant_id: buyer.participant.id,
      bookings: [{ resource_id: resource.id, dates: [at(hour)] }],
    },
    buyer,
  );

const sell = (hour: number) =>
  shop.office(
    'sellBooking',
    {
      customer: buyer.cuid,
      resource: court.cuid,
      participants: [buyer.participant.cuid],
      ...at(hour),
    },
    staff,
  );

async function hoursOffered(resource = court): Promise<readonly number[]> {
  const { data } = await shop.call('listResourceAvailabilities', {
    resources: [resource.id],
    after: '2026-01-12',
    before: '2026-01-13',
  });
  return data.map(({ start_at }) => new Date(start_at).getUTCHours());
}

test('200 a blocked slot is not offered, on the site or at the desk; adjacent slots are', async () => {
  const before = await hoursOffered();
  expect(before).toEqual(expect.arrayContaining([9, 10, 11, 12]));
  await block();
  expect(await hoursOffered()).toEqual(before.filter((hour) => hour !== 10 && hour !== 11));
  await expect(add(10)).rejects.toMatchObject({ code: 'RESOURCE_TAKEN' });
  await expect(sell(11)).rejects.toMatchObject({ code: 'RESOURCE_TAKEN' });
  await add(9);
  await sell(12);
});

test('200 many resources at once, whole days on some weekdays; the other days stay free', async () => {
  await block({
    resources: [court.cuid, hall.cuid, hall.cuid],
    last_day: '2026-01-18',
    hours: null,
    weekdays: [1],
  });
  expect([await hoursOffered(), await hoursOffered(hall)]).toEqual([[], []]);
  const rows = await shop.sql(
    'select resource_id from resource_block_times where resource_id = any($1)',
    [[court.id, hall.id]],
  );
  expect(rows).toHaveLength(2);
});

test('409 with the number of bookings and cart items in the way; blocked all the same when staff insist', async () => {
  await add(10);
  await sell(11);
  await expect(block()).rejects.toMatchObject({
    code: 'RESOURCE_BLOCK_BOOKED',
    details: { booked: 2 },
  });
  await block({ despite_bookings: true });
  // bookings stay, and items in carts can no longer be bought
  const bookings = await shop.sql(
    'select from booking_dates where cancelled_at is null and resource_id = $1',
    [court.id],
  );
  expect(bookings).toHaveLength(1);
  const { cart } = await shop.call('getSession', {}, buyer);
  const paying = { cart_id: cart?.id ?? 0, payment_strategy: 'DELAYED' as const, terms: true };
  await expect(shop.call('checkoutCart', paying, buyer)).rejects.toMatchObject({
    code: 'RESOURCE_TAKEN',
  });
});

test('200 beside a booking, and over another block, without insisting', async () => {
  await sell(9);
  await sell(12);
  await block();
  await block({ hours: { opens: '12:00', closes: '13:00' } });
  const timesOfBlock = 'select from resource_block_times where resource_id = $1';
  expect(await shop.sql(timesOfBlock, [court.id])).toHaveLength(2);
});

test.each<[string, Partial<Ask<'createResourceBlock'>>, string]>([
  ['RESOURCE_NOT_FOUND', { resources: ['nothing'] }, 'resources'],
  ['BOOKING_DAYS_REVERSED', { last_day: '2026-01-11' }, 'last_day'],
  ['BOOKING_HOURS_REVERSED', { hours: { opens: '11:00', closes: '10:00' } }, 'hours.closes'],
  ['RESOURCE_BLOCK_TOO_LONG', { last_day: '2027-01-13' }, 'last_day'],
  ['RESOURCE_BLOCK_WITHOUT_DAYS', { weekdays: [7] }, 'weekdays'],
])('%s for %j', async (code, more, field) => {
  await expect(block(more)).rejects.toMatchObject({ code, fields: { [field]: code } });
  expect(
    await shop.sql('select from resource_block_times where resource_id = $1', [court.id]),
  ).toEqual([]);
});

test('404 for another organiser’s resource', async () => {
  const other = await shop.make.organiser({}, '127.0.0.2');
  const theirs = await shop.make.resource(other, await shop.make.bookingConfiguration(other));
  await expect(block({ resources: [court.cuid, theirs.cuid] })).rejects.toMatchObject({
    code: 'RESOURCE_NOT_FOUND',
  });
});

test('200 listed by resource, days and reason; shown; deleted and free again; restored', async () => {
  const { cuid } = await block();
  const cuidsFound = async (filters: Ask<'listResourceBlocks'>) =>
    (await shop.office('listResourceBlocks', filters, staff)).data.map((one) => one.cuid);
  const ofCourt = { resource: court.cuid };
  expect(await cuidsFound(ofCourt)).toEqual([cuid]);
  expect(await cuidsFound({ ...ofCourt, search: 'toit' })).toEqual([cuid]);
  expect(await cuidsFound({ ...ofCourt, search: 'neige' })).toEqual([]);
  expect(await cuidsFound({ ...ofCourt, from: '2026-01-12', to: '2026-01-12' })).toEqual([cuid]);
  expect(await cuidsFound({ ...ofCourt, from: '2026-01-13' })).toEqual([]);
  expect(await cuidsFound({ resource: hall.cuid })).toEqual([]);
  expect(await shop.office('getResourceBlock', { block: cuid }, staff)).toMatchObject({
    reason: 'Toit qui fuit',
    hours: { opens: '11:00', closes: '13:00' },
    resources: [{ cuid: court.cuid, name: 'Court de tennis' }],
    created_by: expect.any(String),
  });
  const { removal } = await shop.office('deleteResourceBlock', { block: cuid }, staff);
  expect(await hoursOffered()).toContain(10);
  for (const endpoint of ['getResourceBlock', 'deleteResourceBlock'] as const)
    await expect(shop.office(endpoint, { block: cuid }, staff)).rejects.toMatchObject({
      code: 'RESOURCE_BLOCK_NOT_FOUND',
    });
  await shop.office('restoreRemoval', { removal }, staff);
  expect(await hoursOffered()).not.toContain(10);
});

describe('409 a block does not come back over a later booking', () => {
  const takeAway = async (cuid: string) => {
    shop.clock.set('2026-01-05T09:00:00.000Z');
    const { removal } = await shop.office('deleteResourceBlock', { block: cuid }, staff);
    shop.clock.set('2026-01-05T09:01:00.000Z');
    return removal;
  };
  const meanwhile = { code: 'RESOURCE_BLOCK_BOOKED_MEANWHILE', status: 409 };

  test('sold, and the hours stay free around it', async () => {
    const removal = await takeAway((await block()).cuid);
    await sell(10);
    await expect(shop.office('restoreRemoval', { removal }, staff)).rejects.toMatchObject(
      meanwhile,
    );
    expect(await hoursOffered()).toContain(11);
  });

  test('in a cart, until it expires', async () => {
    const removal = await takeAway((await block()).cuid);
    await add(11);
    await expect(shop.office('restoreRemoval', { removal }, staff)).rejects.toMatchObject(
      meanwhile,
    );
  });

  test('moved there by staff', async () => {
    const { cuid: booking } = await sell(14);
    const removal = await takeAway((await block()).cuid);
    const mover = await shop.make.collaborator(organiser, ['bookings.update']);
    await shop.office('moveBooking', { booking, was: at(14), ...at(10) }, mover);
    await expect(shop.office('restoreRemoval', { removal }, staff)).rejects.toMatchObject(
      meanwhile,
    );
  });

  test('200 a block over a booking can be deleted and restored, also with a booking beside it', async () => {
    await sell(10);
    const removal = await takeAway((await block({ despite_bookings: true })).cuid);
    await sell(14);
    expect(await shop.office('restoreRemoval', { removal }, staff)).toEqual({ message: null });
    expect(await hoursOffered()).not.toContain(11);
  });
});

test('200 a blocked resource can be deleted', async () => {
  await block();
  await shop.office('deleteResource', { resource: court.cuid }, staff);
  expect(await shop.sql('select from resources where id = $1', [court.id])).toEqual([]);
});

test('every change is in the log', async () => {
  const { cuid } = await block();
  const rows = await shop.sql<{ summary: string }>(
    'select summary from audit_log where entity_cuid = $1',
    [cuid],
  );
  expect(rows).toEqual([{ summary: 'Toit qui fuit' }]);
});

/** Blocks and books the same hour at once; returns how many blocks and bookings succeeded. */
async function race(): Promise<number> {
  const configuration = await shop.make.bookingConfiguration(organiser);
  court = await shop.make.resource(organiser, configuration);
  const outcomes = await Promise.allSettled([block(), sell(10), add(11), block(), sell(11)]);
  for (const one of outcomes)
    if (one.status === 'rejected')
      expect(['RESOURCE_TAKEN', 'RESOURCE_BLOCK_BOOKED']).toContain(Object(one.reason).code);
  const [blocked, ...rest] = await overlaps();
  expect(rest).toEqual([]);
  return blocked?.count ?? 0;
}

/** Counts the bookings and holds under a block of this court. */
function overlaps(): Promise<{ count: number }[]> {
  return shop.sql<{ count: number }>(
    `select count(*)::integer as count from resource_block_times t
     join (select resource_id, start_at, end_at from booking_dates union all
       select i.resource_id, h.start_at, h.end_at from cart_items i
       cross join lateral jsonb_to_recordset(i.price_lines -> 'dates') as h (start_at timestamptz, end_at timestamptz)
       where i.type = 'BOOKING') b
       on b.resource_id = t.resource_id and tstzrange(b.start_at, b.end_at) && tstzrange(t.start_at, t.end_at)
     where t.resource_id = $1`,
    [court.id],
  );
}

test('race: no slot is blocked and booked at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) expect(await race()).toBe(0);
});

test('race, negative control: without the lock the same race books a blocked slot', async () => {
  const right = 0;
  expect(await mostWithoutLocks(race, { right })).toBeGreaterThan(right);
});
