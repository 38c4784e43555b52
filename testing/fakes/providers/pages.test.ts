import { describe, expect, onTestFinished, test } from 'vitest';
import { startProviderServer } from '../provider-server.ts';
import { PROVIDER_KINDS, startCase, type ProviderCase } from '../../provider-cases.ts';

async function press(page: string, fields: Record<string, string>): Promise<Response> {
  return fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** Opens the page of a payment as its payer. */
async function openPage(of: ProviderCase) {
  const order = of.order();
  const { checkout_url, provider_reference: id } = await of.port.open(order);
  return { order, id, page: checkout_url };
}

describe.each(PROVIDER_KINDS)('the page of $name', (kind) => {
  test('says that it is none, and for what one pays', async () => {
    const at = await startCase(kind);
    const { page } = await openPage(at);
    const text = await (await fetch(page)).text();
    expect(text).toContain(`This is not ${kind.name}. No money moves.`);
    expect(text).toContain('120.00 EUR');
    expect(text).toContain('Camps du Lac');
    expect(text).toContain('<meta name="viewport" content="width=device-width,initial-scale=1">');
    expect((await fetch(`${page}0`)).status).toBe(404);
  });

  test('pays in one tab, and not again in another', async () => {
    const at = await startCase(kind);
    const { page, id, order } = await openPage(at);
    const first = await press(page, { do: 'pay', method: 'bancontact' });
    expect(first.headers.get('location')).toBe(order.return_url);
    const second = await press(page, { do: 'pay', method: 'wero' });
    expect(await second.text()).toContain('This payment is over');
    expect(await at.port.fetch(id)).toMatchObject({ state: 'PAID', method: 'bancontact' });
    expect(at.fake.books.movements).toHaveLength(1);
  });

  test('puts money on its way, which arrives or not from the dashboard', async () => {
    const at = await startCase(kind);
    const dashboard = `${at.fake.url}/dashboard`;
    for (const [deed, state] of [
      ['arrive', 'PAID'],
      ['fail', 'REFUSED'],
    ] as const) {
      const { page, id } = await openPage(at);
      await press(page, { do: 'on-its-way', method: 'bancontact' });
      expect(await at.port.fetch(id)).toMatchObject({ state: 'PENDING', on_its_way: true });
      await press(dashboard, { payment: id, do: deed });
      expect(await at.port.fetch(id)).toMatchObject({ state });
    }
  });

  test('fails, is left, and expires as at the provider', async () => {
    const at = await startCase(kind);
    const isMollie = kind.name === 'Mollie';
    const states = { fail: 'REFUSED', cancel: 'ABANDONED', expire: 'EXPIRED' };
    for (const [deed, state] of Object.entries(states)) {
      const { page, id, order } = await openPage(at);
      const answer = await press(page, { do: deed });
      // a page of Stripe's stays open for whoever was declined or left
      const expected = isMollie || deed === 'expire' ? state : 'PENDING';
      expect(await at.port.fetch(id)).toMatchObject({ state: expected });
      if (deed === 'cancel') expect(answer.headers.get('location')).toBe(order.cancel_url);
    }
  });

  test('the dashboard refunds, disputes and pays out', async () => {
    const at = await startCase(kind);
    const { page, id } = await openPage(at);
    const dashboard = `${at.fake.url}/dashboard`;
    await press(page, { do: 'pay', method: 'bancontact' });
    const deeds = ['refund', 'finish', 'return', 'dispute', 'lose', 'win'];
    for (const deed of deeds) await press(dashboard, { payment: id, do: deed });
    expect(await at.port.fetch(id)).toMatchObject({
      state: 'PAID',
      refunds: [{ amount: 120_00, state: 'FAILED' }],
      disputes: [{ amount: 120_00, state: 'WON' }],
    });
    const { account } = at.fake.access('TEST');
    await press(dashboard, { account: account.id, mode: 'TEST' });
    expect(at.fake.books.payouts).toMatchObject([{ amount: 120_00 - 205 }]);
    const text = await (await fetch(dashboard)).text();
    expect(text).toContain(id);
    expect(text).toContain('Refund 120.00: FAILED');
  });
});

test.each(['mollie', 'stripe'] as const)('%s runs as a process', async (provider) => {
  const server = await startProviderServer({ provider });
  onTestFinished(() => server.kill());
  const [account] = server.accounts;
  const key = account?.keys.TEST ?? '';
  expect(await server.books(key)).toEqual({ payments: [], movements: [], payouts: [] });
  expect(await server.books('test_nobodys')).toBeNull();
  await server.control({ mishaps: [{ kind: 'ERROR', status: 503, to: '^GET /v' }], copies: 2 });
  const path = provider === 'mollie' ? '/v2/payments' : '/v1/charges';
  const headers = { authorization: `Bearer ${key}` };
  expect((await fetch(`${server.url}${path}`, { headers })).status).toBe(503);
  expect((await fetch(`${server.url}${path}`, { headers })).status).toBe(200);
  await expect(server.control({ unknown: true })).rejects.toThrow(/unknown/);
});
