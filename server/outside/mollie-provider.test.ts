import { expect, test } from 'vitest';
import { PROVIDER_KINDS, startCase } from '@ribambelle/testing/provider-cases.ts';
import { minorUnits, mollieAmount } from './mollie-amounts.ts';

const [MOLLIE] = PROVIDER_KINDS;
if (MOLLIE === undefined) throw new Error('No Mollie');

test.each([
  [1, 'EUR', '0.01'],
  [50, 'EUR', '0.50'],
  [1000, 'EUR', '10.00'],
  [99_999_99, 'EUR', '99999.99'],
  [-123, 'EUR', '-1.23'],
  [0, 'EUR', '0.00'],
  [1500, 'JPY', '1500'],
])('%i minor units of %s are %s', (amount, currency, value) => {
  expect(mollieAmount({ amount, currency })).toEqual({ value, currency });
  expect(minorUnits({ value, currency })).toBe(amount);
});

test.each(['', '1,00', '1.005', 'NaN', '1e3', '.50', '1.', ' 1.00'])('%j is no amount', (value) => {
  expect(() => minorUnits({ value, currency: 'EUR' })).toThrow(/amount/);
});

test('a tenth more than Mollie writes is still exact', () => {
  expect(minorUnits({ value: '29194819.2', currency: 'EUR' })).toBe(29_194_819_20);
  expect(minorUnits({ value: '5', currency: 'EUR' })).toBe(5_00);
});

test('two refunds of the same amount within an hour: the second waits, and is no refusal', async () => {
  const { fake, open, port, passDays } = await startCase(MOLLIE);
  const id = await open();
  fake.books.pay(id);
  const refund = (refund_cuid: string) =>
    port.refund({ provider_reference: id, refund_cuid, amount: 40_00 });
  await refund('child1');
  await expect(refund('child2')).rejects.toMatchObject({ status: 409, isRefusal: false });
  passDays(1 / 24);
  expect(await refund('child2')).toMatchObject({ state: 'SENT' });
  expect(fake.books.get(id).refunds).toHaveLength(2);
});

test('a page that Mollie does not let us cancel stays open', async () => {
  const { fake, open, port } = await startCase(MOLLIE);
  const id = await open();
  fake.books.get(id).is_cancelable = false;
  await port.end(id);
  expect(fake.books.get(id).state).toBe('OPEN');
});

test('a family that leaves has abandoned its page, one whose bank refuses was refused', async () => {
  const { fake, open, port } = await startCase(MOLLIE);
  const left = await open();
  const refused = await open();
  fake.books.cancel(left);
  fake.books.fail(refused);
  expect(await port.fetch(left)).toMatchObject({ state: 'ABANDONED' });
  expect(await port.fetch(refused)).toMatchObject({ state: 'REFUSED' });
});

test('payouts are unknown to a key that may not see them', async () => {
  const { portOf } = await startCase(MOLLIE);
  const port = await portOf('TEST', 1);
  const span = { from: '2026-11-01T00:00:00.000Z', before: '2026-12-01T00:00:00.000Z' };
  expect(await port.payouts(span)).toBeNull();
});

test('a payout with a refund that came back has lines that make its sum', async () => {
  const { fake, open, port, now, passDays } = await startCase(MOLLIE);
  const from = now();
  const id = await open();
  fake.books.refund(fake.books.pay(id), { amount: 5_00 });
  fake.books.failRefunds(id);
  const payout = fake.books.payOut(fake.access('TEST'));
  passDays(1);
  const [seen] = (await port.payouts({ from, before: now() })) ?? [];
  const sum = seen?.lines.reduce((all, { amount, fee_amount }) => all + amount - fee_amount, 0);
  expect(sum).toBe(payout?.amount);
});

test('methods come with logos, of this server or by https alone', async () => {
  const { fake, provider } = await startCase(MOLLIE);
  const { account } = fake.access('TEST');
  const seen = await provider.account({ key: account.keys.TEST, currency: 'EUR' });
  const [bancontact] = seen?.methods ?? [];
  expect(bancontact?.logo?.type).toBe('image/svg+xml');
  expect(Buffer.from(bancontact?.logo?.bytes ?? []).toString()).toContain('<svg');
});

test('listens at no address: the address goes with each payment', async () => {
  const { fake, provider } = await startCase(MOLLIE);
  const { key } = { key: fake.access('TEST').account.keys.TEST };
  const webhook_url = 'https://camps.example.test/webhooks/mollie';
  expect(await provider.listen({ key, webhook_url })).toBeNull();
  await provider.unlisten({ key, webhook_url });
  expect(fake.messages.sent).toEqual([]);
});
