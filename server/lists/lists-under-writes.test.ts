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

/** Makes one write after another, again and again, while lists are read. */
async function whileWritten(
  write: (turn: number) => Promise<unknown>,
  read: () => Promise<void>,
): Promise<void> {
  const { signal, abort } = stopper();
  const writing = (async () => {
    for (let turn = 0; !signal.aborted; turn += 1) await write(turn);
  })();
  try {
    for (let round = 0; round < ROUNDS; round += 1) await read();
  } finally {
    abort();
    await writing;
  }
}

function stopper() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const closeOrOpen = (turn: number) =>
  shop.sql('update availabilities set status = $1 where organiser_id = $2', [
    turn % 2 === 0 ? 'CLOSED' : 'OPEN',
    organiser.id,
  ]);

test('a list shows open dates only, as many as it counts, while all are closed and opened', async () => {
  const seen = new Set<number>();
  await whileWritten(closeOrOpen, async () => {
    const { data, count } = await shop.call('listAvailabilities', {
      status: ['OPEN'],
      page_size: 100,
    });
    expect(data).toHaveLength(count);
    expect(data.map(({ status }) => status)).toEqual(data.map(() => 'OPEN'));
    seen.add(count);
  });
  // all of a write or nothing of it, never a part
  expect([0, COUNT]).toEqual(expect.arrayContaining([...seen]));
});

test('the count of a week’s dates matches the list while they change', () =>
  whileWritten(closeOrOpen, async () => {
    const { availabilities_dates: found } = await shop.call('listAvailabilityDates', {
      status: ['OPEN'],
      page_size: 100,
    });
    expect(found.data).toHaveLength(found.count);
  }));

test('the count of resources matches the list while they are published and withdrawn', async () => {
  const configuration = await shop.make.bookingConfiguration(organiser);
  for (let each = 0; each < COUNT; each += 1) await shop.make.resource(organiser, configuration);
  await whileWritten(
    (turn) =>
      shop.sql('update resources set published = $1 where organiser_id = $2', [
        turn % 2 === 1,
        organiser.id,
      ]),
    async () => {
      const { data, count } = await shop.call('listResources', { limit: 100 });
      expect(data).toHaveLength(count);
    },
  );
});
