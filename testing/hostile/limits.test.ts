import { writeMail } from '@ribambelle/mails/write-mail.tsx';
import { hashPassword } from '@ribambelle/server/sign-in/index.ts';
import { type RunningServer, startServer } from '@ribambelle/server/main.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Made, MadeCustomer } from '../factories/factories.ts';
import { openShop, type Shop } from '../shop.ts';
import { errorBody } from './judge.ts';
import { createWire, type Wire, type WireAnswer } from './wire.ts';

let shop: Shop;
let organiser: Made;
let customer: MadeCustomer;

async function open(limits: boolean): Promise<void> {
  shop = await openShop({ limits, server: { behindProxy: true } });
  organiser = await shop.make.organiser({}, 'localhost');
  customer = await shop.make.customer(organiser);
}
beforeEach(() => open(true));
afterEach(() => shop.close());

const NOBODY = { email: 'nobody@example.test', password: 'nothing-of-hers' };

function post(
  wire: Wire,
  input: { path: string; body: object; address?: string; site?: 'storefront' | 'back-office' },
): Promise<WireAnswer> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': input.address ?? '192.0.2.1',
    cookie: `ribambelle_session=${customer.token}`,
  };
  return wire({
    site: input.site ?? 'storefront',
    method: 'POST',
    path: input.path,
    headers,
    body: JSON.stringify(input.body),
  });
}

/** Calls until it is refused. Returns the number of calls that passed. */
async function triesOf(
  call: (index: number) => Promise<WireAnswer>,
): Promise<{ tries: number; refusal: WireAnswer | null }> {
  for (let tries = 0; tries < 70; tries += 1) {
    const answer = await call(tries);
    if (answer.status === 429) return { tries, refusal: answer };
  }
  return { tries: 70, refusal: null };
}

test.each([
  { what: 'sign-in at one address', path: '/api/auth/login', body: () => NOBODY, tries: 8 },
  {
    what: 'password links for one address',
    path: '/api/auth/password/link',
    body: () => ({ email: 'a@example.test' }),
    tries: 4,
  },
  {
    what: 'password links for many addresses',
    path: '/api/auth/password/link',
    body: (n: number) => ({ email: `a${n}@example.test` }),
    tries: 20,
  },
  { what: 'registrations', path: '/api/auth/register', body: () => ({}), tries: 20 },
  {
    what: 'coupons',
    path: '/api/carts/coupons',
    body: (n: number) => ({ cart_id: 1, coupon: `C${n}` }),
    tries: 30,
  },
  {
    what: 'coupons named at a checkout',
    path: '/api/carts/checkout',
    body: (n: number) => ({ cart_id: 1, coupon: `C${n}` }),
    tries: 30,
  },
  {
    what: 'sign-in of collaborators',
    path: '/api/back-office/auth/login',
    body: () => NOBODY,
    tries: 8,
    site: 'back-office' as const,
  },
])(
  '$what: refused after $tries tries, with the time to wait',
  async ({ path, body, tries, site }) => {
    const wire = createWire(shop.server);
    const outcome = await triesOf((n) =>
      post(wire, { path, body: body(n), ...(site === undefined ? {} : { site }) }),
    );
    expect(outcome.tries).toBe(tries);
    expect(outcome.refusal === null ? null : errorBody(outcome.refusal)?.error).toBe(
      'TOO_MANY_TRIES',
    );
    const wait = Number(outcome.refusal?.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    shop.clock.set(new Date(Date.parse(shop.clock.now()) + wait * 1_000).toISOString());
    expect(
      (await post(wire, { path, body: body(0), ...(site === undefined ? {} : { site }) })).status,
    ).not.toBe(429);
  },
);

test('different spellings of an address count as one; another network address counts separately', async () => {
  const wire = createWire(shop.server);
  const spellings = ['nobody@example.test', 'NOBODY@example.test', '  nobody@Example.test '];
  const path = '/api/auth/password/link';
  const outcome = await triesOf((n) => post(wire, { path, body: { email: spellings[n % 3] } }));
  expect(outcome.tries).toBe(4);
  expect((await post(wire, { path, body: { email: 'other@example.test' } })).status).toBe(200);
  const coupons = await triesOf((n) =>
    post(wire, { path: '/api/carts/coupons', body: { cart_id: 1, coupon: `C${n}` } }),
  );
  expect(coupons.tries).toBe(30);
  expect(
    (
      await post(wire, {
        path: '/api/carts/coupons',
        body: { cart_id: 1, coupon: 'C' },
        address: '192.0.2.2',
      })
    ).status,
  ).not.toBe(429);
});

const WRONG = { email: 'anne@example.test', password: 'nothing-of-hers' };
const login = (wire: Wire, body: object, address: string) =>
  post(wire, { path: '/api/auth/login', body, address });

test('guessing locks out the guesser, not the customer', async () => {
  const wire = createWire(shop.server);
  const outcome = await triesOf(() => login(wire, WRONG, '198.51.100.7'));
  expect(outcome.tries).toBe(8);
  expect((await login(wire, WRONG, '192.0.2.1')).status).toBe(401);
});

test('guessers from everywhere are slowed down together; the owner can still sign in from a known network', async () => {
  const right = { email: 'anne@example.test', password: 'une phrase secrete' };
  await shop.sql('update customers set email = $1, password_hash = $2 where id = $3', [
    right.email,
    await hashPassword(right.password),
    customer.id,
  ]);
  const wire = createWire(shop.server);
  expect((await login(wire, right, '192.0.2.1')).status).toBe(200);
  await shop.sql(
    `update rate_limits set tries = 99 where extract(epoch from window_start)::bigint % 86400 = 0`,
  );
  expect((await login(wire, WRONG, '198.51.100.8')).status).toBe(401);
  const stranger = await login(wire, right, '198.51.100.9');
  expect([stranger.status, Number(stranger.headers['retry-after']) > 900]).toEqual([429, true]);
  expect((await login(wire, right, '192.0.2.1')).status).toBe(200);
});

test('addresses of one IPv6 network count as one', async () => {
  const wire = createWire(shop.server);
  const outcome = await triesOf((n) => login(wire, WRONG, `2001:db8:1:2:${n}::1`));
  expect(outcome.tries).toBe(8);
  expect((await login(wire, WRONG, '2001:db8:1:3::1')).status).toBe(401);
});

test('password guesses of one session are counted together, from any address', async () => {
  const wire = createWire(shop.server);
  const outcome = await triesOf((n) =>
    post(wire, {
      path: '/api/session/password',
      body: { password: 'wrong' },
      address: `198.51.100.${n}`,
    }),
  );
  expect(outcome.tries).toBe(8);
});

test('guesses at voucher codes are limited for one session, from any address, whether looked up or redeemed', async () => {
  const wire = createWire(shop.server);
  const outcome = await triesOf((n) =>
    wire({
      site: 'storefront',
      method: n % 2 === 0 ? 'GET' : 'PUT',
      path: n % 2 === 0 ? `/api/vouchers/redeem?code=C${n}` : '/api/vouchers/redeem',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${n}`,
        cookie: `ribambelle_session=${customer.token}`,
      },
      ...(n % 2 === 0 ? {} : { body: JSON.stringify({ code: `C${n}` }) }),
    }),
  );
  expect(outcome.tries).toBe(20);
});

test('a profile cannot be used to find out which addresses have an account', async () => {
  const wire = createWire(shop.server);
  const outcome = await triesOf((n) =>
    wire({
      site: 'storefront',
      method: 'PUT',
      path: '/api/session',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${n}`,
        cookie: `ribambelle_session=${customer.token}`,
      },
      body: JSON.stringify({ email: `a${n}@example.test` }),
    }),
  );
  expect(outcome.tries).toBe(20);
});

test('two processes on one database count together', async () => {
  const second: RunningServer = await startServer({
    databaseUrl: shop.databaseUrl,
    port: 0,
    backOfficePort: 0,
    host: '127.0.0.1',
    writeMail,
    clock: () => shop.clock.now(),
    jobs: false,
    behindProxy: true,
  });
  try {
    const wires = [createWire(shop.server), createWire(second)] as const;
    const outcome = await triesOf((n) =>
      post(n % 2 === 0 ? wires[0] : wires[1], { path: '/api/auth/login', body: NOBODY }),
    );
    expect(outcome.tries).toBe(8);
    for (const wire of wires)
      expect((await post(wire, { path: '/api/auth/login', body: NOBODY })).status).toBe(429);
  } finally {
    await second.stop();
  }
});

test('LIMITS=off removes them', async () => {
  await shop.close();
  await open(false);
  const wire = createWire(shop.server);
  const outcome = await triesOf((n) =>
    post(wire, { path: '/api/carts/coupons', body: { cart_id: 1, coupon: `C${n}` } }),
  );
  expect(outcome.refusal).toBeNull();
});
