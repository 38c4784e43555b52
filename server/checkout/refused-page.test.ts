import {
  type MandateShop,
  openMandateShop,
  ORDERED,
} from '@ribambelle/testing/providers/mandate-shop.ts';
import type { MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const AFTER_THE_PAGE = '2036-01-05T09:00:00.000Z';
const PAGE = /^POST .*(v2\/payments|checkout\/sessions)$/;

let house: MandateShop;
beforeAll(async () => {
  house = await openMandateShop();
});
afterAll(() => house.close());
beforeEach(() => {
  house.shop.clock.set(ORDERED);
  for (const { mishaps } of Object.values(house.fakes)) mishaps.clear();
});

const PROVIDERS = ['mollie', 'stripe'] as const;
const statesOf = async ({ id }: MadeCustomer) =>
  (
    await house.shop.sql<{ state: string }>('select state from payments where customer_id = $1', [
      id,
    ])
  ).map(({ state }) => state);

test.each(PROVIDERS)(
  '%s: a payment whose page is refused is over, and its mandate',
  async (name) => {
    await house.collectBy(name);
    const family = await house.order();
    const { mishaps, books } = house.fakes[name];
    mishaps.add({ kind: 'ERROR', status: 422, to: PAGE });
    await expect(house.agree(family)).rejects.toMatchObject({ code: 'PAYMENT_METHOD_NOT_OFFERED' });
    expect(await statesOf(family)).toEqual(['CANCELLED']);
    expect(await house.mandateOf(family)).toMatchObject({ state: 'ENDED', end_reason: 'NOT_PAID' });
    house.shop.clock.set('2036-01-05T08:01:00.000Z');
    const { reference } = await house.agree(family);
    books.pay(reference);
    await house.settled();
    expect(await house.mandateOf(family)).toMatchObject({ state: 'ACTIVE' });
    expect(await house.owed(family)).toBe(7_500);
  },
);

test.each(PROVIDERS)('%s: a page that is refused after its time has expired', async (name) => {
  await house.collectBy(name);
  const family = await house.order();
  const { mishaps } = house.fakes[name];
  mishaps.add({ kind: 'ERROR', status: 503, to: PAGE, times: 9 });
  await expect(house.agree(family)).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  expect(await statesOf(family)).toEqual(['PENDING']);
  mishaps.clear();
  house.shop.clock.set(AFTER_THE_PAGE);
  // however often it is checked
  mishaps.add({ kind: 'ERROR', status: 422, to: PAGE, times: 1_000 });
  await until(async () => {
    await house.runJob('check-payment');
    return (await statesOf(family))[0] === 'EXPIRED';
  });
  expect(await house.mandateOf(family)).toMatchObject({ state: 'ENDED', end_reason: 'NOT_PAID' });
  expect(
    await house.shop.sql("select from graphile_worker.jobs where key like 'end-payment-page %'"),
  ).toEqual([]);
});
