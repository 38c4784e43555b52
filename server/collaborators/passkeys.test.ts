import { ALL_PERMISSIONS, type Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { type Authenticator, softAuthenticator } from '@ribambelle/testing/fakes/authenticator.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../sign-in/index.ts';

const PASSWORD = 'un mot de passe long';
type Credential = ReturnType<Authenticator['get']>;
let shop: Shop;
let origin: string;
let password_hash: string;

beforeAll(async () => {
  shop = await openShop();
  origin = `http://127.0.0.1:${shop.server.backOfficePort}`;
  password_hash = await hashPassword(PASSWORD);
});
afterAll(() => shop.close());

let people = 0;
async function person(may: readonly Permission[] = ALL_PERMISSIONS, at?: Made) {
  people += 1;
  const email = `person${people}@example.test`;
  const organiser = at ?? (await shop.make.organiser({}, `house${people}.test`));
  const collaborator = await shop.make.collaborator(organiser, may);
  await shop.sql('update collaborators set email = $1, password_hash = $2 where id = $3', [
    email,
    password_hash,
    collaborator.id,
  ]);
  return { ...collaborator, email, organiser };
}

async function add(as: { token: string }, key: Authenticator, name = 'Mon téléphone') {
  const { options } = await shop.office('startPasskey', {}, as);
  const credential = key.create(options, { origin });
  return shop.office('addPasskey', { name, credential }, as);
}

async function send(credential: Credential) {
  const response = await shop.fetch('back-office', '/api/back-office/auth/passkey', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ credential }),
  });
  const token =
    /ribambelle_office=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { status: response.status, token, body: await response.json() };
}

const request = async () => (await shop.office('startPasskeySignIn', {})).options;
const session = async (as: { token: string }) =>
  (await shop.office('getOfficeSession', {}, as)).collaborator;
const refusal = { code: 'PASSKEY_UNKNOWN', status: 401 };

test('200 a passkey is added, signs in by itself as both factors, and is removed', async () => {
  const zoe = await person();
  const key = softAuthenticator();
  expect((await add(zoe, key)).recovery_codes).toHaveLength(10);
  expect(await session(zoe)).toMatchObject({ second_factor: true, authenticator_app: false });
  const options = await request();
  expect(options).toMatchObject({ rpId: '127.0.0.1', userVerification: 'required' });
  const answer = await send(key.get(options, { origin }));
  expect(answer.status).toBe(200);
  expect((await session(answer))?.cuid).toBe(zoe.cuid);
  // it counts as a password that was just given
  await shop.office('createRole', { name: 'Tri', permissions: [] }, answer);
  const { data } = await shop.office('listPasskeys', {}, answer);
  expect(data).toMatchObject([
    { name: 'Mon téléphone', host: '127.0.0.1', used_at: shop.clock.now() },
  ]);
  await shop.office('removePasskey', { passkey: data[0]?.cuid ?? '' }, answer);
  expect(await session(zoe)).toMatchObject({ second_factor: false, recovery_codes: null });
  expect((await send(key.get(await request(), { origin }))).body.error).toBe('PASSKEY_UNKNOWN');
  const events = await shop.office('listSecurityEvents', {}, zoe);
  expect(events.data.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['passkey.added', 'passkey.removed', 'sign-in.succeeded']),
  );
});

test('one’s own passkey counts as a recent password; another’s, or a challenge for another purpose, does not', async () => {
  const zoe = await person();
  const tom = await person();
  const key = softAuthenticator();
  const other = softAuthenticator();
  await add(zoe, key);
  await add(tom, other);
  const forget = () =>
    shop.sql(
      `update sessions set password_at = now() - interval '1 year' where collaborator_id = $1`,
      [zoe.id],
    );
  const sensitive = () =>
    shop.office('createRole', { name: `Tri ${Date.now()}`, permissions: [] }, zoe);
  const start = async (as = zoe) => (await shop.office('startPasskeyConfirmation', {}, as)).options;
  const confirm = (credential: Credential) =>
    shop.office('confirmWithPasskey', { credential }, zoe);
  await forget();
  await expect(sensitive()).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
  const options = await start();
  expect(options.allowCredentials).toHaveLength(1);
  const usedCredential = key.get(options, { origin });
  await confirm(usedCredential);
  await sensitive();
  await forget();
  const wrongs: Credential[] = [
    // each is good only once
    usedCredential,
    other.get(await start(), { origin }),
    key.get(await start(tom), { origin }),
    key.get(await request(), { origin }),
    key.get(await start(), { origin: 'https://evil.test' }),
    key.get(await start(), { origin, verified: false }),
  ];
  for (const credential of wrongs) await expect(confirm(credential)).rejects.toMatchObject(refusal);
  // and a challenge for a confirmation signs nobody in
  expect((await send(key.get(await start(), { origin }))).body.error).toBe('PASSKEY_UNKNOWN');
  await expect(sensitive()).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
  const events = await shop.office(
    'listSecurityEvents',
    { type: 'password.confirmation-failed' },
    tom,
  );
  expect(events.data).toEqual([]);
  const [row] = await shop.sql<{ count: number }>(
    `select count(*)::int as count from security_events where type = 'password.confirmation-failed' and actor_id = $1`,
    [zoe.id],
  );
  expect(row?.count).toBe(wrongs.length);
  const nobody = await person();
  await expect(shop.office('startPasskeyConfirmation', {}, nobody)).rejects.toMatchObject({
    code: 'PASSKEY_NOT_FOUND',
  });
});

test('only the public half is kept, and a second key brings no second set of codes', async () => {
  const uma = await person();
  await add(uma, softAuthenticator());
  expect((await add(uma, softAuthenticator(), 'Clé USB')).recovery_codes).toEqual([]);
  const { options } = await shop.office('startPasskey', {}, uma);
  expect(options.excludeCredentials).toHaveLength(2);
  expect((await shop.office('listPasskeys', {}, uma)).data.map(({ name }) => name)).toEqual([
    'Clé USB',
    'Mon téléphone',
  ]);
});

test('400 for a key not made here, now, by its owner, with finger, face or PIN; 409 for adding one twice', async () => {
  const vic = await person();
  const wim = await person();
  const { options } = await shop.office('startPasskey', {}, vic);
  const keep = (credential: ReturnType<Authenticator['create']>, as = vic) =>
    shop.office('addPasskey', { name: 'Clé', credential }, as);
  const keyRefusal = { code: 'PASSKEY_WRONG', status: 400 };
  const make = () => softAuthenticator();
  await expect(
    keep(make().create(options, { origin: 'https://elsewhere.example' })),
  ).rejects.toMatchObject(keyRefusal);
  await expect(keep(make().create(options, { origin, verified: false }))).rejects.toMatchObject(
    keyRefusal,
  );
  const other = { ...options, rp: { id: 'elsewhere.example', name: '' } };
  await expect(keep(make().create(other, { origin }))).rejects.toMatchObject(keyRefusal);
  const guessedOptions = { ...options, challenge: 'A'.repeat(43) };
  await expect(keep(make().create(guessedOptions, { origin }))).rejects.toMatchObject(keyRefusal);
  // a challenge serves neither another person nor a sign-in
  await expect(keep(make().create(options, { origin }), wim)).rejects.toMatchObject(keyRefusal);
  const ofSignIn = { ...options, challenge: (await request()).challenge };
  await expect(keep(make().create(ofSignIn, { origin }))).rejects.toMatchObject(keyRefusal);
  const key = make();
  const newCredential = key.create(options, { origin });
  await keep(newCredential);
  await expect(keep(newCredential)).rejects.toMatchObject(keyRefusal);
  const again = (await shop.office('startPasskey', {}, vic)).options;
  await expect(keep(key.create(again, { origin }))).rejects.toMatchObject({
    code: 'PASSKEY_EXISTS',
    status: 409,
  });
  const late = (await shop.office('startPasskey', {}, vic)).options;
  const before = shop.clock.now();
  shop.clock.set(new Date(Date.parse(before) + 5 * 60_000).toISOString());
  await expect(keep(make().create(late, { origin }))).rejects.toMatchObject(keyRefusal);
  shop.clock.set(before);
});

test('401 every wrong sign-in is refused alike, and kept in the log of the person it targets', async () => {
  const may = await person();
  const key = softAuthenticator();
  await add(may, key);
  const spoilt: Credential[] = [
    key.get(await request(), { origin: 'https://elsewhere.example' }),
    key.get(await request(), { origin, verified: false }),
    key.get({ ...(await request()), rpId: 'elsewhere.example' }, { origin }),
    key.get({ ...(await request()), challenge: 'A'.repeat(43) }, { origin }),
    softAuthenticator().get(await request(), { origin }),
  ];
  const right = key.get(await request(), { origin });
  const stolenAnswer = softAuthenticator().get(await request(), { origin });
  spoilt.push({ ...stolenAnswer, id: right.id, rawId: right.rawId });
  const strange = Buffer.from('somebody-else').toString('base64url');
  spoilt.push({ ...right, response: { ...right.response, userHandle: strange } });
  for (const credential of spoilt)
    await expect(shop.office('signInWithPasskey', { credential })).rejects.toMatchObject(refusal);
  const { data } = await shop.office('listSecurityEvents', { type: 'sign-in.failed' }, may);
  expect(data).toHaveLength(6);
  expect(data[0]).toMatchObject({ actor_name: may.email });
});

test('401 an answer is accepted once, a counter never goes back, and a challenge expires', async () => {
  const pol = await person();
  const key = softAuthenticator();
  await add(pol, key);
  const options = await request();
  const early = key.get(options, { origin });
  const answer = key.get(options, { origin });
  const both = await Promise.all([send(answer), send(answer)]);
  expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401']);
  // a copy of the key whose counter lags behind is detected
  const lagging = await request();
  await shop.sql('update collaborator_passkeys set counter = 1000 where collaborator_id = $1', [
    pol.id,
  ]);
  expect((await send(key.get(lagging, { origin }))).status).toBe(401);
  await shop.sql('update collaborator_passkeys set counter = 0 where collaborator_id = $1', [
    pol.id,
  ]);
  expect((await send(early)).status).toBe(401);
  const late = await request();
  const before = shop.clock.now();
  shop.clock.set(new Date(Date.parse(before) + 5 * 60_000).toISOString());
  expect((await send(key.get(late, { origin }))).status).toBe(401);
  shop.clock.set(before);
});

test('401 for a former collaborator; 404 nobody can remove another’s key', async () => {
  const sam = await person();
  const tia = await person([], sam.organiser);
  const key = softAuthenticator();
  await add(tia, key);
  const [passkey] = (await shop.office('listPasskeys', {}, tia)).data;
  await expect(
    shop.office('removePasskey', { passkey: passkey?.cuid ?? '' }, sam),
  ).rejects.toMatchObject({ code: 'PASSKEY_NOT_FOUND', status: 404 });
  await shop.sql('update collaborators set active = false where id = $1', [tia.id]);
  expect((await send(key.get(await request(), { origin }))).status).toBe(401);
});

test('when a second factor is required a passkey counts as one, and the password alone no longer suffices', async () => {
  const chief = await person();
  await shop.change('updateAccessRules', { second_factor_for: 'EVERYBODY' }, chief);
  await expect.poll(async () => (await session(chief))?.pending).toBe('SECOND_FACTOR');
  const key = softAuthenticator();
  const { recovery_codes } = await add(chief, key);
  expect((await session(chief))?.pending).toBeNull();
  const byPassword = { email: chief.email, password: PASSWORD };
  await expect(shop.office('signInCollaborator', byPassword)).rejects.toMatchObject({
    code: 'PASSKEY_REQUIRED',
    status: 401,
  });
  expect((await send(key.get(await request(), { origin }))).status).toBe(200);
  const [code = ''] = recovery_codes;
  const answer = await shop.office('signInCollaborator', { ...byPassword, recovery_code: code });
  expect(answer).toMatchObject({ signed_in: true, recovery_codes: 9 });
  const [passkey] = (await shop.office('listPasskeys', {}, chief)).data;
  await expect(
    shop.office('removePasskey', { passkey: passkey?.cuid ?? '' }, chief),
  ).rejects.toMatchObject({ code: 'SECOND_FACTOR_WANTED', status: 409 });
  expect((await shop.office('listPasskeys', {}, chief)).data).toHaveLength(1);
});

test('when none is required the password suffices as before; a colleague who helps removes the keys too', async () => {
  const chief = await person();
  const clerk = await person([], chief.organiser);
  const key = softAuthenticator();
  await add(clerk, key);
  const answer = await shop.office('signInCollaborator', {
    email: clerk.email,
    password: PASSWORD,
  });
  expect(answer.signed_in).toBe(true);
  await shop.office('resetSecondFactor', { collaborator: clerk.cuid }, chief);
  expect((await send(key.get(await request(), { origin }))).status).toBe(401);
});
