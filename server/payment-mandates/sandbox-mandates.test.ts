import {
  FEBRUARY,
  type MandateShop,
  MARCH,
  openMandateShop,
} from '@ribambelle/testing/providers/mandate-shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let house: MandateShop;
beforeAll(async () => {
  house = await openMandateShop({ payment_mode: 'DEMO' });
});
afterAll(() => house.close());

test('with the sandbox, a family keeps its card, is collected of, and ends it', async () => {
  const { shop } = house;
  const family = await house.order();
  const { page } = await house.agree(family);
  const body = new URLSearchParams({ action: 'pay' });
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  await until(async () => (await house.mandateOf(family))?.state === 'ACTIVE');
  const { data } = await shop.call('listPaymentMandates', {}, family);
  expect(data).toMatchObject([{ label: 'Visa ···· 4242', valid_until: null }]);
  expect(await house.owed(family)).toBe(7_500);
  await house.round(FEBRUARY);
  expect(await house.collected(family)).toEqual(['PAID']);
  expect(await house.owed(family)).toBe(5_000);
  await shop.call('endPaymentMandate', { payment_mandate: data[0]?.cuid ?? '' }, family);
  const ended =
    'select mandate_ended_at from sandbox_payments where keep and mandate_ended_at is not null';
  await until(async () => (await shop.sql(ended)).length === 1);
  await house.round(MARCH);
  expect(await house.collected(family)).toEqual(['PAID']);
});

test('a card of the sandbox collects no real money', async () => {
  const { shop, organiser } = house;
  const family = await house.order();
  const { page } = await house.agree(family);
  const body = new URLSearchParams({ action: 'pay' });
  await fetch(page, { method: 'POST', body, redirect: 'manual' });
  await until(async () => (await house.mandateOf(family))?.state === 'ACTIVE');
  await shop.sql("update organisers set payment_mode = 'LIVE' where id = $1", [organiser.id]);
  await house.round('2036-04-05T05:00:00.000Z');
  expect(await house.collected(family)).toEqual([]);
});
