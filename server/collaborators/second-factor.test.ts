import { ALL_PERMISSIONS, type Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../sign-in/index.ts';
import { totpCodeAt } from './totp.ts';

const PASSWORD = 'un mot de passe long';
let shop: Shop;
let password_hash: string;

beforeAll(async () => {
  shop = await openShop();
  password_hash = await hashPassword(PASSWORD);
});
afterAll(() => shop.close());

let hosts = 0;
async function house(): Promise<Made> {
  hosts += 1;
  return shop.make.organiser({ name: `Maison ${hosts}` }, `house${hosts}.test`);
}

async function person(at: Made, input: { email: string; may: readonly Permission[] }) {
  const collaborator = await shop.make.collaborator(at, input.may);
  await shop.sql('update collaborators set email = $1, password_hash = $2 where id = $3', [
    input.email,
    password_hash,
    collaborator.id,
  ]);
  return collaborator;
}

async function signIn(email: string, more: Readonly<Record<string, string>> = {}) {
  const response = await shop.fetch('back-office', '/api/back-office/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, ...more }),
  });
  const token =
    /ribambelle_office=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { token, body: await response.json() };
}

const codeNow = (secret: string) =>
  totpCodeAt(secret, Math.floor(Date.parse(shop.clock.now()) / 30_000));

async function setUp(as: { token: string }) {
  const { secret } = await shop.office('startSecondFactor', {}, as);
  const totp = codeNow(secret);
  const { recovery_codes } = await shop.office('enableSecondFactor', { secret, totp }, as);
  return { secret, recovery_codes };
}

const session = async (as: { token: string }) =>
  (await shop.office('getOfficeSession', {}, as)).collaborator;

test('200 ten recovery codes are shown once, kept as hashes, and each replaces the app once', async () => {
  const zoe = await person(await house(), { email: 'zoe@example.test', may: ALL_PERMISSIONS });
  expect((await session(zoe))?.recovery_codes).toBeNull();
  const { recovery_codes } = await setUp(zoe);
  expect(new Set(recovery_codes).size).toBe(10);
  const rows = JSON.stringify(await shop.sql('select * from collaborator_recovery_codes'));
  for (const code of recovery_codes) expect(rows).not.toContain(code.replaceAll('-', ''));
  expect((await session(zoe))?.recovery_codes).toBe(10);
  const [first = '', second = ''] = recovery_codes;
  expect((await signIn('zoe@example.test')).body.error).toBe('TOTP_REQUIRED');
  const typedCode = first.toLowerCase().replaceAll('-', ' ');
  const answer = await signIn('zoe@example.test', { recovery_code: typedCode });
  expect(answer.body).toMatchObject({ signed_in: true, recovery_codes: 9 });
  expect((await session(answer))?.recovery_codes).toBe(9);
  for (const code of [first, 'AAAA-AAAA-AAAA-AAAA', ''])
    expect((await signIn('zoe@example.test', { recovery_code: code })).body.error).toBe(
      'RECOVERY_CODE_WRONG',
    );
  const { data } = await shop.office('listSecurityEvents', {}, answer);
  expect(data.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['recovery-code.used', 'second-factor.failed']),
  );
  const again = await shop.office('renewRecoveryCodes', {}, answer);
  expect(again.recovery_codes).toHaveLength(10);
  expect((await signIn('zoe@example.test', { recovery_code: second })).body.error).toBe(
    'RECOVERY_CODE_WRONG',
  );
  await expect(
    shop.office('signInCollaborator', {
      email: 'zoe@example.test',
      password: PASSWORD,
      recovery_code: first,
    }),
  ).rejects.toMatchObject({ code: 'RECOVERY_CODE_WRONG', status: 401 });
  const fresh = again.recovery_codes[0] ?? '';
  expect((await signIn('zoe@example.test', { recovery_code: fresh })).body.signed_in).toBe(true);
});

test('of two sign-ins with one code at once, one succeeds', async () => {
  const tom = await person(await house(), { email: 'tom@example.test', may: [] });
  const [code = ''] = (await setUp(tom)).recovery_codes;
  const both = await Promise.all(
    [1, 2].map(() => signIn('tom@example.test', { recovery_code: code })),
  );
  expect(both.filter(({ body }) => body.signed_in === true)).toHaveLength(1);
});

test('a code without the password is useless, and so is another’s code', async () => {
  const at = await house();
  const uma = await person(at, { email: 'uma@example.test', may: [] });
  const vic = await person(at, { email: 'vic@example.test', may: [] });
  const [hers = ''] = (await setUp(uma)).recovery_codes;
  await setUp(vic);
  const answer = await signIn('uma@example.test', { recovery_code: hers, password: 'pas le bon' });
  expect(answer.body.error).toBe('SIGN_IN_WRONG');
  expect((await signIn('vic@example.test', { recovery_code: hers })).body.error).toBe(
    'RECOVERY_CODE_WRONG',
  );
  expect((await session(uma))?.recovery_codes).toBe(10);
});

test('409 without a second factor there are no recovery codes, and they are removed with it', async () => {
  const at = await house();
  const may = await person(at, { email: 'may@example.test', may: ALL_PERMISSIONS });
  await expect(shop.office('renewRecoveryCodes', {}, may)).rejects.toMatchObject({
    code: 'SECOND_FACTOR_OFF',
    status: 409,
  });
  const codesLeft = async () =>
    (await shop.sql('select from collaborator_recovery_codes where collaborator_id = $1', [may.id]))
      .length;
  await setUp(may);
  await shop.office('disableSecondFactor', {}, may);
  expect(await codesLeft()).toBe(0);
  const chief = await shop.make.collaborator(at, [...ALL_PERMISSIONS]);
  shop.clock.set(new Date(Date.parse(shop.clock.now()) + 60_000).toISOString());
  await setUp(may);
  await shop.office('resetSecondFactor', { collaborator: may.cuid }, chief);
  expect(await codesLeft()).toBe(0);
});

test('when everybody needs one, the only administrator sets it up after the password, before anything else, and nobody is locked out', async () => {
  const at = await house();
  const only = await person(at, { email: 'seul@example.test', may: ALL_PERMISSIONS });
  await shop.change('updateAccessRules', { second_factor_for: 'EVERYBODY' }, only);
  // it also applies to those already signed in, as soon as the process has noticed
  await expect.poll(async () => (await session(only))?.pending).toBe('SECOND_FACTOR');
  await expect(shop.office('listCollaborators', {}, only)).rejects.toMatchObject({
    code: 'SECOND_FACTOR_MISSING',
    status: 403,
  });
  const as = await signIn('seul@example.test');
  expect(await session(as)).toMatchObject({ pending: 'SECOND_FACTOR', wants_second_factor: true });
  await expect(shop.office('getAccessRules', {}, as)).rejects.toMatchObject({
    code: 'SECOND_FACTOR_MISSING',
  });
  const { secret, recovery_codes } = await setUp(as);
  expect((await session(as))?.pending).toBeNull();
  await shop.office('listCollaborators', {}, as);
  await expect(shop.office('disableSecondFactor', {}, as)).rejects.toMatchObject({
    code: 'SECOND_FACTOR_WANTED',
    status: 409,
  });
  shop.clock.set(new Date(Date.parse(shop.clock.now()) + 60_000).toISOString());
  expect((await signIn('seul@example.test', { totp: codeNow(secret) })).body.signed_in).toBe(true);
  // the phone is lost: a code opens, and the rule can be taken back
  const answer = await signIn('seul@example.test', { recovery_code: recovery_codes[3] ?? '' });
  await shop.change('updateAccessRules', { second_factor_for: 'NOBODY' }, answer);
  await expect.poll(async () => (await session(answer))?.wants_second_factor).toBe(false);
  await shop.office('disableSecondFactor', {}, answer);
  expect((await signIn('seul@example.test')).body.signed_in).toBe(true);
});

test('a provisional password comes before the second factor', async () => {
  const at = await house();
  const chief = await person(at, { email: 'chef@example.test', may: ALL_PERMISSIONS });
  const nora = await person(at, { email: 'nora@example.test', may: [] });
  await shop.sql('update collaborators set password_provisional = true where id = $1', [nora.id]);
  await shop.change('updateAccessRules', { second_factor_for: 'EVERYBODY' }, chief);
  await expect.poll(async () => (await session(nora))?.wants_second_factor).toBe(true);
  expect((await session(nora))?.pending).toBe('PASSWORD');
  await expect(shop.office('startSecondFactor', {}, nora)).rejects.toMatchObject({
    code: 'PASSWORD_PROVISIONAL',
  });
  await shop.office(
    'updateOwnPassword',
    { current_password: PASSWORD, password: 'une phrase bien à moi' },
    nora,
  );
  expect((await session(nora))?.pending).toBe('SECOND_FACTOR');
});

test('staff with sensitive rights need one from the given day, others do not', async () => {
  const at = await house();
  const chief = await person(at, { email: 'boss@example.test', may: ALL_PERMISSIONS });
  const clerk = await person(at, { email: 'desk@example.test', may: ['locations.read'] });
  await shop.sql('update organisers set timezone = $1 where id = $2', ['Europe/Brussels', at.id]);
  await shop.change(
    'updateAccessRules',
    { second_factor_for: 'SENSITIVE', second_factor_from: '2026-01-06' },
    chief,
  );
  // the day begins in the organiser's zone
  shop.clock.set('2026-01-05T23:00:00.000Z');
  await expect.poll(async () => (await session(chief))?.pending).toBe('SECOND_FACTOR');
  shop.clock.set('2026-01-05T22:59:00.000Z');
  expect((await session(chief))?.pending).toBeNull();
  shop.clock.set('2026-01-05T23:00:00.000Z');
  expect((await session(clerk))?.pending).toBeNull();
  await shop.office('listOfficeLocations', {}, clerk);
});
