import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made, MadeCustomer } from '../factories/factories.ts';
import { startFakeMollie } from '../fakes/fake-mollie.ts';
import type { FakeProvider } from '../fakes/providers/server.ts';
import { operationsOf } from '../hostile/schema.ts';
import { createWire, type Wire } from '../hostile/wire.ts';
import { documentOf } from '../hostile/world.ts';
import { openShop, type Shop } from '../shop.ts';
import { until } from '../until.ts';

/**
 * Two organisers of one server, each with a key of its own for the same provider: each key opens
 * the payments of its organiser, and nobody reads either anywhere.
 */

interface Side {
  readonly organiser: Made;
  readonly host: string;
  readonly staff: { readonly token: string };
  readonly buyer: MadeCustomer;
  /** The account's key for real money. */
  readonly key: string;
  /** The name of its account. */
  readonly account: string;
  /** The provider's id of a payment, and ours. */
  readonly reference: string;
  readonly payment: string;
}

const NAMES = ['Camps du Lac', 'Stages de la Butte'] as const;
const HOSTS = ['127.0.0.1', 'localhost'] as const;
let shop: Shop;
let wire: Wire;
let mollie: FakeProvider;
let sides: readonly Side[];

beforeAll(async () => {
  mollie = await startFakeMollie({ accounts: NAMES.map((name) => ({ name })) });
  // checks are due by the clock of the machine: at another moment they would all run at once
  const now = new Date().toISOString();
  shop = await openShop({ jobs: true, now, server: { providerUrls: { mollie: mollie.url } } });
  wire = createWire(shop.server);
  sides = [await openSide(0), await openSide(1)];
});
afterAll(async () => {
  await shop.close();
  await mollie.close();
});

/** Makes an organiser with the account of its number, and a family that has paid by it. */
async function openSide(number: 0 | 1): Promise<Side> {
  const host = HOSTS[number];
  const key = mollie.access('LIVE', number).account.keys.LIVE;
  const organiser = await shop.make.organiser(
    {
      online_payments_activated: true,
      payment_mode: 'LIVE',
      payment_methods: JSON.stringify([{ type: 'IMMEDIATE', priority: 1 }]),
    },
    host,
  );
  const staff = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  await shop.office('connectPaymentProvider', { provider: 'mollie', key }, staff);
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: ['2036-07-07'],
  });
  const buyer = await shop.make.customer(organiser);
  const family = { ...buyer, host };
  await until(async () => (await shop.call('listPaymentMethods', {}, family)).data.length > 0);
  const { cart } = await shop.call(
    'addCartItems',
    {
      participant_id: buyer.participant.id,
      registrations: [
        { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
      ],
    },
    family,
  );
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'IMMEDIATE', payment_method: null, terms: true },
    family,
  );
  const [row] = await shop.sql<{ cuid: string; provider_reference: string }>(
    'select cuid, provider_reference from payments where customer_id = $1',
    [buyer.id],
  );
  const { cuid: payment = '', provider_reference: reference = '' } = row ?? {};
  mollie.books.pay(reference);
  await mollie.messages.settled();
  return { organiser, host, staff, buyer, key, account: NAMES[number], reference, payment };
}

/** Returns the tables of which a row has one of the keys in clear, whatever its column. */
async function tablesWithKeys(): Promise<readonly string[]> {
  const tables = await shop.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const names: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.sql(
      `select 1 from ${name} as each_row where each_row::text like any ($1) limit 1`,
      [sides.map(({ key }) => `%${key}%`)],
    );
    if (rows.length > 0) names.push(name);
  }
  return names;
}

test('each payment and each refund goes through the account of its own organiser', async () => {
  for (const { staff, payment } of sides)
    await shop.office(
      'refundPayment',
      { payment, amount: 500, to: 'PROVIDER', reason: 'Malade', due: 'DROPPED', used: true },
      staff,
    );
  await until(async () =>
    sides.every(({ reference }) => mollie.books.get(reference).refunds.length === 1),
  );
  expect(mollie.books.payments.map(({ account, mode, state }) => [account.name, mode, state]))
    // one payment each, in the order in which they were made
    .toEqual(NAMES.map((name) => [name, 'LIVE', 'PAID']));
  expect(sides.map(({ reference }) => mollie.books.get(reference).account.name)).toEqual(NAMES);
});

test('no row of any table has a key in clear', async () => {
  expect(await tablesWithKeys()).toEqual([]);
});

test('negative control: a key in any table is seen', async () => {
  const [side] = sides;
  const owner = [side?.buyer.id ?? 0];
  await shop.sql(`update customers set lastname = '${side?.key}' where id = $1`, owner);
  expect(await tablesWithKeys()).toEqual(['public.customers']);
  await shop.sql("update customers set lastname = 'Dupont' where id = $1", owner);
});

test('no answer has a key, whoever asks, on either site', async () => {
  let answers = 0;
  for (const site of ['storefront', 'back-office'] as const)
    for (const { method, path, inPath } of operationsOf(await documentOf(wire, site), site)) {
      if (method !== 'GET' || inPath.length > 0) continue;
      for (const { host, staff, buyer } of sides) {
        const cookie =
          site === 'storefront'
            ? `ribambelle_session=${buyer.token}`
            : `ribambelle_office=${staff.token}`;
        const { text, status } = await wire({ site, method, path, host, headers: { cookie } });
        answers += status === 200 ? 1 : 0;
        for (const { key } of sides) expect(text, path).not.toContain(key);
      }
    }
  expect(answers).toBeGreaterThan(100);
});

test('the account of an organiser is shown to its own staff alone', async () => {
  for (const { staff, account, key } of sides) {
    const { data } = await shop.office('listPaymentProviders', {}, staff);
    expect(data).toMatchObject([{ account_name: account, key_end: key.slice(-4) }]);
  }
});

test.each(['refused by the provider', 'of an account that answers with it'])(
  'an error about a key %s does not repeat it',
  async (kind) => {
    const [side] = sides;
    const key = kind.startsWith('refused') ? 'live_nobodyhasthiskey' : (side?.key ?? '');
    if (!kind.startsWith('refused')) mollie.mishaps.add({ kind: 'ERROR', times: 50 });
    const answer = await wire({
      site: 'back-office',
      method: 'POST',
      path: '/api/back-office/payment-providers',
      headers: {
        cookie: `ribambelle_office=${side?.staff.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ provider: 'mollie', key }),
    });
    mollie.mishaps.clear();
    expect(answer.status).toBe(kind.startsWith('refused') ? 400 : 409);
    expect(answer.text).not.toContain(key);
  },
);
