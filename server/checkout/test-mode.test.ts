import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { createWire, type Wire } from '@ribambelle/testing/hostile/wire.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signatureOf, SIGNATURE_HEADER } from '../sandbox/index.ts';

const METHODS = JSON.stringify([
  { type: 'IMMEDIATE', priority: 1 },
  { type: 'DELAYED', priority: 2 },
]);
let shop: Shop;
let wire: Wire;
let organiser: Made;
let neighbour: Made;
let activity: Made;

beforeAll(async () => {
  shop = await openShop();
  wire = createWire(shop.server);
  const columns = {
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods: METHODS,
  };
  organiser = await shop.make.organiser(columns);
  neighbour = await shop.make.organiser({ ...columns, name: 'Voisin' }, 'localhost');
  activity = await shop.make.activity(organiser);
});
afterAll(() => shop.close());

async function setMode(mode: string): Promise<void> {
  await shop.sql('update organisers set payment_mode = $1 where id = $2', [mode, organiser.id]);
  const test_mode = mode === 'TEST';
  await expect
    .poll(async () => (await shop.call('getWebsite', {})).organiser.settings.test_mode)
    .toBe(test_mode);
}

async function fill(): Promise<MadeCustomer & { cart: number }> {
  const buyer = await shop.make.customer(organiser);
  const camp = await shop.make.availability(organiser, activity);
  const dates = camp.dates.map(({ id }) => id);
  const registrations = [{ availability_id: camp.id, availability_dates: dates }];
  const request = { participant_id: buyer.participant.id, registrations };
  const { cart } = await shop.call('addCartItems', request, buyer);
  return { ...buyer, cart: cart.id };
}

/** Opens a payment page by a call whose Host names this port. */
async function openPage(port = shop.server.port): Promise<string> {
  const buyer = await fill();
  const answer = await wire({
    site: 'storefront',
    method: 'POST',
    path: '/api/carts/checkout',
    headers: {
      host: `127.0.0.1:${port}`,
      'content-type': 'application/json',
      cookie: `ribambelle_session=${buyer.token}`,
    },
    body: JSON.stringify({ cart_id: buyer.cart, payment_strategy: 'IMMEDIATE', terms: true }),
  });
  const { next_action_url }: { next_action_url: string } = JSON.parse(answer.text);
  return new URL(next_action_url).pathname;
}

const at = (path: string, host: string, body?: string) =>
  wire({
    site: 'storefront',
    method: body === undefined ? 'GET' : 'POST',
    path,
    host,
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

async function tell(body: string): Promise<number> {
  const [secretRow] = await shop.sql<{ secret: string }>('select secret from sandbox_secrets');
  const signature = signatureOf(body, { secret: secretRow?.secret ?? '', now: shop.clock.now() });
  const headers = { [SIGNATURE_HEADER]: signature };
  const init = { method: 'POST', body, headers };
  return (await shop.fetch('storefront', '/webhooks/sandbox', init)).status;
}

test('a payment page exists only at its own organiser', async () => {
  const path = await openPage();
  expect((await at(path, '127.0.0.1')).status).toBe(200);
  expect(neighbour.id).not.toBe(organiser.id);
  expect((await at(path, 'localhost')).status).toBe(404);
  expect((await at(path, 'localhost', 'action=pay')).status).toBe(404);
  const [payment] = await shop.sql('select state from sandbox_payments where id = $1', [
    path.split('/').at(-1),
  ]);
  expect(payment).toEqual({ state: 'open' });
});

test('the provider gets our own address, whatever host and port the caller claims', async () => {
  const path = await openPage(1);
  const [payment] = await shop.sql('select webhook_url from sandbox_payments where id = $1', [
    path.split('/').at(-1),
  ]);
  expect(payment).toEqual({
    webhook_url: `http://127.0.0.1:${shop.server.port}/webhooks/sandbox`,
  });
});

test('200 and no effect for a signed message of another kind, 400 for a forged one', async () => {
  const before = await shop.sql('select id, state from payments order by id');
  expect(await tell(JSON.stringify({ id: 'evt_1', type: 'payout.created' }))).toBe(200);
  expect(await tell('[]')).toBe(200);
  const init = { method: 'POST', body: '{}', headers: { [SIGNATURE_HEADER]: 't=1,v1=0' } };
  expect((await shop.fetch('storefront', '/webhooks/sandbox', init)).status).toBe(400);
  expect(await shop.sql('select id, state from payments order by id')).toEqual(before);
});

test('in live mode nobody pays with the sandbox: not offered, no page, no message', async () => {
  const path = await openPage();
  const buyer = await fill();
  await setMode('LIVE');
  expect((await shop.call('getSession', {}, buyer)).account?.payment_methods.online).toBe(false);
  const checkout = { cart_id: buyer.cart, payment_strategy: 'IMMEDIATE' as const, terms: true };
  await expect(shop.call('checkoutCart', checkout, buyer)).rejects.toMatchObject({
    code: 'PAYMENT_STRATEGY_NOT_OFFERED',
  });
  const again = { destination: 'x', return_url: '/' };
  await expect(shop.call('startOnlinePayment', again, buyer)).rejects.toMatchObject({
    code: 'ONLINE_PAYMENTS_OFF',
  });
  expect((await at(path, '127.0.0.1')).status).toBe(404);
  expect((await at(path, '127.0.0.1', 'action=pay')).status).toBe(404);
  expect(await tell('{}')).toBe(404);
  // nor with a payment there whose message came too late
  const reference = path.split('/').at(-1);
  await shop.sql("update sandbox_payments set state = 'paid' where id = $1", [reference]);
  const ask = 'select cuid, state from payments where provider_reference = $1';
  const [before] = await shop.sql<{ cuid: string }>(ask, [reference]);
  const staff = await shop.make.collaborator(organiser, ['payments.read', 'payments.update']);
  await shop.office('askAboutPayment', { payment: before?.cuid ?? '' }, staff);
  expect(await shop.sql(ask, [reference])).toMatchObject([{ state: 'CANCELLED' }]);
  await setMode('TEST');
});

test('the test mode is off for a new organiser, is switched in the settings, and is logged', async () => {
  const fresh = await shop.make.organiser({ name: 'Neuf' }, 'neuf.test');
  const [row] = await shop.sql('select payment_mode from organisers where id = $1', [fresh.id]);
  expect(row).toEqual({ payment_mode: 'LIVE' });
  const chief = await shop.make.collaborator(fresh, [
    'organiser-account.read',
    'organiser-payments.read',
    'organiser-payments.update',
    'collaborator-logs.read',
  ]);
  const { payments } = await shop.office('getSettings', {}, chief);
  if (payments === null) throw new Error('The payment settings are hidden');
  const settings = { ...payments, bank_transfers_activated: false, test_mode: true };
  await shop.change('updatePaymentSettings', settings, chief);
  expect((await shop.office('getSettings', {}, chief)).payments?.test_mode).toBe(true);
  await expect
    .poll(async () => (await shop.office('getOfficeSession', {}, chief)).organiser?.test_mode)
    .toBe(true);
  const { data } = await shop.office('listSecurityEvents', { type: 'test-mode.changed' }, chief);
  expect(data).toMatchObject([{ details: [{ name: 'to', value: 'true' }] }]);
});
