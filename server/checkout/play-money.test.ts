import {
  FEBRUARY,
  MEANS,
  type MandateShop,
  openMandateShop,
  ORDERED,
  type Orderer,
} from '@ribambelle/testing/providers/mandate-shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/** An organiser that tried its site with keys for tests, and sells for real money from then on. */

let house: MandateShop;
beforeAll(async () => {
  house = await openMandateShop();
  for (const provider of PROVIDERS) {
    const key = house.fakes[provider].access('LIVE').account.keys.TEST;
    await house.shop.office('connectPaymentProvider', { provider, key }, house.staff);
  }
});
afterAll(() => house.close());
beforeEach(() => house.shop.clock.set(ORDERED));

const PROVIDERS = ['mollie', 'stripe'] as const;
type Name = (typeof PROVIDERS)[number];

async function setMode(mode: 'TEST' | 'LIVE'): Promise<void> {
  await house.shop.sql('update organisers set payment_mode = $1 where id = $2', [
    mode,
    house.organiser.id,
  ]);
  await until(async () => {
    const { organiser } = await house.shop.call('getWebsite', {});
    return organiser.settings.test_mode === (mode === 'TEST');
  });
}

/** Lets a provider's account for tests collect what is begun. */
async function tryWith(name: Name): Promise<void> {
  await setMode('LIVE');
  await house.collectBy(name);
  const ask = "select id from payment_providers where provider = $1 and mode = 'TEST'";
  const [account] = await house.shop.sql<{ id: string }>(ask, [name]);
  await house.shop.sql('update organisers set test_provider_id = $1 where id = $2', [
    account?.id,
    house.organiser.id,
  ]);
  await setMode('TEST');
}

const placesOf = async ({ id }: { readonly id: number }) =>
  (await house.shop.sql('select from registrations where customer_id = $1', [id])).length;
const paymentsOf = ({ id }: { readonly id: number }) =>
  house.shop.sql<{ state: string; provider_reference: string }>(
    'select state, provider_reference from payments where customer_id = $1',
    [id],
  );

test.each(PROVIDERS)(
  '%s: a page that was opened in a trial buys nothing once money is real',
  async (name) => {
    await tryWith(name);
    const family = await house.goToPage({ name });
    await setMode('LIVE');
    house.fakes[name].books.pay(family.reference, MEANS[name].card);
    await house.settled();
    expect(await placesOf(family)).toBe(0);
    expect(await paymentsOf(family)).toMatchObject([{ state: 'CANCELLED' }]);
    expect(await house.askAbout(family)).toBe(false);
    const { cart } = await house.shop.call('getSession', {}, family);
    expect(cart).toMatchObject({ status: 'OPEN' });
  },
);

test('a page that had expired in the trial buys nothing either, however late', async () => {
  await tryWith('mollie');
  const family = await house.goToPage({ name: 'mollie' });
  house.fakes.mollie.books.expire(family.reference);
  await house.settled();
  expect(await paymentsOf(family)).toMatchObject([{ state: 'EXPIRED' }]);
  await setMode('LIVE');
  house.fakes.mollie.books.pay(family.reference, MEANS.mollie.card);
  await house.settled();
  expect(await placesOf(family)).toBe(0);
});

test('a debt is not paid by a page of the trial, and no means of payment is kept', async () => {
  await tryWith('mollie');
  const family: Orderer = await house.order();
  const { reference } = await house.agree(family);
  await setMode('LIVE');
  house.fakes.mollie.books.pay(reference, MEANS.mollie.card);
  await house.settled();
  expect(await house.owed(family)).toBe(10_000);
  expect(await house.mandateOf(family)).toMatchObject({ state: 'ENDED', end_reason: 'NOT_PAID' });
});

test('in a trial it buys as ever, and so does real money that comes during one', async () => {
  await tryWith('mollie');
  const trying = await house.goToPage({ name: 'mollie' });
  house.fakes.mollie.books.pay(trying.reference, MEANS.mollie.card);
  await house.settled();
  expect(await placesOf(trying)).toBe(1);
  await setMode('LIVE');
  const family = await house.agreed('mollie');
  await setMode('TEST');
  await house.round(FEBRUARY);
  expect(await house.collected(family)).toEqual([]);
  await setMode('LIVE');
  await house.round('2036-02-06T06:00:00.000Z');
  expect(await house.collected(family)).toEqual(['PAID']);
});

test('it is never given back in real money; in the trial it is', async () => {
  await tryWith('mollie');
  const family = await house.goToPage({ name: 'mollie' });
  house.fakes.mollie.books.pay(family.reference, MEANS.mollie.card);
  await house.settled();
  const { payment } = family;
  const giveBack = (to: 'BANK' | 'TRANSFER' | 'WALLET') => {
    const account = { holder: 'Anne Dubois', iban: 'BE68 5390 0754 7034' };
    const order = { payment, amount: 100, to, reason: 'Malade', due: 'STAYS', ...account } as const;
    return house.shop.office('refundPayment', order, house.staff);
  };
  await giveBack('BANK');
  await setMode('LIVE');
  for (const to of ['BANK', 'TRANSFER'] as const)
    await expect(giveBack(to)).rejects.toMatchObject({ code: 'REFUND_WAY_NOT_POSSIBLE' });
  await giveBack('WALLET');
});
