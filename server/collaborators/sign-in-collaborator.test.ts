import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../sign-in/password.ts';
import { aboutSecondFactor } from '../vault/second-factor.ts';
import { createVault } from '../vault/vault.ts';
import { totpCodeAt } from './totp.ts';

const PASSWORD = 'un mot de passe long';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
let shop: Shop;
let organiser: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
});
afterAll(() => shop.close());

async function collaborator(
  email: string,
  input: { at?: Made; totp_secret?: string; password?: string; active?: boolean } = {},
) {
  const row = await shop.make.collaborator(input.at ?? organiser, ['activities.read']);
  const vault = createVault([new URL(shop.databaseUrl).password]);
  const of = { organiser_id: (input.at ?? organiser).id, collaborator_id: row.id };
  const about = aboutSecondFactor(of);
  const columns = [
    email,
    await hashPassword(input.password ?? PASSWORD),
    input.totp_secret === undefined ? null : vault.seal(input.totp_secret, about),
    input.active ?? true,
    row.id,
  ];
  await shop.sql(
    'update collaborators set email = $1, password_hash = $2, totp_secret = $3, active = $4 where id = $5',
    columns,
  );
  return row;
}

async function signIn(body: Readonly<Record<string, unknown>>) {
  const response = await shop.fetch('back-office', '/api/back-office/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const token =
    /ribambelle_office=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? null;
  return { status: response.status, token, body: await response.json() };
}

test('200 signs in with a session of twelve hours, and out again', async () => {
  const sophie = await collaborator('Sophie@Example.test');
  const { status, token, body } = await signIn({
    email: ' sophie@example.TEST ',
    password: PASSWORD,
  });
  expect([status, body]).toEqual([200, { signed_in: true, organisers: [], recovery_codes: null }]);
  const session = await shop.office('getOfficeSession', {}, { token: token ?? '' });
  expect(session).toMatchObject({
    collaborator: { cuid: sophie.cuid, permissions: ['activities.read'], second_factor: false },
    organiser: {
      cuid: organiser.cuid,
      site: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    },
  });
  await shop.office('signOutCollaborator', {}, { token: token ?? '' });
  expect(await shop.office('getOfficeSession', {}, { token: token ?? '' })).toEqual({
    collaborator: null,
    organiser: null,
  });
  const [row] = await shop.sql<{ count: string }>(
    `select count(*) from audit_log where action = 'collaborators.sign-in'`,
  );
  expect(Number(row?.count)).toBe(1);
});

test('200 says that nobody is signed in, even to a customer of the storefront', async () => {
  const customer = await shop.make.customer(organiser);
  for (const as of [undefined, { token: customer.token }]) {
    expect(await shop.office('getOfficeSession', {}, as)).toEqual({
      collaborator: null,
      organiser: null,
    });
  }
});

test('401 alike for an unknown address, a wrong password, a missing password and an inactive collaborator', async () => {
  await collaborator('gone@example.test', { active: false });
  await shop.make.collaborator(organiser, []);
  for (const email of ['nobody@example.test', 'sophie@example.test', 'gone@example.test']) {
    const { status, token, body } = await signIn({ email, password: 'not the password' });
    expect([status, token, body.error]).toEqual([401, null, 'SIGN_IN_WRONG']);
  }
});

test('401 asks for the second factor, and accepts each code once', async () => {
  await collaborator('deux@example.test', { totp_secret: SECRET });
  const code = totpCodeAt(SECRET, Math.floor(Date.parse(shop.clock.now()) / 30_000));
  const call = { email: 'deux@example.test', password: PASSWORD };
  expect((await signIn(call)).body.error).toBe('TOTP_REQUIRED');
  expect((await signIn({ ...call, totp: '000000' })).body.error).toBe('TOTP_WRONG');
  expect((await signIn({ ...call, totp: code })).body.signed_in).toBe(true);
  expect((await signIn({ ...call, totp: code })).body.error).toBe('TOTP_WRONG');
});

test('200 lets a collaborator of several organisers choose among them, and only among them', async () => {
  const second = await shop.make.organiser({ name: 'Petit club' }, 'localhost');
  const third = await shop.make.organiser({ name: 'Autre mot de passe' }, 'third.test');
  await collaborator('both@example.test');
  await collaborator('both@example.test', { at: second });
  await collaborator('both@example.test', { at: third, password: 'tout à fait différent' });
  const call = { email: 'both@example.test', password: PASSWORD };
  const choice = await signIn(call);
  expect(choice.token).toBeNull();
  expect(choice.body.organisers.map(({ cuid }: Made) => cuid).toSorted()).toEqual(
    [organiser.cuid, second.cuid].toSorted(),
  );
  const answer = await signIn({ ...call, organiser: second.cuid });
  expect(
    (await shop.office('getOfficeSession', {}, { token: answer.token ?? '' })).organiser?.name,
  ).toBe('Petit club');
  expect((await signIn({ ...call, organiser: third.cuid })).body.error).toBe('SIGN_IN_WRONG');
  expect(
    (await signIn({ email: call.email, password: 'tout à fait différent' })).body.signed_in,
  ).toBe(true);
});

test('429 after eight tries at one address', async () => {
  const strict = await openShop({ limits: true });
  const call = () =>
    strict.office('signInCollaborator', { email: 'x@example.test', password: 'wrong' });
  for (let tries = 0; tries < 8; tries += 1)
    await expect(call()).rejects.toMatchObject({ code: 'SIGN_IN_WRONG' });
  await expect(call()).rejects.toMatchObject({ code: 'TOO_MANY_TRIES', status: 429 });
  await strict.close();
});

test('one’s own account: password, language, second factor on and off', async () => {
  const me = await collaborator('moi@example.test');
  const as = { token: me.token };
  const setup = await shop.office('startSecondFactor', {}, as);
  expect(setup.qr).toContain('<svg');
  const step = Math.floor(Date.parse(shop.clock.now()) / 30_000);
  const enable = { secret: setup.secret, totp: totpCodeAt(setup.secret, step) };
  await expect(
    shop.office('enableSecondFactor', { ...enable, totp: '12' }, as),
  ).rejects.toMatchObject({ code: 'TOTP_WRONG' });
  await expect(
    shop.office('enableSecondFactor', { ...enable, secret: 'ABC' }, as),
  ).rejects.toMatchObject({ code: 'TOTP_SECRET_INVALID' });
  await shop.office('enableSecondFactor', enable, as);
  expect((await shop.office('getOfficeSession', {}, as)).collaborator?.second_factor).toBe(true);
  await shop.office('disableSecondFactor', {}, as);
  expect((await shop.office('getOfficeSession', {}, as)).collaborator?.second_factor).toBe(false);
  const change = { current_password: PASSWORD, password: 'encore plus long' };
  await expect(
    shop.office('updateOwnPassword', { ...change, password: 'trop court' }, as),
  ).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { password: 'TOO_SHORT' },
  });
  await expect(
    shop.office('updateOwnPassword', { ...change, current_password: 'x' }, as),
  ).rejects.toMatchObject({
    code: 'PASSWORD_WRONG',
  });
  const other = await signIn({ email: 'moi@example.test', password: PASSWORD });
  await shop.office('updateOwnPassword', change, as);
  expect(await shop.office('getOfficeSession', {}, { token: other.token ?? '' })).toMatchObject({
    collaborator: null,
  });
  await shop.office('updateOwnLanguage', { language: 'en' }, as);
  expect((await shop.office('getOfficeSession', {}, as)).collaborator?.language).toBe('en');
  await expect(
    shop.office('updateOwnLanguage', { language: 'en' }, { token: 'a'.repeat(40) }),
  ).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
});
