import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveWay } from './give-way.ts';

const NOW = '2026-07-06T07:00:00.000Z';
const RUSH = 16;

/** Milliseconds for which it gave way. */
async function waited(input: { calls: () => number; due_at?: string }): Promise<number> {
  const start = performance.now();
  await giveWay({ due_at: NOW, ...input, now: NOW });
  return performance.now() - start;
}

test('a job that can wait is done at once while there are few calls', async () => {
  expect(await waited({ calls: () => 3 })).toBeLessThan(90);
});

test('it gives way to many calls until they end, for two seconds at most', async () => {
  const ebbs = [RUSH, RUSH, RUSH, 1];
  const short = await waited({ calls: () => ebbs.shift() ?? 0 });
  expect(short).toBeGreaterThan(250);
  expect(short).toBeLessThan(1500);
  expect(await waited({ calls: () => RUSH })).toBeGreaterThan(1900);
});

test('a job that is a minute late gives way to nothing', async () => {
  const due_at = '2026-07-06T06:58:59.000Z';
  expect(await waited({ calls: () => RUSH, due_at })).toBeLessThan(90);
});

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the e-mail of an order comes after a sign-in link that is requested later', async () => {
  const organiser = await shop.make.organiser({
    payment_methods: JSON.stringify([{ type: 'DELAYED', priority: 1 }]),
  });
  const availability = await shop.make.availability(
    organiser,
    await shop.make.activity(organiser),
    { capacity: 10 },
  );
  const who = await shop.make.customer(organiser, { email: 'anne@example.test' });
  const wish = {
    participant_id: who.participant.id,
    availability_id: availability.id,
    availability_dates: availability.dates.map(({ id }) => id),
  };
  const { cart } = await shop.call('addCartItems', { registrations: [wish] }, who);
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    who,
  );
  await shop.call('requestPasswordLink', { email: 'anne@example.test', redirect: '/' });
  // the order in which the queue takes them
  const jobs = await shop.sql<{ task_identifier: string }>(
    'select task_identifier from graphile_worker.jobs order by priority, run_at, id',
  );
  const names = jobs.map(({ task_identifier }) => task_identifier);
  expect(names).toStrictEqual(['send-password-link', 'match-notifications']);
});
