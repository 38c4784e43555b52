import {
  FEBRUARY,
  type MandateShop,
  openMandateShop,
  ORDERED,
  type Orderer,
} from '@ribambelle/testing/providers/mandate-shop.ts';
import { race, refusedIn } from '@ribambelle/testing/race.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../database/pool.ts';
import { runInTenantOf } from '../events/run-in-tenant.ts';
import { findOrganiser, inForce } from '../organisers/organiser.ts';
import { collectFromFamily } from './collect-from-family.ts';

let house: MandateShop;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  house = await openMandateShop({ jobs: false });
  pool = createPool(house.shop.databaseUrl, { max: 24 });
});
afterAll(async () => {
  await pool.end();
  await house.close();
});

/** A family whose part is due today, with a mandate. */
async function dueFamily(): Promise<Orderer> {
  house.shop.clock.set(ORDERED);
  const family = await house.agreed('mollie');
  house.shop.clock.set(FEBRUARY);
  return family;
}

/** Collects from a family as one round does. */
function collectOnce({ id: customer_id }: Orderer): Promise<void> {
  const now = house.shop.clock.now();
  const until = '2036-02-05T23:00:00.000Z';
  return runInTenantOf(pool, { organiser_id: house.organiser.id, now })(async (db, emit) => {
    const organiser = await findOrganiser(db);
    if (organiser === undefined) throw new Error('There is no organiser');
    await collectFromFamily(db, { emit, organiser: inForce(organiser), customer_id, until, now });
  });
}
const rounds = (family: Orderer, number: number) =>
  Array.from({ length: number }, () => collectOnce(family));

/** Returns the payments of a family that may still take money, or took it, after the first one. */
const living = ({ id }: Orderer) =>
  house.shop.sql<{ collected: boolean; amount: number }>(
    "select collected, amount from payments where customer_id = $1 and state = 'PENDING'",
    [id],
  );

/** Returns the number of payments that many rounds at once begin. */
async function begunBy(number: number): Promise<number> {
  const family = await dueFamily();
  await Promise.all(rounds(family, number));
  return (await living(family)).length;
}

test.each([2, 20])('%i rounds at once begin one payment', async (number) => {
  const family = await dueFamily();
  await Promise.all(rounds(family, number));
  expect(await living(family)).toEqual([{ collected: true, amount: 2_500 }]);
});

test('without the locks, two rounds collect the same part twice', async () => {
  expect(await mostWithoutLocks(() => begunBy(2), { right: 1 })).toBeGreaterThan(1);
}, 240_000);

test.each([2, 20])(
  'a round and a family that presses %i times at once: one payment, whoever is first',
  async (number) => {
    const family = await dueFamily();
    const request = { destination: family.reference, next: true, return_url: '/fr/account/home' };
    const presses = Array.from({ length: number }, () =>
      house.shop.call('startOnlinePayment', request, family),
    );
    const outcomes = await Promise.allSettled([...rounds(family, 1), ...presses]);
    expect(await living(family)).toMatchObject([{ amount: 2_500 }]);
    const [{ collected } = { collected: false }] = await living(family);
    expect(refusedIn(outcomes)).toEqual(collected ? ['PAYMENT_ON_ITS_WAY'] : []);
    // whatever was first, a second round changes nothing
    await collectOnce(family);
    expect(await living(family)).toHaveLength(1);
  },
);

test.each([2, 20])(
  '%i ends and a round at once: it ends once, and at most one payment waits',
  async (number) => {
    const family = await dueFamily();
    const payment_mandate = (await house.mandateOf(family))?.cuid ?? '';
    const ends = Array.from({ length: number }, () =>
      house.shop.call('endPaymentMandate', { payment_mandate }, family),
    );
    const [{ passed, refused }] = await Promise.all([race(ends), ...rounds(family, 1)]);
    expect(passed).toBe(1);
    expect(refused).toEqual(['PAYMENT_MANDATE_OVER']);
    expect((await living(family)).length).toBeLessThanOrEqual(1);
    expect(await house.mandateOf(family)).toMatchObject({ state: 'ENDED' });
    const before = (await living(family)).length;
    await collectOnce(family);
    expect(await living(family)).toHaveLength(before);
  },
);
