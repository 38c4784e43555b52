import {
  FEBRUARY,
  type MandateShop,
  openMandateShop,
  ORDERED,
  type Orderer,
} from '@ribambelle/testing/providers/mandate-shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let house: MandateShop;
beforeAll(async () => {
  house = await openMandateShop();
});
afterAll(() => house.close());
beforeEach(() => {
  house.shop.clock.set(ORDERED);
  house.fakes.mollie.mishaps.clear();
});

/** Makes a family of whom a payment is to be collected while the provider is away. */
async function waiting(): Promise<Orderer> {
  const family = await house.agreed('mollie');
  house.fakes.mollie.mishaps.add({ kind: 'ERROR', status: 503, times: 1_000 });
  await house.round(FEBRUARY);
  expect(await house.collected(family)).toEqual(['PENDING']);
  return family;
}

const checks = (family: Orderer) =>
  house.shop.sql<{ id: string; attempt: number; attempts: number }>(
    `select j.id, (j.payload ->> 'attempt')::integer as attempt, j.attempts from graphile_worker._private_jobs j
     join payments p on j.key = 'check-payment ' || p.cuid where p.customer_id = $1 and p.collected`,
    [family.id],
  );

test('a check that failed for good is made again later', async () => {
  const family = await waiting();
  await until(async () => (await checks(family))[0]?.attempts === 1);
  const [before] = await checks(family);
  await house.shop.sql(
    'update graphile_worker._private_jobs set run_at = now(), attempts = max_attempts - 1 where id = $1',
    [before?.id],
  );
  await until(async () => (await checks(family))[0]?.attempt === 1);
  house.fakes.mollie.mishaps.clear();
  await house.runJob('check-payment');
  expect(await house.collected(family)).toEqual(['PAID']);
  expect(await house.owed(family)).toBe(5_000);
});

test('a check without an account is made again later, when it may be connected', async () => {
  const family = await waiting();
  const [account] = await house.shop.sql<{ id: number; key_sealed: string }>(
    "select id, key_sealed from payment_providers where provider = 'mollie'",
  );
  const setAccount = (key: string | null, at: string | null) =>
    house.shop.sql(
      'update payment_providers set key_sealed = $2, disconnected_at = $3 where id = $1',
      [account?.id, key, at],
    );
  await setAccount(null, FEBRUARY);
  await house.runJob('check-payment');
  expect(await checks(family)).toMatchObject([{ attempt: 1 }]);
  await setAccount(account?.key_sealed ?? null, null);
  house.fakes.mollie.mishaps.clear();
  await house.runJob('check-payment');
  expect(await house.collected(family)).toEqual(['PAID']);
});
