import { until } from '@ribambelle/testing/until.ts';
import {
  FEBRUARY,
  type MandateShop,
  MARCH,
  openMandateShop,
  ORDERED,
} from '@ribambelle/testing/providers/mandate-shop.ts';
import type { MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import type { ProviderName } from '@ribambelle/testing/providers/provider-shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let house: MandateShop;
beforeAll(async () => {
  house = await openMandateShop();
});
afterAll(() => house.close());
beforeEach(() => {
  house.shop.clock.set(ORDERED);
  for (const { books, mishaps } of Object.values(house.fakes)) {
    books.outcomes.length = 0;
    mishaps.clear();
  }
});

const PROVIDERS = ['mollie', 'stripe'] as const;
const mailsOf = (family: MadeCustomer) =>
  house.shop.sql<{ kind: string; subject: string; text: string }>(
    "select kind, subject, text from sent_mails where customer_id = $1 and kind like 'payment.%' order by created_at",
    [family.id],
  );
const theirs = (name: ProviderName) =>
  house.fakes[name].books.payments.filter(({ sequence }) => sequence === 'recurring');
const isEqual = async (name: ProviderName) => {
  await house.settled();
  expect(await house.differences(name)).toEqual([]);
};

describe('agreeing', () => {
  test('200 the words have every amount and day that is left, in both languages', async () => {
    await house.collectBy('mollie');
    const family = await house.order();
    const wish = { destination: family.reference, next: true };
    const { words } = await house.shop.call('getPaymentAgreement', wish, family);
    for (const part of ['25,00', '5 février 2036', '5 mars 2036', '5 avril 2036', 'huit semaines'])
      expect(words?.replaceAll(/[\u00a0\u202f]/gu, ' ')).toContain(part);
    expect(words).not.toContain('19 janvier');
    const english = { ...family, headers: { 'accept-language': 'en' } };
    expect((await house.shop.call('getPaymentAgreement', wish, english)).words).toContain(
      '5 February 2036',
    );
  });

  test('200 nothing to agree to when everything is paid now, or it is not the caller’s', async () => {
    await house.collectBy('mollie');
    const family = await house.order();
    const other = await house.shop.make.customer(house.organiser);
    const whole = { destination: family.reference };
    expect(await house.shop.call('getPaymentAgreement', whole, family)).toEqual({ words: null });
    const next = { ...whole, next: true };
    expect(await house.shop.call('getPaymentAgreement', next, other)).toEqual({ words: null });
    const by = { ...next, payment_method: 'wero' };
    expect(await house.shop.call('getPaymentAgreement', by, family)).toEqual({ words: null });
  });

  test('409 for words that are not those of the agreement, and for a method that is not kept', async () => {
    await house.collectBy('mollie');
    const family = await house.order();
    const wish = { destination: family.reference, next: true };
    const { words } = await house.shop.call('getPaymentAgreement', wish, family);
    const request = { ...wish, return_url: '/fr/account/home' };
    const start = (more: object) =>
      house.shop.call('startOnlinePayment', { ...request, ...more }, family);
    await expect(start({ agreement: `${words} ` })).rejects.toMatchObject({
      code: 'AGREEMENT_CHANGED',
      status: 409,
    });
    await expect(start({ agreement: words, payment_method: 'wero' })).rejects.toMatchObject({
      code: 'MEANS_NOT_KEPT',
      status: 409,
    });
    await expect(start({ agreement: words, next: false })).rejects.toMatchObject({
      code: 'MEANS_NOT_KEPT',
    });
    expect(await house.mandateOf(family)).toBeUndefined();
  });

  test('200 the same agreement finds the same page; without it the page is another', async () => {
    await house.collectBy('stripe');
    const family = await house.order();
    const first = await house.agree(family);
    expect(await house.agree(family)).toEqual(first);
    const { checkout_url } = await house.shop.call(
      'startOnlinePayment',
      { destination: family.reference, next: true, return_url: '/fr/account/home' },
      family,
    );
    expect(checkout_url).not.toBe(first.page);
    expect(await house.mandateOf(family)).toMatchObject({ state: 'ENDED', end_reason: 'NOT_PAID' });
  });

  test.each(PROVIDERS)('%s: the first payment starts it, with what was agreed', async (name) => {
    const family = await house.agreed(name);
    expect(await house.mandateOf(family)).toMatchObject({
      state: 'ACTIVE',
      label: 'Visa ···· 4242',
      valid_until: '2029-03',
    });
    const { data } = await house.shop.call('listPaymentMandates', {}, family);
    expect(data).toMatchObject([{ state: 'ACTIVE', label: 'Visa ···· 4242', ended_at: null }]);
    expect(data[0]?.words).toContain('5 février 2036');
    const own = await house.shop.office('getCustomerData', { customer: family.cuid }, house.staff);
    expect(JSON.stringify(own)).toContain('Visa ···· 4242');
    await isEqual(name);
  });

  test('a family that agrees anew replaces the earlier agreement about the same', async () => {
    const family = await house.agreed('mollie');
    const before = await house.mandateOf(family);
    house.shop.clock.set('2036-01-06T08:00:00.000Z');
    const { reference } = await house.agree(family);
    house.fakes.mollie.books.pay(reference, 'creditcard');
    await house.settled();
    await house.idle();
    const { data } = await house.shop.call('listPaymentMandates', {}, family);
    expect(data).toHaveLength(1);
    expect(data[0]?.cuid).not.toBe(before?.cuid);
    const mandate = house.fakes.mollie.books.mandates.find(
      ({ id }) => id === before?.mandate_reference,
    );
    await until(async () => mandate?.is_valid === false);
  });
});

describe.each(PROVIDERS)('%s, collecting', (name) => {
  test('a card pays each part on its day, once, and nothing before', async () => {
    const family = await house.agreed(name);
    expect(await house.owed(family)).toBe(7_500);
    await house.round('2036-02-04T06:00:00.000Z');
    expect(await house.collected(family)).toEqual([]);
    await house.round(FEBRUARY);
    expect(await house.collected(family)).toEqual(['PAID']);
    await house.round('2036-02-06T06:00:00.000Z');
    expect(await house.owed(family)).toBe(5_000);
    await house.round(MARCH);
    await house.round('2036-04-05T05:00:00.000Z');
    expect(await house.collected(family)).toEqual(['PAID', 'PAID', 'PAID']);
    expect(await house.owed(family)).toBe(0);
    await isEqual(name);
  });

  test('a part that the family paid by itself is not collected', async () => {
    const family = await house.agreed(name);
    const paid = { communication: family.reference, amount: 2_500, method: 'TRANSFER' as const };
    await house.shop.office('recordPayment', { ...paid, twice: true }, house.staff);
    await house.round(FEBRUARY);
    expect(await house.collected(family)).toEqual([]);
    await house.round(MARCH);
    expect(await house.collected(family)).toEqual(['PAID']);
    expect(await house.owed(family)).toBe(2_500);
  });

  test('declined, it stays owed, is told, and is tried twice again, never more', async () => {
    const family = await house.agreed(name);
    const { outcomes } = house.fakes[name].books;
    const decline = { code: 'insufficient_funds', advice: 'try_again_later' };
    outcomes.push(decline, decline, decline);
    await house.round(FEBRUARY);
    expect(await house.collected(family)).toEqual(['REFUSED']);
    expect(await house.owed(family)).toBe(7_500);
    await until(async () => (await mailsOf(family)).length === 1);
    expect((await mailsOf(family))[0]?.text).toMatch(/25,00[^]*8 février[^]*account\/home/u);
    await house.round('2036-02-07T06:00:00.000Z');
    expect(await house.collected(family)).toHaveLength(1);
    await house.round('2036-02-08T06:00:00.000Z');
    expect(await house.collected(family)).toHaveLength(2);
    await house.round('2036-02-13T06:00:00.000Z');
    expect(await house.collected(family)).toEqual(['REFUSED', 'REFUSED', 'REFUSED']);
    for (const day of ['14', '20', '28']) await house.round(`2036-02-${day}T06:00:00.000Z`);
    expect(await house.collected(family)).toHaveLength(3);
    await until(async () => (await mailsOf(family)).length === 3);
    expect((await mailsOf(family)).at(-1)?.text).toContain('Nous n’essaierons plus');
    // the next part is another debt, and the mandate holds
    await house.round(MARCH);
    expect(await house.collected(family)).toEqual(['REFUSED', 'REFUSED', 'REFUSED', 'PAID']);
    expect(await house.owed(family)).toBe(5_000);
    await house.round('2036-03-06T06:00:00.000Z');
    expect(await house.collected(family)).toHaveLength(4);
    await isEqual(name);
  });
});

describe.each(PROVIDERS)('%s, what is refused', (name) => {
  test('a family that must act is told, and that part is not tried again', async () => {
    const family = await house.agreed(name);
    house.fakes[name].books.outcomes.push({ code: 'authentication_required' });
    await house.round(FEBRUARY);
    await house.round('2036-02-20T06:00:00.000Z');
    expect(await house.collected(family)).toEqual(['REFUSED']);
    expect(await house.mandateOf(family)).toMatchObject({ state: 'ACTIVE' });
    await until(async () => (await mailsOf(family)).length === 1);
    const [payment] = await house.shop.sql<{ cuid: string }>(
      'select cuid from payments where customer_id = $1 and collected',
      [family.id],
    );
    expect(
      await house.shop.office('getOfficePayment', { payment: payment?.cuid ?? '' }, house.staff),
    ).toMatchObject({
      collected: true,
      kept_means: 'Visa ···· 4242',
      failure: { code: 'authentication_required', advice: 'ACT' },
    });
  });

  test('a mandate that is dead ends, here and there, and collects nothing more', async () => {
    const family = await house.agreed(name);
    house.fakes[name].books.outcomes.push({ code: 'card_expired', advice: 'do_not_try_again' });
    await house.round(FEBRUARY);
    expect(await house.mandateOf(family)).toMatchObject({ state: 'ENDED', end_reason: 'REFUSED' });
    await house.round(MARCH);
    expect(await house.collected(family)).toEqual(['REFUSED']);
    await until(async () => (await mailsOf(family)).length === 1);
    expect((await mailsOf(family))[0]?.text).toContain('n’est plus gardé');
  });

  test('a mandate that was revoked at the provider ends, and nothing is lost', async () => {
    const family = await house.agreed(name);
    for (const mandate of house.fakes[name].books.mandates) mandate.is_valid = false;
    const before = theirs(name).length;
    await house.round(FEBRUARY);
    expect(await house.collected(family)).toEqual(['REFUSED']);
    expect(await house.mandateOf(family)).toMatchObject({ state: 'ENDED', end_reason: 'REFUSED' });
    expect(theirs(name)).toHaveLength(before);
    expect(await house.owed(family)).toBe(7_500);
    await isEqual(name);
  });
});

describe.each(PROVIDERS)('%s, debits', (name) => {
  test('a debit is on its way for days; then it is paid, or refused', async () => {
    const family = await house.agreed(name, 'bank');
    await house.round(FEBRUARY);
    expect(await house.collected(family)).toEqual(['PENDING']);
    const again = { destination: family.reference, next: true, return_url: '/fr/account/home' };
    await expect(house.shop.call('startOnlinePayment', again, family)).rejects.toMatchObject({
      code: 'PAYMENT_ON_ITS_WAY',
    });
    await house.round('2036-02-06T06:00:00.000Z');
    expect(await house.collected(family)).toEqual(['PENDING']);
    house.fakes[name].books.pay(theirs(name).at(-1)?.id ?? '');
    await house.settled();
    expect(await house.collected(family)).toEqual(['PAID']);
    await house.round(MARCH);
    house.fakes[name].books.fail(theirs(name).at(-1)?.id ?? '', { code: 'insufficient_funds' });
    await house.settled();
    expect(await house.collected(family)).toEqual(['PAID', 'REFUSED']);
    expect(await house.owed(family)).toBe(5_000);
    await until(async () => (await mailsOf(family)).length === 1);
    await isEqual(name);
  });

  test('a debit that comes back after weeks is owed again, told, and ends the mandate', async () => {
    const family = await house.agreed(name, 'bank');
    await house.round(FEBRUARY);
    const { id } = theirs(name).at(-1) ?? { id: '' };
    house.fakes[name].books.pay(id);
    await house.settled();
    expect(await house.owed(family)).toBe(5_000);
    house.shop.clock.set('2036-03-25T08:00:00.000Z');
    house.fakes[name].books.dispute(id);
    await house.settled();
    expect(await house.owed(family)).toBe(7_500);
    expect(await house.mandateOf(family)).toMatchObject({ end_reason: 'CHARGED_BACK' });
    await until(async () =>
      (await mailsOf(family)).some(({ kind }) => kind === 'payment.charged-back'),
    );
    const mail = (await mailsOf(family)).find(({ kind }) => kind === 'payment.charged-back');
    expect(mail?.text).toMatch(/25,00[^]*de nouveau à payer/u);
    await house.round('2036-04-05T05:00:00.000Z');
    expect(await house.collected(family)).toHaveLength(1);
    await isEqual(name);
  });
});

test('mollie: a debit that is cancelled at the provider is told, and not collected again', async () => {
  const family = await house.agreed('mollie', 'bank');
  await house.round(FEBRUARY);
  const { books } = house.fakes.mollie;
  const { id } = theirs('mollie').at(-1) ?? { id: '' };
  // the stand-in cancels only what has not gone to a bank
  books.get(id).state = 'OPEN';
  books.cancel(id);
  await until(async () => {
    await house.runJob('check-payment');
    return (await house.collected(family))[0] !== 'PENDING';
  });
  const states = await house.collected(family);
  expect(states).toHaveLength(1);
  expect(['ABANDONED', 'CANCELLED', 'REFUSED']).toContain(states[0]);
  await until(async () => (await mailsOf(family)).length === 1);
  expect((await mailsOf(family))[0]?.text).toContain('25,00');
  await house.round('2036-02-06T06:00:00.000Z');
  expect(await house.collected(family)).toEqual(states);
  expect(await house.mandateOf(family)).toMatchObject({ state: 'ACTIVE' });
  await house.round(MARCH);
  expect(await house.collected(family)).toEqual([...states, 'PENDING']);
  expect(await house.owed(family)).toBe(7_500);
});
