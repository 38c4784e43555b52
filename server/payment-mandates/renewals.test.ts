import {
  type MandateShop,
  openMandateShop,
  ORDERED,
} from '@ribambelle/testing/providers/mandate-shop.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const RENEWED = '2037-01-04T08:00:00.000Z';

let house: MandateShop;
let membership: Made;
beforeAll(async () => {
  house = await openMandateShop();
  await house.collectBy('mollie');
});
afterAll(() => house.close());
beforeEach(async () => {
  house.shop.clock.set(ORDERED);
  membership = await house.shop.make.membership(house.organiser, { recurring: true });
});

interface Member extends MadeCustomer {
  readonly membership: string;
  readonly words: string | null;
}

/** Makes a family that orders a membership of 120.00, then pays it online, and agrees if it may. */
async function member(of: { readonly agrees: boolean }): Promise<Member> {
  const { shop, organiser, fakes } = house;
  const family = await shop.make.customer(organiser);
  const wish = { memberships: [{ membership_id: membership.id }] };
  const { cart } = await shop.call('addCartItems', wish, family);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', order, family);
  const purchase = await shop.call('getCheckoutSuccess', { cart: cart.cuid }, family);
  const cuid = purchase.memberships[0]?.cuid ?? '';
  const destination = cart.cuid;
  const { words } = await shop.call('getPaymentAgreement', { destination }, family);
  const request = { destination, agreement: of.agrees ? words : null, return_url: '/fr/account' };
  const { checkout_url } = await shop.call('startOnlinePayment', request, family);
  fakes.mollie.books.pay(checkout_url.split('/').at(-1) ?? '', 'creditcard');
  await house.settled();
  return { ...family, membership: cuid, words };
}

/** Lets the membership be announced and renewed, and the round of the last day to pay it come. */
async function renew(family: Member): Promise<void> {
  await renewIn(family, { announced: '2036-12-06T08:00:00.000Z', at: RENEWED, cycles: 2 });
  await house.round('2037-01-18T06:00:00.000Z');
}

async function renewIn(
  family: Member,
  of: { readonly announced: string; readonly at: string; readonly cycles: number },
): Promise<void> {
  await house.idle();
  for (const at of [of.announced, of.at]) {
    house.shop.clock.set(at);
    await house.runJob('membership renewal ');
  }
  // the family's session is over after a year
  const cycles = 'select id from receivables where customer_id = $1';
  await until(async () => (await house.shop.sql(cycles, [family.id])).length === of.cycles);
}

test('a renewal that the family agreed to is collected when it is to be paid', async () => {
  const family = await member({ agrees: true });
  expect(family.words?.replaceAll(/[\u00a0\u202f]/gu, ' ')).toMatch(
    /chaque renouvellement[^]*sept jours avant \(120,00 €/u,
  );
  await renew(family);
  const [mail] = await house.shop.sql<{ text: string }>(
    "select text from sent_mails where customer_id = $1 and kind = 'cart.processed' order by created_at desc limit 1",
    [family.id],
  );
  expect(mail?.text).toContain('Vous n’avez rien à faire');
  expect(mail?.text).toContain('Visa ···· 4242');
  expect(mail?.text).not.toContain('BE68');
  expect(await house.collected(family)).toEqual(['PAID']);
  expect(await house.owed(family)).toBe(0);
  expect(await house.differences('mollie')).toEqual([]);
});

test('a renewal without an agreement stays owed', async () => {
  const family = await member({ agrees: false });
  await renew(family);
  expect(await house.collected(family)).toEqual([]);
  expect(await house.owed(family)).toBe(12_000);
});

test('a renewal is not collected by an older mandate once the newer one is over', async () => {
  const family = await member({ agrees: true });
  await renewIn(family, { announced: '2036-12-06T08:00:00.000Z', at: RENEWED, cycles: 2 });
  // the family pays the second cycle by itself, and agrees anew with that
  const [order] = await house.shop.sql<{ cuid: string }>(
    'select k.cuid from receivables r join carts k on k.id = r.cart_id where r.customer_id = $1 and r.owed_amount > 0',
    [family.id],
  );
  const destination = order?.cuid ?? '';
  const { words } = await house.shop.call('getPaymentAgreement', { destination }, family);
  const request = { destination, agreement: words, return_url: '/fr/account' };
  const { checkout_url } = await house.shop.call('startOnlinePayment', request, family);
  house.fakes.mollie.books.pay(checkout_url.split('/').at(-1) ?? '', 'creditcard');
  await house.settled();
  const newer = await house.mandateOf(family);
  expect(newer).toMatchObject({ state: 'ACTIVE' });
  const payment_mandate = newer?.cuid ?? '';
  await house.shop.call('endPaymentMandate', { payment_mandate }, family);
  await renewIn(family, {
    announced: '2037-12-06T08:00:00.000Z',
    at: '2038-01-04T08:00:00.000Z',
    cycles: 3,
  });
  await house.round('2038-01-18T06:00:00.000Z');
  expect(await house.collected(family)).toEqual([]);
  expect(await house.owed(family)).toBe(12_000);
});

test('what the family bought since is not collected: nobody agreed to that', async () => {
  const family = await member({ agrees: true });
  const other = await house.shop.make.membership(house.organiser, {
    title: { fr: 'Autre', en: 'Other' },
  });
  const wish = { memberships: [{ membership_id: other.id }] };
  const { cart } = await house.shop.call('addCartItems', wish, family);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await house.shop.call('checkoutCart', order, family);
  await house.round('2036-01-25T06:00:00.000Z');
  expect(await house.collected(family)).toEqual([]);
  expect(await house.owed(family)).toBe(12_000);
});

test('two families that are merged keep what was agreed', async () => {
  const family = await member({ agrees: true });
  const { shop, organiser, staff } = house;
  const kept = await shop.make.customer(organiser);
  const both = { customer: kept.cuid, other: family.cuid };
  const { kept: one, other, seen } = await shop.office('previewCustomerMerge', both, staff);
  const versions = { kept_version: one.version, other_version: other.version };
  await shop.office('mergeCustomers', { ...both, ...versions, seen }, staff);
  const { data } = await shop.call('listPaymentMandates', {}, kept);
  expect(data).toMatchObject([{ state: 'ACTIVE', label: 'Visa ···· 4242' }]);
});
