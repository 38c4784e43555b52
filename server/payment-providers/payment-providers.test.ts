import type { ProviderAccount } from '@ribambelle/server/outside/payment-port.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { NO_MAIL } from '@ribambelle/testing/fakes/mail-ports.ts';
import { scriptedProvider } from '@ribambelle/testing/fakes/scripted-provider.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const provider = scriptedProvider();
const TEST_KEY = 'test_aaaa1111';
const LIVE_KEY = 'live_bbbb2222';

let shop: Shop;
let organiser: Made;
let chief: { token: string };
let logo: Uint8Array;
let visitor: MadeCustomer;

const account = (mode: 'TEST' | 'LIVE', more: Partial<ProviderAccount> = {}): ProviderAccount => ({
  name: 'ASBL Le Grand Jeu',
  reference: 'pfl_1',
  mode,
  methods: [
    { id: 'bancontact', names: { fr: 'Bancontact', en: 'Bancontact' }, logo: null, keeps: false },
    {
      id: 'wero2027',
      names: { fr: 'Wero', en: 'Wero' },
      logo: { type: 'image/png', bytes: logo },
      keeps: true,
    },
  ],
  ...more,
});

beforeAll(async () => {
  shop = await openShop({
    outside: { mail: NO_MAIL, payments: { mollie: provider, stripe: scriptedProvider() } },
  });
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'LIVE',
    payment_methods: JSON.stringify([{ type: 'IMMEDIATE', priority: 1 }]),
  });
  visitor = await shop.make.customer(organiser);
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  const create = { width: 40, height: 20, channels: 3, background: '#123456' } as const;
  logo = await sharp({ create }).png().toBuffer();
});
afterAll(() => shop.close());

beforeEach(async () => {
  provider.away = false;
  provider.accounts.clear();
  provider.accounts.set(TEST_KEY, account('TEST'));
  provider.accounts.set(LIVE_KEY, account('LIVE'));
  await shop.sql("update payments set state = 'CANCELLED' where state = 'PENDING'");
  const { data } = await list();
  for (const { cuid } of data) await disconnect(cuid);
  await offered([]);
});

/** Waits until the site, which remembers its organiser, has heard which methods there are. */
async function offered(names: readonly string[]): Promise<void> {
  await expect
    .poll(async () =>
      (await shop.call('listPaymentMethods', {}, visitor)).data.map(({ name }) => name),
    )
    .toEqual(names);
}
const BOTH = ['bancontact', 'wero2027'];

const list = () => shop.office('listPaymentProviders', {}, chief);
const connect = async (key: string, names: readonly string[] = BOTH) => {
  const answer = await shop.office('connectPaymentProvider', { provider: 'mollie', key }, chief);
  if (answer.mode === 'LIVE') await offered(names);
  return answer;
};
const disconnect = (payment_provider: string) =>
  shop.office('disconnectPaymentProvider', { payment_provider }, chief);
const update = (payment_provider: string, change: { in_use?: true; methods?: string[] }) =>
  shop.office('updatePaymentProvider', { payment_provider, ...change }, chief);

async function checkOut(payment_method: string | null = null): Promise<MadeCustomer> {
  const buyer = await shop.make.customer(organiser);
  const cart_id = await cartOf(buyer);
  await shop.call(
    'checkoutCart',
    { cart_id, payment_strategy: 'IMMEDIATE', payment_method, terms: true },
    buyer,
  );
  return buyer;
}

async function cartOf(buyer: MadeCustomer): Promise<number> {
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser));
  const registrations = [
    { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
  ];
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: buyer.participant.id, registrations },
    buyer,
  );
  return cart.id;
}

const lastPayment = async () => {
  const [row] = await shop.sql<{
    cuid: string;
    provider: string;
    payment_provider_id: string;
    provider_method: string | null;
    state: string;
    on_its_way: boolean;
  }>('select * from payments where cuid = $1', [provider.orders.at(-1)?.order.payment_cuid]);
  if (row === undefined) throw new Error('There is no payment');
  return row;
};

test('an account is connected by its key: whose it is, its methods, and where its messages go', async () => {
  expect(await connect(LIVE_KEY)).toMatchObject({
    account_name: 'ASBL Le Grand Jeu',
    mode: 'LIVE',
  });
  const { data } = await list();
  expect(data).toMatchObject([
    {
      provider: 'mollie',
      mode: 'LIVE',
      key_end: '2222',
      in_use: true,
      open_payments: 0,
      methods: [
        { name: 'bancontact', logo_url: null, active: true },
        { name: 'wero2027', label: { fr: 'Wero', en: 'Wero' }, active: true },
      ],
    },
  ]);
  expect(JSON.stringify(data)).not.toContain(LIVE_KEY);
  const picture = await shop.fetch('storefront', data[0]?.methods[1]?.logo_url ?? '');
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect([...provider.listeners]).toEqual([
    [expect.stringMatching(/^http.*\/webhooks\/mollie\/\d+$/), LIVE_KEY],
  ]);
});

test('its secrets are sealed, and in no log', async () => {
  await connect(LIVE_KEY);
  const tables = ['payment_providers', 'audit_log', 'security_events', 'organisers'];
  for (const table of tables) {
    const rows = await shop.sql(`select * from ${table}`);
    expect(JSON.stringify(rows)).not.toContain(LIVE_KEY);
  }
});

test('a key that the provider refuses, and a provider that does not answer, change nothing', async () => {
  await expect(connect('test_unknown')).rejects.toMatchObject({
    code: 'PROVIDER_KEY_REFUSED',
    fields: { key: expect.anything() },
  });
  provider.away = true;
  const call = connect(LIVE_KEY);
  await expect(call).rejects.toMatchObject({ code: 'PROVIDER_UNREACHABLE', status: 409 });
  await expect(call).rejects.not.toMatchObject({ message: expect.stringContaining(LIVE_KEY) });
  expect((await list()).data).toEqual([]);
});

test('a second key of the same account replaces the first', async () => {
  await connect(LIVE_KEY);
  const anew = 'live_cccc3333';
  provider.accounts.set(anew, account('LIVE'));
  await connect(anew);
  expect((await list()).data).toMatchObject([{ key_end: '3333', in_use: true }]);
});

test('families pay through the account in use of the mode, by the method that they chose', async () => {
  const buyer = await shop.make.customer(organiser);
  const cart_id = await cartOf(buyer);
  const order = { cart_id, payment_strategy: 'IMMEDIATE', terms: true } as const;
  await expect(shop.call('checkoutCart', order, buyer)).rejects.toMatchObject({
    code: 'PAYMENT_STRATEGY_NOT_OFFERED',
  });
  await connect(TEST_KEY);
  await expect(shop.call('checkoutCart', order, buyer)).rejects.toMatchObject({
    code: 'PAYMENT_STRATEGY_NOT_OFFERED',
  });
  await connect(LIVE_KEY);
  const wrong = { ...order, payment_method: 'ideal' };
  await expect(shop.call('checkoutCart', wrong, buyer)).rejects.toMatchObject({
    code: 'PAYMENT_METHOD_NOT_OFFERED',
  });
  const answer = await shop.call('checkoutCart', { ...order, payment_method: 'wero2027' }, buyer);
  expect(answer.next_action_url).toMatch(/^https:\/\/provider\.test\//);
  expect(await lastPayment()).toMatchObject({ provider: 'mollie', provider_method: 'wero2027' });
  expect(provider.orders.at(-1)).toMatchObject({ key: LIVE_KEY, order: { method: 'wero2027' } });
});

test('staff hide a method, which families can then neither see nor name', async () => {
  const { cuid } = await connect(LIVE_KEY);
  const family = await shop.make.customer(organiser);
  const shown = async () => (await shop.call('listPaymentMethods', {}, family)).data;
  expect(await shown()).toEqual([
    { name: 'bancontact', label: 'Bancontact', logo_url: null, keeps: false },
    {
      name: 'wero2027',
      label: 'Wero',
      logo_url: expect.stringMatching(/^\/files\//),
      keeps: true,
    },
  ]);
  await update(cuid, { methods: ['bancontact'] });
  expect(await shown()).toMatchObject([{ name: 'bancontact' }]);
  await expect(checkOut('wero2027')).rejects.toMatchObject({ code: 'PAYMENT_METHOD_NOT_OFFERED' });
  await expect(update(cuid, { methods: ['ideal'] })).rejects.toMatchObject({
    code: 'PAYMENT_METHOD_NOT_OFFERED',
  });
  const nothing = update('nothing', { in_use: true });
  await expect(nothing).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_NOT_FOUND' });
});

test('the methods are read anew: what staff hid stays hidden, new ones show', async () => {
  const { cuid: payment_provider } = await connect(LIVE_KEY);
  await update(payment_provider, { methods: ['wero2027'] });
  const [bancontact] = account('LIVE').methods;
  if (bancontact === undefined) throw new Error('There is no method');
  const giropay = {
    id: 'giropay',
    names: { fr: 'Giropay', en: 'Giropay' },
    logo: null,
    keeps: false,
  };
  provider.accounts.set(LIVE_KEY, account('LIVE', { methods: [bancontact, giropay] }));
  const refresh = () => shop.office('refreshPaymentProvider', { payment_provider }, chief);
  await refresh();
  const [shown] = (await list()).data;
  expect(shown?.methods.map(({ name, active }) => [name, active])).toEqual([
    ['bancontact', false],
    ['giropay', true],
  ]);
  provider.accounts.clear();
  await expect(refresh()).rejects.toMatchObject({ code: 'PROVIDER_KEY_REFUSED' });
  provider.away = true;
  await expect(refresh()).rejects.toMatchObject({ code: 'PROVIDER_UNREACHABLE' });
  const unknown = shop.office('refreshPaymentProvider', { payment_provider: 'nothing' }, chief);
  await expect(unknown).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_NOT_FOUND' });
});

test('an account is not disconnected while payments wait there; another one takes over', async () => {
  const first = await connect(LIVE_KEY);
  await checkOut();
  await expect(disconnect(first.cuid)).rejects.toMatchObject({
    code: 'PROVIDER_HAS_OPEN_PAYMENTS',
    details: { payments: 1 },
  });
  const other = 'live_dddd4444';
  const methods = account('LIVE').methods.slice(0, 1);
  provider.accounts.set(other, account('LIVE', { reference: 'pfl_2', name: 'Caisse', methods }));
  shop.clock.set('2026-01-05T09:00:00.000Z');
  await connect(other, ['bancontact']);
  const uses = async () => (await list()).data.map(({ key_end, in_use }) => [key_end, in_use]);
  expect(await uses()).toEqual([
    ['4444', true],
    ['2222', false],
  ]);
  await checkOut();
  expect(provider.orders.at(-1)?.key).toBe(other);
  await update(first.cuid, { in_use: true });
  expect(await uses()).toEqual([
    ['4444', false],
    ['2222', true],
  ]);
  await shop.sql("update payments set state = 'EXPIRED'");
  await disconnect(first.cuid);
  await expect(disconnect(first.cuid)).rejects.toMatchObject({
    code: 'PAYMENT_PROVIDER_NOT_FOUND',
  });
  const [row] = await shop.sql('select key_sealed from payment_providers where cuid = $1', [
    first.cuid,
  ]);
  expect(row).toEqual({ key_sealed: null });
  await expect(checkOut()).rejects.toMatchObject({ code: 'PAYMENT_STRATEGY_NOT_OFFERED' });
});

test('a message counts only at the address of its account, and only about its own payments', async () => {
  await connect(TEST_KEY);
  await connect(LIVE_KEY);
  await checkOut();
  const { cuid, payment_provider_id: live } = await lastPayment();
  const reference = `tr_${cuid}`;
  const seen = provider.payments.get(reference);
  if (seen === undefined) throw new Error('The provider has no such payment');
  provider.payments.set(reference, { ...seen, state: 'PAID', method: 'bancontact' });
  const tell = async (path: string) =>
    (await shop.fetch('storefront', path, { method: 'POST', body: reference })).status;
  const [other] = await shop.sql<{ id: string }>(
    "select id from payment_providers where mode = 'TEST' and disconnected_at is null",
  );
  expect(await tell('/webhooks/mollie')).toBe(404);
  expect(await tell('/webhooks/mollie/x')).toBe(404);
  expect(await tell(`/webhooks/stripe/${live}`)).toBe(404);
  expect(await tell(`/webhooks/mollie/${other?.id}`)).toBe(200);
  expect(await lastPayment()).toMatchObject({ state: 'PENDING' });
  expect(await tell(`/webhooks/mollie/${live}`)).toBe(200);
  expect(await lastPayment()).toMatchObject({ state: 'PAID', provider_method: 'bancontact' });
});

test('money on its way keeps the places for days; nobody pays the same twice meanwhile', async () => {
  await connect(LIVE_KEY);
  const buyer = await checkOut();
  const { cuid, payment_provider_id: live } = await lastPayment();
  const reference = `tr_${cuid}`;
  const tell = async (more: object) => {
    const seen = provider.payments.get(reference);
    if (seen === undefined) throw new Error('The provider has no such payment');
    provider.payments.set(reference, { ...seen, ...more });
    const path = `/webhooks/mollie/${live}`;
    await shop.fetch('storefront', path, { method: 'POST', body: reference });
  };
  await tell({ on_its_way: true, method: 'wero2027' });
  expect(await lastPayment()).toMatchObject({ state: 'PENDING', on_its_way: true });
  const opened = () => shop.office('getOfficePayment', { payment: cuid }, chief);
  expect(await opened()).toMatchObject({ on_its_way: true, provider_method: 'Wero' });
  const [item] = await shop.sql<{ id: string; cart_id: string; days: number }>(
    `select i.cart_id, i.id, extract(day from i.expires_at - $1)::integer as days
     from cart_items i join payments p on i.id = any(p.cart_item_ids) where p.cuid = $2`,
    [shop.clock.now(), cuid],
  );
  expect(item?.days).toBe(31);
  const cart_id = Number(item?.cart_id);
  const order = { cart_id, payment_strategy: 'IMMEDIATE', terms: true } as const;
  const refused = { code: 'PAYMENT_ON_ITS_WAY' };
  await expect(shop.call('checkoutCart', order, buyer)).rejects.toMatchObject(refused);
  await expect(shop.call('giveUpPayment', { cart_id }, buyer)).rejects.toMatchObject(refused);
  await tell({ state: 'PAID', on_its_way: false, method: 'method-of-tomorrow' });
  expect(await lastPayment()).toMatchObject({ state: 'PAID', on_its_way: false });
  expect(await opened()).toMatchObject({ provider_method: 'method-of-tomorrow' });
});

test('a rest whose money is on its way is not paid a second time', async () => {
  await connect(LIVE_KEY);
  const buyer = await shop.make.customer(organiser);
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser));
  const debt = { availability_id: camp.id, total_amount: 5_000 };
  const registration = await shop.make.registration(organiser, buyer, debt);
  const rest = { destination: registration.cuid, return_url: '/' };
  const named = { ...rest, payment_method: 'ideal' };
  await expect(shop.call('startOnlinePayment', named, buyer)).rejects.toMatchObject({
    code: 'PAYMENT_METHOD_NOT_OFFERED',
  });
  await shop.call('startOnlinePayment', { ...rest, payment_method: 'bancontact' }, buyer);
  await shop.sql("update payments set on_its_way = true where state = 'PENDING'");
  await expect(shop.call('startOnlinePayment', rest, buyer)).rejects.toMatchObject({
    code: 'PAYMENT_ON_ITS_WAY',
  });
});
