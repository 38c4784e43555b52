import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { hashPassword } from './password.ts';

let shop: Shop;
let organiser: { id: number; cuid: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  await shop.make.customer(organiser, {
    email: 'anne@example.test',
    password_hash: await hashPassword('parent-demo'),
  });
  await shop.make.customer(organiser, { email: 'invited@example.test' });
});
afterAll(() => shop.close());

function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return shop.fetch('storefront', path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function tokenOf(response: Response): string {
  return /ribambelle_session=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
}

test('200 signs in with any spelling of the address, with a cookie that scripts cannot read', async () => {
  const response = await post('/api/auth/login', {
    email: ' Anne@Example.test ',
    password: 'parent-demo',
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toMatch(
    /^ribambelle_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
  );
  const session = await shop.call('getSession', {}, { token: tokenOf(response) });
  expect(session.customer).toMatchObject({ email: 'anne@example.test', fullname: 'Anne Dubois' });
});

test('401 with the same answer for a wrong password, an unknown address, an account without password and a neighbour’s', async () => {
  const wrong = await post(
    '/api/auth/login',
    { email: 'anne@example.test', password: 'parent-Demo' },
    { 'accept-language': 'en' },
  );
  expect(wrong.status).toBe(401);
  expect(wrong.headers.get('set-cookie')).toBeNull();
  const input: unknown = await wrong.json();
  expect(input).toEqual({
    error: 'WRONG_CREDENTIALS',
    message: 'Incorrect e-mail address or password.',
    fields: {},
  });
  for (const email of ['nobody@example.test', 'invited@example.test']) {
    const response = await post(
      '/api/auth/login',
      { email, password: 'parent-demo' },
      { 'accept-language': 'en' },
    );
    expect(await response.json()).toEqual(input);
  }
  const credentials = { email: 'anne@example.test', password: 'parent-demo' };
  await expect(
    shop.call('signIn', credentials, { token: '', host: 'localhost' }),
  ).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
  });
});

test('403 from another site, 400 without password', async () => {
  const credentials = { email: 'anne@example.test', password: 'parent-demo' };
  expect(
    (await post('/api/auth/login', credentials, { origin: 'https://elsewhere.test' })).status,
  ).toBe(403);
  expect(await (await post('/api/auth/login', { email: 'anne' })).json()).toMatchObject({
    error: 'INVALID_REQUEST',
    fields: { email: 'INVALID_EMAIL', password: 'REQUIRED' },
  });
});

test('200 signs out: the session itself is deleted, not only its cookie', async () => {
  const response = await post('/api/auth/login', {
    email: 'anne@example.test',
    password: 'parent-demo',
  });
  const token = tokenOf(response);
  const out = await post('/api/auth/logout', {}, { cookie: `ribambelle_session=${token}` });
  expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await shop.call('getSession', {}, { token })).toEqual({
    customer: null,
    participants: [],
    cart: null,
    account: null,
    acting: null,
  });
  expect(await shop.call('signOut', {})).toEqual({ message: 'Vous êtes déconnecté.' });
});

test('429 with the seconds to wait after too many attempts on one address', async () => {
  const limited = await openShop({ limits: true });
  try {
    await limited.make.organiser();
    const attempt = () =>
      limited.fetch('storefront', '/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ email: 'anne@example.test', password: 'x' }),
        headers: { 'content-type': 'application/json' },
      });
    for (let tries = 0; tries < 8; tries += 1) expect((await attempt()).status).toBe(401);
    const reply = await attempt();
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await reply.json()).toMatchObject({ error: 'TOO_MANY_TRIES' });
  } finally {
    await limited.close();
  }
});
