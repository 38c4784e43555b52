import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const COUNT = 12;
const ROUNDS = 60;

let shop: Shop;
let organiser: Made;
let activity: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
  for (let day = 1; day <= COUNT; day += 1)
    await shop.make.availability(organiser, activity, {
      days: [`2026-07-${String(day).padStart(2, '0')}`],
    });
});
afterAll(() => shop.close());

/** Closes and opens all of them, again and again, while lists are read. */
async function whileWritten(read: () => Promise<void>): Promise<void> {
  let reading = true;
  const writing = (async () => {
    for (let closed = true; reading; closed = !closed)
      await shop.sql('update availabilities set status = $1 where organiser_id = $2', [
        closed ? 'CLOSED' : 'OPEN',
        organiser.id,
      ]);
  })();
  try {
    for (let round = 0; round < ROUNDS; round += 1) await read();
  } finally {
    reading = false;
    await writing;
  }
}

test('what a list says is open is open, and as many as it counts, while somebody closes and opens all of it', async () => {
  const seen = new Set<number>();
  await whileWritten(async () => {
    const { data, count } = await shop.call('listAvailabilities', {
      status: ['OPEN'],
      page_size: 100,
    });
    expect(data).toHaveLength(count);
    expect(data.map(({ status }) => status)).toEqual(data.map(() => 'OPEN'));
    seen.add(count);
  });
  // both were met
  expect([...seen].toSorted((one, other) => one - other)).toEqual([0, COUNT]);
});

test('the dates of a week and the resources of a site are as many as are counted, while they change', async () => {
  const configuration = await shop.make.bookingConfiguration(organiser);
  for (let each = 0; each < COUNT; each += 1) await shop.make.resource(organiser, configuration);
  let writing = true;
  const writer = (async () => {
    for (let published = false; writing; published = !published)
      await shop.sql('update resources set published = $1 where organiser_id = $2', [
        published,
        organiser.id,
      ]);
  })();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { data, count } = await shop.call('listResources', { limit: 100 });
      expect(data).toHaveLength(count);
    }
  } finally {
    writing = false;
    await writer;
  }
  await whileWritten(async () => {
    const { availabilities_dates: found } = await shop.call('listAvailabilityDates', {
      status: ['OPEN'],
      page_size: 100,
    });
    expect(found.data).toHaveLength(found.count);
  });
});
