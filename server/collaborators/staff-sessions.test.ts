import { ALL_PERMISSIONS, permissionsIn } from '@ribambelle/domain/permissions/permissions.ts';
import type { Mail } from '@ribambelle/server/outside/mail-port.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { takingMail } from '@ribambelle/testing/fakes/mail-ports.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../sign-in/index.ts';

const PASSWORD = 'un mot de passe long';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0';
const mails: Mail[] = [];
let shop: Shop;
let organiser: Made;
let chief: Made & { token: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true, outside: { mail: takingMail(mails), payments: {} } });
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
});
afterAll(() => shop.close());

async function person(email: string, permissions: Parameters<Shop['make']['collaborator']>[1]) {
  const collaborator = await shop.make.collaborator(organiser, permissions);
  await shop.sql('update collaborators set email = $1, password_hash = $2 where id = $3', [
    email,
    await hashPassword(PASSWORD),
    collaborator.id,
  ]);
  await shop.sql('delete from sessions where collaborator_id = $1', [collaborator.id]);
  return collaborator;
}

async function signIn(email: string, more: { device?: string; agent?: string } = {}) {
  const response = await shop.fetch('back-office', '/api/back-office/auth/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': more.agent ?? FIREFOX,
      ...(more.device === undefined ? {} : { cookie: `ribambelle_device=${more.device}` }),
    },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const cookies = response.headers.getSetCookie();
  const valueOf = (name: string) =>
    cookies.map((line) => new RegExp(`^${name}=([\\w-]+)`).exec(line)?.[1]).find(Boolean) ?? '';
  return { token: valueOf('ribambelle_office'), device: valueOf('ribambelle_device'), cookies };
}

function later(minutes: number): void {
  shop.clock.set(new Date(Date.parse(shop.clock.now()) + minutes * 60_000).toISOString());
}

test('200 lists one’s own sessions in plain words; one session is ended, then all others', async () => {
  await person('zoe@example.test', ['activities.read']);
  const first = await signIn('zoe@example.test');
  later(2);
  const second = await signIn('zoe@example.test', { agent: 'curl/8' });
  later(2);
  const third = await signIn('zoe@example.test');
  const sessionsOf = async (as: { token: string }) =>
    (await shop.office('listOwnSessions', {}, as)).data;
  expect(await sessionsOf(third)).toMatchObject([
    { browser: 'Firefox', system: 'Linux', network: '127.0.0.x', current: true },
    { browser: '', system: '', current: false },
    { browser: 'Firefox', system: 'Linux', current: false },
  ]);
  const [, middle] = await sessionsOf(third);
  await shop.office('endOwnSession', { session: middle?.cuid ?? '' }, third);
  await expect(sessionsOf(second)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  await expect(
    shop.office('endOwnSession', { session: middle?.cuid ?? '' }, third),
  ).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND', status: 404 });
  await shop.office('endOtherSessions', {}, third);
  await expect(sessionsOf(first)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  const [ownSession] = await sessionsOf(third);
  await shop.office('endOwnSession', { session: ownSession?.cuid ?? '' }, third);
  await expect(sessionsOf(third)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  const { data } = await shop.office('listSecurityEvents', { type: 'sessions.ended' }, chief);
  expect(data).toHaveLength(3);
});

test('404 for ending another’s session', async () => {
  await person('vic@example.test', []);
  await person('wim@example.test', []);
  const vic = await signIn('vic@example.test');
  const wim = await signIn('wim@example.test');
  const [session] = (await shop.office('listOwnSessions', {}, vic)).data;
  await expect(
    shop.office('endOwnSession', { session: session?.cuid ?? '' }, wim),
  ).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
  await shop.office('listOwnSessions', {}, vic);
});

test('200 an administrator ends all sessions of a colleague; 403 beyond one’s own rights, 404 for nobody', async () => {
  const nora = await person('nora@example.test', []);
  const clerk = await shop.make.collaborator(organiser, permissionsIn('collaborators'));
  const { token } = await signIn('nora@example.test');
  await expect(
    shop.office('endCollaboratorSessions', { collaborator: chief.cuid }, clerk),
  ).rejects.toMatchObject({ code: 'MORE_THAN_YOURS', status: 403 });
  await expect(
    shop.office('endCollaboratorSessions', { collaborator: 'c00000000000000000000000' }, clerk),
  ).rejects.toMatchObject({ code: 'COLLABORATOR_NOT_FOUND', status: 404 });
  await shop.office('endCollaboratorSessions', { collaborator: nora.cuid }, clerk);
  await expect(shop.office('listOwnSessions', {}, { token })).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
  const { data } = await shop.office('listAuditLog', { collaborator: clerk.cuid }, chief);
  expect(data).toMatchObject([{ action: 'collaborators.sessions', entity_cuid: nora.cuid }]);
});

test('the very first sign-in is not on a new device; one after a long absence is', async () => {
  const ella = await person('ella@example.test', []);
  const notices = async () =>
    (
      await shop.sql(
        `select 1 from security_events where type = 'sign-in.new-device' and actor_id = $1`,
        [ella.id],
      )
    ).length;
  expect((await signIn('ella@example.test')).device).not.toBe('');
  expect(await notices()).toBe(0);
  later(1);
  await signIn('ella@example.test');
  expect(await notices()).toBe(1);
  // as the clean-up leaves it
  await shop.sql('delete from collaborator_devices where collaborator_id = $1', [ella.id]);
  later(1);
  await signIn('ella@example.test');
  expect(await notices()).toBe(2);
});

test('a new device is reported by e-mail once; its cookie recognises it again, even after the session', async () => {
  await person('paul@example.test', []);
  const ownMails = () => mails.filter(({ to }) => to === 'paul@example.test');
  await signIn('paul@example.test', { agent: 'the very first' });
  later(1);
  const first = await signIn('paul@example.test');
  const line = first.cookies.find((one) => one.startsWith('ribambelle_device=')) ?? '';
  expect(line).toContain('HttpOnly; SameSite=Lax; Max-Age=34560000');
  await expect.poll(() => ownMails().length).toBe(1);
  expect(ownMails()[0]?.text).toContain('Firefox sur Linux');
  expect(ownMails()[0]?.text).toContain('127.0.0.x');
  const again = await signIn('paul@example.test', { device: first.device });
  expect(again.device).toBe(first.device);
  await signIn('paul@example.test', { agent: 'curl/8' });
  await expect.poll(() => ownMails().length).toBe(2);
  expect(ownMails()[1]?.text).toContain('un navigateur inconnu');
  // a cookie that never signed in is a new device, whoever wrote it
  await signIn('paul@example.test', { device: 'a'.repeat(43) });
  await expect.poll(() => ownMails().length).toBe(3);
  const { data } = await shop.office('listSecurityEvents', { type: 'sign-in.new-device' }, chief);
  expect(data.filter(({ actor_name }) => actor_name === 'Sophie Peeters').length).toBeGreaterThan(
    2,
  );
});

test('after the allowed idle time a new sign-in is required; working or confirming one’s presence postpones it', async () => {
  await person('rik@example.test', ['locations.read']);
  const as = await signIn('rik@example.test');
  await shop.change('updateAccessRules', { idle_minutes: 15 }, chief);
  expect(await shop.office('getAccessRules', {}, chief)).toMatchObject({ idle_minutes: 15 });
  const idleMinutes = async () =>
    (await shop.office('getOfficeSession', {}, as)).organiser?.idle_minutes ?? null;
  await expect.poll(idleMinutes).toBe(15);
  const isIn = async () => (await shop.office('getOfficeSession', {}, as)).collaborator !== null;
  later(14);
  await shop.office('listOfficeLocations', {}, as);
  later(14);
  await shop.office('notePresence', {}, as);
  later(14);
  // calls that the page makes by itself prove nobody's presence
  await shop.office('getMailStatus', {}, as);
  expect(await isIn()).toBe(true);
  later(1);
  expect(await isIn()).toBe(false);
  await expect(shop.office('listOfficeLocations', {}, as)).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
    status: 401,
  });
  const next = await signIn('rik@example.test');
  expect((await shop.office('listOwnSessions', {}, next)).data).toHaveLength(1);
  await shop.sql('update sessions set seen_at = $1 where collaborator_id = $2', [
    shop.clock.now(),
    chief.id,
  ]);
  await shop.change('updateAccessRules', { idle_minutes: null }, chief);
  const nowKnown = async () =>
    (await shop.office('getOfficeSession', {}, next)).organiser?.idle_minutes ?? null;
  await expect.poll(nowKnown).toBeNull();
  later(300);
  expect((await shop.office('listOwnSessions', {}, next)).data.length).toBeGreaterThan(0);
  const { data } = await shop.office('listSecurityEvents', { type: 'access-rules.changed' }, chief);
  expect(data).toHaveLength(2);
});

test('400 for an idle time that is not offered, 403 without the permission', async () => {
  await expect(
    shop.fetch('back-office', '/api/back-office/access-rules', {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        cookie: `ribambelle_office=${chief.token}`,
      },
      body: JSON.stringify({ version: 1, idle_minutes: 1 }),
    }),
  ).resolves.toMatchObject({ status: 400 });
  const other = await shop.make.collaborator(organiser, ['locations.read']);
  const refusal = { code: 'NOT_PERMITTED', status: 403 };
  await expect(shop.office('getAccessRules', {}, other)).rejects.toMatchObject(refusal);
  await expect(shop.change('updateAccessRules', { idle_minutes: 15 }, other)).rejects.toMatchObject(
    refusal,
  );
});
