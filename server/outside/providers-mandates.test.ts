import { describe, expect, test } from 'vitest';
import {
  PROVIDER_KINDS,
  type ProviderCase,
  type ProviderKind,
  startCase,
} from '@ribambelle/testing/provider-cases.ts';
import type { Mishap } from '@ribambelle/testing/fakes/providers/mishaps.ts';

const MISHAPS: readonly (readonly [name: string, mishap: Mishap])[] = [
  ['an error of the server', { kind: 'ERROR', status: 500 }],
  ['an answer that comes too late', { kind: 'SLOW', millis: 1_500 }],
  ['a connection that is cut before', { kind: 'CUT_BEFORE', times: 2 }],
  ['a connection that is cut in the answer', { kind: 'CUT_AFTER', times: 2 }],
];

/** The names of a card and of a bank's method, and of what they leave for later. */
const METHODS = {
  Mollie: { card: 'creditcard', bank: 'bancontact', debit: 'directdebit' },
  Stripe: { card: 'card', bank: 'bancontact', debit: 'sepa_debit' },
} as const;

/** Pays a first payment that keeps its means; returns its report's mandate. */
async function keep({ fake, open, port }: ProviderCase, method: string) {
  const id = await open({ keep: true });
  fake.books.pay(id, method);
  const report = await port.fetch(id);
  if (report?.mandate === undefined) throw new Error('No mandate was reported');
  return report.mandate;
}

const charged = (kind: ProviderKind, one: ProviderCase) => async (method: 'card' | 'bank') => {
  const mandate = await keep(one, METHODS[kind.name][method]);
  const { payment_cuid, amount, currency, description, webhook_url } = one.order();
  return { payment_cuid, amount, currency, description, webhook_url, ...mandate };
};

describe.each(PROVIDER_KINDS)('$name, mandates', (kind) => {
  test('a card that is kept is told by its brand, last digits and month, and no more', async () => {
    const one = await startCase(kind);
    const mandate = await keep(one, METHODS[kind.name].card);
    expect(one.fake.books.mandates).toMatchObject([
      { id: mandate.mandate_reference, customer_id: mandate.customer_reference, kind: 'CARD' },
    ]);
    expect(mandate).toMatchObject({
      method: METHODS[kind.name].card,
      label: 'Visa ···· 4242',
      valid_until: '2029-03',
    });
  });

  test('a method of a bank leaves a debit, told by the end of its account', async () => {
    const one = await startCase(kind);
    const mandate = await keep(one, METHODS[kind.name].bank);
    expect(mandate).toMatchObject({
      method: METHODS[kind.name].debit,
      label: 'IBAN ···· 7034',
      valid_until: null,
    });
    expect(one.fake.books.mandates).toMatchObject([{ kind: 'DEBIT' }]);
  });

  test('nothing is kept unless it is wished, nor before it is paid', async () => {
    const one = await startCase(kind);
    const alone = await one.open();
    one.fake.books.pay(alone, METHODS[kind.name].card);
    expect(await one.port.fetch(alone)).not.toHaveProperty('mandate');
    const open = await one.open({ keep: true });
    expect(await one.port.fetch(open)).not.toHaveProperty('mandate');
    expect(one.fake.books.mandates).toEqual([]);
  });

  test('opens one page that keeps, also when it is asked twice', async () => {
    const { fake, port, order } = await startCase(kind);
    const wish = order({ keep: true });
    expect(await port.open(wish)).toEqual(await port.open(wish));
    expect(fake.books.payments).toMatchObject([{ sequence: 'first' }]);
  });

  test('opens a page that keeps with a method that the family chose', async () => {
    const { fake, port, order } = await startCase(kind);
    const method = METHODS[kind.name].card;
    const { provider_reference } = await port.open(order({ keep: true, method }));
    expect(fake.books.get(provider_reference)).toMatchObject({ method, sequence: 'first' });
  });

  test('says which methods can be kept', async () => {
    const { fake, provider } = await startCase(kind);
    const { account } = fake.access('TEST');
    const seen = await provider.account({ key: account.keys.TEST, currency: 'EUR' });
    expect(seen?.methods.filter(({ keeps }) => keeps).map(({ id }) => id)).toEqual(
      account.methods.filter(({ keeps }) => keeps !== undefined).map(({ id }) => id),
    );
    expect(seen?.methods.find(({ id }) => id === 'wero')?.keeps).toBe(false);
  });
});

describe.each(PROVIDER_KINDS)('$name, payments by mandate', (kind) => {
  test('a card pays at once, and once, also days later', async () => {
    const one = await startCase(kind);
    const order = await charged(kind, one)('card');
    const report = await one.port.charge(order);
    expect(report).toMatchObject({
      payment_cuid: order.payment_cuid,
      state: 'PAID',
      amount: 120_00,
      currency: 'EUR',
      method: METHODS[kind.name].card,
    });
    one.passDays(3);
    expect(await one.port.charge(order)).toEqual(report);
    expect(await one.port.findCharge(order)).toEqual(report);
    expect(await one.port.findCharge({ ...order, payment_cuid: 'another' })).toBeNull();
    expect(one.fake.books.payments.map(({ sequence }) => sequence)).toEqual(['first', 'recurring']);
  });

  test('a debit is on its way for days, then paid, and comes back after weeks', async () => {
    const one = await startCase(kind);
    const order = await charged(kind, one)('bank');
    const report = await one.port.charge(order);
    expect(report).toMatchObject({ state: 'PENDING', on_its_way: true });
    const id = 'provider_reference' in report ? report.provider_reference : '';
    one.passDays(3);
    one.fake.books.pay(id);
    expect(await one.read(id)).toMatchObject([{ state: 'PAID', payment_cuid: order.payment_cuid }]);
    one.passDays(50);
    const dispute = one.fake.books.dispute(id);
    expect(await one.port.fetch(id)).toMatchObject({
      state: 'PAID',
      disputes: [{ reference: dispute.id, amount: 120_00, state: 'OPEN' }],
    });
  });

  test('a debit that its bank refuses days later says why', async () => {
    const one = await startCase(kind);
    const order = await charged(kind, one)('bank');
    const report = await one.port.charge(order);
    const id = 'provider_reference' in report ? report.provider_reference : '';
    one.passDays(3);
    one.fake.books.fail(id, { code: kind.name === 'Mollie' ? 'AM04' : 'insufficient_funds' });
    expect(await one.read(id)).toMatchObject([
      { state: 'REFUSED', failure: { advice: 'TRY_LATER' } },
    ]);
  });
});

describe.each(PROVIDER_KINDS)('$name, payments by mandate that go wrong', (kind) => {
  test.each([
    { code: 'insufficient_funds', advice: 'try_again_later', expected: 'TRY_LATER' },
    { code: 'authentication_required', advice: undefined, expected: 'ACT' },
    { code: 'refused_by_issuer', advice: 'confirm_card_data', expected: 'ACT' },
    { code: 'inactive_card', advice: 'do_not_try_again', expected: 'NEVER' },
  ])('declined for $code: $expected, and the same when asked again', async (decline) => {
    const one = await startCase(kind);
    const order = await charged(kind, one)('card');
    one.fake.books.outcomes.push({ code: decline.code, advice: decline.advice });
    const report = await one.port.charge(order);
    const { expected: advice, code } = decline;
    expect(report).toMatchObject({ state: 'REFUSED', failure: { code, advice } });
    one.passDays(2);
    expect(await one.port.charge(order)).toEqual(report);
    expect(one.fake.books.payments).toHaveLength(2);
  });

  test.each(MISHAPS)('%s: it is collected at the second try, once', async (_name, mishap) => {
    const one = await startCase(kind, 500);
    const order = await charged(kind, one)('card');
    one.fake.mishaps.add({ ...mishap, to: /^POST / });
    await expect(one.port.charge(order)).rejects.toMatchObject({ isRefusal: false });
    one.fake.mishaps.clear();
    expect(await one.port.charge(order)).toMatchObject({ state: 'PAID' });
    const collected = one.fake.books.payments.filter(({ sequence }) => sequence === 'recurring');
    expect(collected).toMatchObject([{ state: 'PAID', amount: 120_00 }]);
  });

  test('a mandate that was ended collects nothing, and ends once', async () => {
    const one = await startCase(kind);
    const order = await charged(kind, one)('card');
    await one.port.endMandate(order);
    await one.port.endMandate(order);
    expect(one.fake.books.mandates).toMatchObject([{ is_valid: false }]);
    expect(await one.port.charge(order)).toMatchObject({ advice: 'NEVER' });
    expect(one.fake.books.payments).toHaveLength(1);
  });

  test('a mandate of another account, or of real money, collects nothing', async () => {
    const one = await startCase(kind);
    const order = await charged(kind, one)('card');
    for (const other of [await one.portOf('TEST', 1), await one.portOf('LIVE')])
      expect(await other.charge(order)).toMatchObject({ advice: 'NEVER' });
    expect(one.fake.books.payments).toHaveLength(1);
  });

  test('gives money of it back, and lists it under its cuid', async () => {
    const one = await startCase(kind);
    const order = await charged(kind, one)('card');
    const from = one.now();
    const report = await one.port.charge(order);
    const id = 'provider_reference' in report ? report.provider_reference : '';
    const refund = { provider_reference: id, refund_cuid: 'refund1', amount: 20_00 };
    expect(await one.port.refund(refund)).toMatchObject({ provider_reference: expect.any(String) });
    one.passDays(1);
    const listed = await one.port.list({ from, before: one.now() });
    expect(listed.filter(({ payment_cuid }) => payment_cuid === order.payment_cuid)).toMatchObject([
      { provider_reference: id, state: 'PAID', refunds: [{ amount: 20_00 }] },
    ]);
    expect(listed.filter(({ payment_cuid }) => payment_cuid === '')).toEqual([]);
    const webhook = await one.port.fetch(id);
    expect(webhook?.refunds).toHaveLength(1);
  });
});
