import { hashPassword } from '@ribambelle/server/sign-in/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made, MadeCustomer } from '../factories/factories.ts';
import { openShop, type Shop } from '../shop.ts';
import { errorBody } from './judge.ts';
import { createWire, type Wire, type WireAnswer } from './wire.ts';

let shop: Shop;
let wire: Wire;
let organiser: Made;

beforeAll(async () => {
  shop = await openShop();
  wire = createWire(shop.server);
  organiser = await shop.make.organiser({}, 'localhost');
});
afterAll(() => shop.close());

/** Makes a participant with an idempotency key. */
function create(
  as: MadeCustomer | null,
  input: { key: string; firstname: string },
): Promise<WireAnswer> {
  return wire({
    site: 'storefront',
    method: 'POST',
    path: '/api/participants',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': input.key,
      cookie: `ribambelle_session=${as?.token ?? ''}`,
    },
    body: JSON.stringify({
      firstname: input.firstname,
      lastname: 'Dubois',
      birthdate: '2018-01-01',
    }),
  });
}

async function countNamed(firstname: string): Promise<number> {
  const [row] = await shop.sql<{ count: string }>(
    'select count(*) from participants where firstname = $1',
    [firstname],
  );
  return Number(row?.count);
}

test('the same request under the same key gets the first answer and has one effect, even later', async () => {
  const customer = await shop.make.customer(organiser);
  const first = await create(customer, { key: 'once', firstname: 'Alba' });
  expect(first.status).toBe(200);
  const second = await create(customer, { key: 'once', firstname: 'Alba' });
  expect([second.status, second.text]).toEqual([200, first.text]);
  expect(await countNamed('Alba')).toBe(1);
});

test('eight requests at once under one key have one effect and one answer', async () => {
  const customer = await shop.make.customer(organiser);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => create(customer, { key: 'at-once', firstname: 'Basile' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await countNamed('Basile')).toBe(1);
});

test('another request under the same key is refused and changes nothing', async () => {
  const customer = await shop.make.customer(organiser);
  await create(customer, { key: 'reused', firstname: 'Chiara' });
  const other = await create(customer, { key: 'reused', firstname: 'Dina' });
  expect([other.status, errorBody(other)?.error]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await countNamed('Dina')).toBe(0);
});

test('long keys that differ only at the end are different, and an empty key is none', async () => {
  const customer = await shop.make.customer(organiser);
  const long = 'k'.repeat(400);
  const keys = [`${long}a`, `${long}b`, `${long}a`, '', ''];
  for (const key of keys)
    expect((await create(customer, { key, firstname: 'Gaia' })).status).toBe(200);
  expect(await countNamed('Gaia')).toBe(4);
});

test('the same key of another customer is a different key', async () => {
  const one = await shop.make.customer(organiser);
  const other = await shop.make.customer(organiser);
  const answers = [
    await create(one, { key: 'shared', firstname: 'Emil' }),
    await create(other, { key: 'shared', firstname: 'Emil' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.text).not.toBe(answers[1]?.text);
  expect(await countNamed('Emil')).toBe(2);
  const different = await create(other, { key: 'once', firstname: 'Farah' });
  expect(different.status).toBe(200);
});

test('a refused call leaves its key free', async () => {
  const customer = await shop.make.customer(organiser);
  expect((await create(customer, { key: 'again', firstname: '' })).status).toBe(400);
  expect((await create(customer, { key: 'again', firstname: 'Gaia' })).status).toBe(200);
  expect((await create(null, { key: 'again', firstname: 'Gaia' })).status).toBe(401);
});

test('a key may have any form, and causes no error', async () => {
  const customer = await shop.make.customer(organiser);
  for (const key of [
    'x'.repeat(5_000),
    '"quoted"',
    `'; drop table idempotency_keys; --`,
    ' ',
    '%00',
  ])
    expect([200, 409]).toContain((await create(customer, { key, firstname: 'Hugo' })).status);
});

test('a sign-in under a key gives a new session each time, and stores nothing of the password', async () => {
  const password = 'tres-secret';
  await shop.make.customer(organiser, {
    email: 'key@example.test',
    password_hash: await hashPassword(password),
  });
  const signIn = (site: 'storefront' | 'back-office', path: string) =>
    wire({
      site,
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'sign-in',
      },
      body: JSON.stringify({
        email: 'key@example.test',
        password,
      }),
    });
  const answers = [
    await signIn('storefront', '/api/auth/login'),
    await signIn('storefront', '/api/auth/login'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ headers }) => String(headers['set-cookie']))).size).toBe(2);
  expect(errorBody(await signIn('back-office', '/api/back-office/auth/login'))?.error).toBe(
    'SIGN_IN_WRONG',
  );
  const out = await wire({
    site: 'back-office',
    method: 'POST',
    path: '/api/back-office/auth/logout',
    headers: { 'idempotency-key': 'out' },
  });
  expect(out.status).toBe(200);
  expect(
    await shop.sql(`select key from idempotency_keys where key in ('sign-in', 'out')`),
  ).toEqual([]);
});
