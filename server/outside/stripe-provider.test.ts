import { expect, test } from 'vitest';
import { PROVIDER_KINDS, startCase } from '@ribambelle/testing/provider-cases.ts';
import { addMinutes } from '@ribambelle/domain/base/instants.ts';

const STRIPE = PROVIDER_KINDS[1];
if (STRIPE === undefined) throw new Error('No Stripe');

test('a page lasts as long as it should', async () => {
  const { port, order } = await startCase(STRIPE);
  const wish = order();
  expect(await port.open(wish)).toMatchObject({ expires_at: wish.expires_at });
});

test('a page that opens late lasts until the next half hour, and stays the same', async () => {
  const { fake, port, order, passDays } = await startCase(STRIPE);
  const wish = order();
  passDays(20 / (24 * 60));
  const page = await port.open(wish);
  expect(page.expires_at).toBe(addMinutes(wish.expires_at, 30));
  expect(await port.open(wish)).toEqual(page);
  passDays(30 / (24 * 60));
  expect(await port.open(wish)).toEqual(page);
  expect(fake.books.payments).toHaveLength(1);
});

test('a page that is over leads back, and is not opened again', async () => {
  const { fake, port, order, passDays } = await startCase(STRIPE);
  const left = order();
  const paid = order();
  const page = await port.open(left);
  const { provider_reference } = await port.open(paid);
  fake.books.pay(provider_reference);
  passDays(2 / 24);
  const description = 'Other words';
  expect(await port.open({ ...left, description })).toEqual({
    ...page,
    checkout_url: left.cancel_url,
  });
  expect(await port.open({ ...paid, description })).toMatchObject({
    provider_reference,
    checkout_url: paid.return_url,
  });
  expect(fake.books.payments).toHaveLength(2);
});

test('a page that was opened with other words is found again', async () => {
  const { fake, port, order } = await startCase(STRIPE);
  const wish = order();
  const page = await port.open(wish);
  const again = await port.open({ ...wish, language: 'en', description: 'Other words' });
  expect(again).toEqual(page);
  expect(fake.books.payments).toHaveLength(1);
});

test('less than fifty cents is refused for good', async () => {
  const { open } = await startCase(STRIPE);
  await expect(open({ amount: 49 })).rejects.toMatchObject({
    isRefusal: true,
    code: 'amount_too_small',
  });
});

test('a declined card leaves the page open', async () => {
  const { fake, open, port } = await startCase(STRIPE);
  const id = await open();
  fake.books.decline(id);
  expect(await port.fetch(id)).toMatchObject({ state: 'PENDING', on_its_way: false, method: null });
  fake.books.pay(id, 'card');
  expect(await port.fetch(id)).toMatchObject({ state: 'PAID', method: 'card' });
});

test('a card has its money back at once, until its bank returns it', async () => {
  const { fake, open, port } = await startCase(STRIPE);
  const id = await open();
  fake.books.pay(id, 'card');
  const order = { provider_reference: id, refund_cuid: 'refund1', amount: 20_00 };
  expect(await port.refund(order)).toMatchObject({ state: 'DONE' });
  fake.books.failRefunds(id);
  expect(await port.fetch(id)).toMatchObject({ refunds: [{ state: 'FAILED' }] });
});

test('listening twice at an address replaces what was there; ending it ends the messages', async () => {
  const { fake, provider, open } = await startCase(STRIPE);
  const id = await open();
  const { keys } = fake.access('TEST').account;
  const at = { key: keys.TEST, webhook_url: 'https://camps.example.test/webhooks/stripe' };
  const secrets = [await provider.listen(at), await provider.listen(at)];
  expect(secrets[0]).toMatch(/^whsec_/);
  expect(secrets[1]).not.toBe(secrets[0]);
  fake.books.pay(id);
  const messages = fake.compose(id);
  expect(messages.map(({ url }) => url).filter((url) => url === at.webhook_url)).toHaveLength(1);
  await provider.unlisten({ ...at, key: keys.LIVE });
  expect(fake.compose(id)).toHaveLength(messages.length);
  await provider.unlisten(at);
  await provider.unlisten(at);
  await provider.unlisten({ ...at, key: STRIPE.wrong_key });
  await provider.unlisten({ ...at, key: 'hello' });
  expect(fake.compose(id)).toHaveLength(messages.length - 1);
});
