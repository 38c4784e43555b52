import { tokenHash } from '@ribambelle/server/sessions/token.ts';
import { hashPassword } from '@ribambelle/server/sign-in/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../shop.ts';
import { createWire, type Site, type Wire, type WireAnswer } from './wire.ts';

const PASSWORD = 'une phrase secrete';
let shop: Shop;
let wire: Wire;

beforeAll(async () => {
  shop = await openShop({ server: { behindProxy: true } });
  wire = createWire(shop.server);
  const organiser = await shop.make.organiser({}, 'localhost');
  const password_hash = await hashPassword(PASSWORD);
  await shop.make.customer(organiser, { email: 'anne@example.test', password_hash });
  const collaborator = await shop.make.collaborator(organiser, []);
  await shop.sql('update collaborators set email = $1, password_hash = $2 where id = $3', [
    'anne@example.test',
    password_hash,
    collaborator.id,
  ]);
});
afterAll(() => shop.close());

const SITES = [
  { site: 'storefront', path: '/api', cookie: 'ribambelle_session' },
  { site: 'back-office', path: '/api/back-office', cookie: 'ribambelle_office' },
] as const;

interface Input {
  readonly site: Site;
  readonly path: string;
  readonly cookie?: string;
  readonly secure?: boolean;
  readonly body?: object;
}

function post({ site, path, cookie, secure, body = {} }: Input): Promise<WireAnswer> {
  const proto: Record<string, string> = secure === true ? { 'x-forwarded-proto': 'https' } : {};
  const headers = {
    'content-type': 'application/json',
    ...proto,
    ...(cookie === undefined ? {} : { cookie }),
  };
  return wire({ site, method: 'POST', path, headers, body: JSON.stringify(body) });
}

/** Returns the cookies of the session, without the one of the device. */
function setCookie(answer: WireAnswer): string {
  const lines = answer.headers['set-cookie'] ?? [];
  return lines.filter((line) => !/^(__Host-)?ribambelle_device=/.test(line)).join('\n');
}

function tokenIn(answer: WireAnswer): string {
  return /=([\w-]+);/.exec(setCookie(answer))?.[1] ?? '';
}

async function isLive(token: string): Promise<boolean> {
  return (
    (await shop.sql('select from sessions where token_hash = $1', [tokenHash(token)])).length === 1
  );
}

const RIGHT = { email: 'anne@example.test', password: PASSWORD };

test('the device cookie is protected as well, and only staff get one', async () => {
  const devicesOf = async (input: Omit<Input, 'body'>) =>
    (await post({ ...input, body: RIGHT })).headers['set-cookie']?.filter((line) =>
      line.includes('device'),
    );
  const office = { site: 'back-office', path: '/api/back-office/auth/login' } as const;
  expect(await devicesOf({ ...office, secure: true })).toEqual([
    expect.stringMatching(
      /^__Host-ribambelle_device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure$/,
    ),
  ]);
  expect(await devicesOf({ site: 'storefront', path: '/api/auth/login' })).toEqual([]);
});

describe.each(SITES)('$site', ({ site, path, cookie }) => {
  const signIn = (input: Partial<Input> = {}) =>
    post({ site, path: `${path}/auth/login`, body: RIGHT, ...input });

  test('the cookie cannot be read by scripts or sent by other sites', async () => {
    expect(setCookie(await signIn())).toMatch(
      new RegExp(`^${cookie}=[\\w-]{20,}; Path=/; HttpOnly; SameSite=Lax; Max-Age=\\d+$`),
    );
  });

  test('behind a proxy with HTTPS it is bound to the host, and HTTPS is enforced', async () => {
    const answer = await signIn({ secure: true });
    expect(setCookie(answer)).toMatch(
      new RegExp(
        `^__Host-${cookie}=[\\w-]{20,}; Path=/; HttpOnly; SameSite=Lax; Max-Age=\\d+; Secure$`,
      ),
    );
    expect(answer.headers['strict-transport-security']).toMatch(/max-age=31536000/);
    // the name without the prefix, which a neighbouring host could set, is ignored
    const plain = await post({
      site,
      path: `${path}/auth/logout`,
      secure: true,
      cookie: `${cookie}=${tokenIn(answer)}`,
    });
    expect(plain.status).toBe(200);
    expect(await isLive(tokenIn(answer))).toBe(true);
  });

  test('a sign-in gives a new token and ends the earlier session', async () => {
    const first = tokenIn(await signIn());
    const planted_token = 'a-token-that-somebody-planted-here-0000';
    const second = tokenIn(await signIn({ cookie: `${cookie}=${planted_token}` }));
    expect(second).not.toBe(planted_token);
    expect(await isLive(planted_token)).toBe(false);
    const third = tokenIn(await signIn({ cookie: `${cookie}=${first}` }));
    expect(new Set([first, second, third]).size).toBe(3);
    expect([await isLive(first), await isLive(third)]).toEqual([false, true]);
  });

  test('a sign-out ends the session in the database and removes the cookie', async () => {
    const token = tokenIn(await signIn());
    expect(await isLive(token)).toBe(true);
    const out = await post({ site, path: `${path}/auth/logout`, cookie: `${cookie}=${token}` });
    expect(setCookie(out)).toContain(`${cookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
    expect(await isLive(token)).toBe(false);
  });

  test('the stored hash opens no session', async () => {
    const token = tokenIn(await signIn());
    const hash = tokenHash(token);
    for (const stored_token of [
      Buffer.from(hash).toString('hex'),
      Buffer.from(hash).toString('base64url'),
    ])
      expect(await isLive(stored_token)).toBe(false);
  });

  test('an unknown address takes as long as a wrong password', async () => {
    const emails = ['anne@example.test', 'nobody@example.test'];
    const times = emails.map((): number[] => []);
    // in turn, so that other load on the machine slows both equally
    for (let turn = 0; turn < 9; turn += 1)
      for (const [at, email] of emails.entries()) {
        const started_at = performance.now();
        const answer = await signIn({ body: { email, password: 'wrong wrong wrong' } });
        times[at]?.push(performance.now() - started_at);
        expect(answer.status).toBe(401);
      }
    const [time_known = 0, unknown = 0] = times.map(
      (of) => of.toSorted((one, other) => one - other)[4] ?? 0,
    );
    // without a hash to compute, the unknown one would take a tenth of the time
    expect(unknown).toBeGreaterThan(time_known * 0.4);
    expect(time_known).toBeGreaterThan(unknown * 0.4);
  });
});
