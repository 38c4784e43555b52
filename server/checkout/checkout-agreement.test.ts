import {
  type MandateShop,
  openMandateShop,
  ORDERED,
} from '@ribambelle/testing/providers/mandate-shop.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const FEBRUARY = '2036-02-05T06:00:00.000Z';

let house: MandateShop;
let membership: Made;
beforeAll(async () => {
  house = await openMandateShop();
  membership = await house.shop.make.membership(house.organiser, { recurring: true });
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.idle();
  house.shop.clock.set(ORDERED);
  await house.collectBy('mollie');
});

interface Basket {
  readonly family: MadeCustomer;
  readonly cart: Awaited<ReturnType<typeof addPlace>>;
}

async function addPlace(family: MadeCustomer, camp: MadeAvailability = house.camp) {
  const registrations = [
    { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
  ];
  const wish = { participant_id: family.participant.id, registrations };
  return (await house.shop.call('addCartItems', wish, family)).cart;
}

async function fill(camp?: MadeAvailability): Promise<Basket> {
  const family = await house.shop.make.customer(house.organiser);
  return { family, cart: await addPlace(family, camp) };
}

/** Fills a wallet by hand, as a refund would. */
async function fillWallet({ id }: MadeCustomer, amount: number): Promise<void> {
  await house.shop.sql(
    `insert into wallet_movements (organiser_id, customer_id, amount, reason) values ($1, $2, $3, 'CORRECTION')`,
    [house.organiser.id, id, amount],
  );
  await house.shop.sql('update customers set wallet_amount = $2 where id = $1', [id, amount]);
}

const planOf = ({ cart }: Basket) => cart.instalment_plans[0]?.cuid ?? '';
const askFor = (basket: Basket) => ({
  cart_id: basket.cart.id,
  total_amount: basket.cart.totals.payable,
  instalment_plan: planOf(basket),
});
const wordsOf = async (basket: Basket, more: object = {}) =>
  (await house.shop.call('getCheckoutAgreement', { ...askFor(basket), ...more }, basket.family))
    .words;
const order = (basket: Basket, more: object = {}) => {
  const request = { cart_id: basket.cart.id, payment_strategy: 'IMMEDIATE' as const, terms: true };
  return house.shop.call(
    'checkoutCart',
    { ...request, instalment_plan: planOf(basket), ...more },
    basket.family,
  );
};
const pageOf = ({ next_action_url }: { next_action_url: string | null }) =>
  (next_action_url ?? '').split('/').at(-1) ?? '';
/** Agrees to what is asked, orders, and pays at the provider. */
async function agreeAndPay(basket: Basket): Promise<void> {
  const reference = pageOf(await order(basket, { agreement: await wordsOf(basket) }));
  house.fakes.mollie.books.pay(reference, 'creditcard');
  await house.settled();
}
/** Returns the means by which each part that is left is collected, as the account shows it. */
const collectedBy = async (family: MadeCustomer) => {
  const { owed } = await house.shop.call('getAccountOverview', {}, family);
  return owed.orders.flatMap(({ lines }) =>
    lines.flatMap(({ instalments }) => instalments.map((part) => part.collected_by)),
  );
};
const plain = (words: string | null) => words?.replaceAll(/[\u00a0\u202f]/gu, ' ');
const mandatesAt = () => house.fakes.mollie.books.mandates;

describe('the words at the checkout', () => {
  test('200 name what is in the plan, and every amount and day that is left, in both languages', async () => {
    const basket = await fill();
    const words = plain(await wordsOf(basket));
    for (const part of [
      '25,00 € le 5 février 2036',
      '5 mars 2036',
      '5 avril 2036',
      'huit semaines',
    ])
      expect(words).toContain(part);
    expect(words).toContain('Stage de natation, Léa : 25,00 € le');
    const english = { ...basket.family, headers: { 'accept-language': 'en' } };
    const { words: inEnglish } = await house.shop.call(
      'getCheckoutAgreement',
      askFor(basket),
      english,
    );
    expect(inEnglish).toContain('5 February 2036');
  });

  test('200 what the wallet pays is not collected', async () => {
    const family = await house.shop.make.customer(house.organiser);
    await fillWallet(family, 4_000);
    const basket = { family, cart: await addPlace(family) };
    // a deposit of 25.00 is paid by the wallet, and 15.00 of the next part
    expect(plain(await wordsOf(basket))).toMatch(/: 10,00 € le 5 février/u);
  });

  test('200 nothing when all is paid at once, or the cart or its sum is another', async () => {
    const basket = await fill();
    expect(await wordsOf(basket, { instalment_plan: undefined })).toBeNull();
    expect(await wordsOf(basket, { total_amount: 1 })).toBeNull();
    expect(await wordsOf(basket, { payment_method: 'wero' })).toBeNull();
    const other = await house.shop.make.customer(house.organiser);
    expect(await wordsOf({ ...basket, family: other })).toBeNull();
  });
});

describe('agreeing with an order', () => {
  test('409 for other words, for a method that is not kept, and when nothing is left', async () => {
    const basket = await fill();
    const words = await wordsOf(basket);
    await expect(order(basket, { agreement: `${words} ` })).rejects.toMatchObject({
      code: 'AGREEMENT_CHANGED',
      fields: { agreement: 'AGREEMENT_CHANGED' },
    });
    const not_kept = { code: 'MEANS_NOT_KEPT', fields: { agreement: 'MEANS_NOT_KEPT' } };
    for (const more of [{ payment_method: 'wero' }, { instalment_plan: null }])
      await expect(order(basket, { agreement: words, ...more })).rejects.toMatchObject(not_kept);
    // a transfer keeps nothing
    const later = { payment_strategy: 'DELAYED', agreement: words };
    await expect(order(basket, later)).rejects.toMatchObject(not_kept);
    expect(await house.mandateOf(basket.family)).toBeUndefined();
  });

  test('200 one page for the same agreement, another without it', async () => {
    const basket = await fill();
    const agreement = await wordsOf(basket);
    const first = await order(basket, { agreement });
    const { cart } = basket;
    const { payment } = await house.shop.call(
      'getCheckoutSuccess',
      { cart: cart.cuid },
      basket.family,
    );
    expect(payment).toMatchObject({ instalment_plan: planOf(basket), agreement });
    expect(await order(basket, { agreement: payment?.agreement })).toEqual(first);
    expect(pageOf(await order(basket))).not.toBe(pageOf(first));
    expect(await house.mandateOf(basket.family)).toMatchObject({ end_reason: 'NOT_PAID' });
  });

  test('the first part starts it, and each other part is collected on its day', async () => {
    const basket = await fill();
    await agreeAndPay(basket);
    const { family } = basket;
    expect(await house.mandateOf(family)).toMatchObject({
      state: 'ACTIVE',
      label: 'Visa ···· 4242',
    });
    expect(await house.owed(family)).toBe(7_500);
    const { cuid } = basket.cart;
    expect(await house.shop.call('getCheckoutSuccess', { cart: cuid }, family)).toMatchObject({
      collected_by: 'Visa ···· 4242',
    });
    await until(async () => {
      const [mail] = await house.shop.sql<{ text: string }>(
        "select text from sent_mails where customer_id = $1 and kind = 'cart.processed'",
        [family.id],
      );
      return mail?.text.includes('Visa ···· 4242') === true;
    });
    expect(await collectedBy(family)).toEqual([
      'Visa ···· 4242',
      'Visa ···· 4242',
      'Visa ···· 4242',
    ]);
    await house.round(FEBRUARY);
    expect(await house.collected(family)).toEqual(['PAID']);
    expect(await house.owed(family)).toBe(5_000);
    for (const at of ['2036-03-05T06:00:00.000Z', '2036-04-05T05:00:00.000Z'])
      await house.round(at);
    expect(await house.collected(family)).toEqual(['PAID', 'PAID', 'PAID']);
    expect(await house.owed(family)).toBe(0);
    expect(await house.differences('mollie')).toEqual([]);
  });

  test('a part that failed for good is not said to be collected', async () => {
    const basket = await fill();
    await agreeAndPay(basket);
    house.fakes.mollie.books.outcomes.push({ code: 'authentication_required' });
    await house.round(FEBRUARY);
    expect(await house.collected(basket.family)).toEqual(['REFUSED']);
    expect(await collectedBy(basket.family)).toEqual([null, 'Visa ···· 4242', 'Visa ···· 4242']);
  });

  test.each([2, 20])('%i orders at once begin one agreement', async (count) => {
    const basket = await fill();
    const agreement = await wordsOf(basket);
    const pages = await Promise.all(
      Array.from({ length: count }, () => order(basket, { agreement })),
    );
    expect(new Set(pages.map(pageOf)).size).toBe(1);
    const rows = await house.shop.sql('select id from payment_mandates where customer_id = $1', [
      basket.family.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('money that comes twice starts one agreement only, for what was bought', async () => {
    const basket = await fill();
    const first = pageOf(await order(basket));
    const second = pageOf(await order(basket, { agreement: await wordsOf(basket) }));
    // the page without an agreement was given up, and is paid all the same
    house.fakes.mollie.books.pay(first, 'creditcard');
    await house.settled();
    const before = mandatesAt().length;
    house.fakes.mollie.books.pay(second, 'creditcard');
    await house.settled();
    expect(await house.mandateOf(basket.family)).toMatchObject({
      state: 'ENDED',
      end_reason: 'NOT_PAID',
    });
    const made = mandatesAt()[before];
    expect(made).toBeDefined();
    await until(async () => made?.is_valid === false);
    await house.round(FEBRUARY);
    expect(await house.collected(basket.family)).toEqual([]);
  });

  test('money for a place that is gone is credit, and nothing is kept', async () => {
    const { shop, organiser } = house;
    const single = await shop.make.availability(organiser, await shop.make.activity(organiser), {
      days: ['2036-07-08'],
      capacity: 1,
    });
    const basket = await fill(single);
    const reference = pageOf(await order(basket, { agreement: await wordsOf(basket) }));
    shop.clock.set('2036-01-05T09:30:00.000Z');
    const rival = await fill(single);
    await order(rival, { payment_strategy: 'DELAYED' });
    house.fakes.mollie.books.pay(reference, 'creditcard');
    await house.settled();
    expect(await house.mandateOf(basket.family)).toMatchObject({ state: 'ENDED' });
    const { data } = await shop.call('listPaymentMandates', {}, basket.family);
    expect(data).toEqual([]);
    await until(async () => mandatesAt().at(-1)?.is_valid === false);
  });
});

test('a membership that renews itself is agreed to with its first payment', async () => {
  const { shop, organiser } = house;
  const family = await shop.make.customer(organiser);
  const wish = { memberships: [{ membership_id: membership.id }] };
  const { cart } = await shop.call('addCartItems', wish, family);
  const basket = { family, cart };
  const agreement = await wordsOf(basket, { instalment_plan: undefined });
  expect(plain(agreement)).toMatch(/chaque renouvellement[^]*\(120,00 €/u);
  const reference = pageOf(await order(basket, { instalment_plan: null, agreement }));
  house.fakes.mollie.books.pay(reference, 'creditcard');
  await house.settled();
  const debts = await shop.sql<{ renews: boolean; agreed_amount: number }>(
    `select d.renews, d.agreed_amount from payment_mandate_debts d
     join payment_mandates m on m.id = d.payment_mandate_id where m.customer_id = $1 and m.state = 'ACTIVE'`,
    [family.id],
  );
  expect(debts).toEqual([{ renews: true, agreed_amount: 0 }]);
});
