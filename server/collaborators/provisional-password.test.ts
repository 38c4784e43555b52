import { endpoints } from '@ribambelle/api/all.ts';
import { type Endpoint, isOfStaff } from '@ribambelle/api/endpoint.ts';
import { ALL_PERMISSIONS, permissionsIn } from '@ribambelle/domain/permissions/permissions.ts';
import type { Mail } from '@ribambelle/server/outside/mail-port.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { takingMail } from '@ribambelle/testing/fakes/mail-ports.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../sign-in/index.ts';

const GIVEN = 'un mot de passe donné';
const OWN = 'une phrase bien à moi';
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

async function person(email: string, at: Made = organiser) {
  const collaborator = await shop.make.collaborator(at, ['locations.read']);
  await shop.sql('update collaborators set email = $1, password_hash = $2 where id = $3', [
    email,
    await hashPassword(OWN),
    collaborator.id,
  ]);
  return collaborator;
}

async function signIn(email: string, password: string) {
  const response = await shop.fetch('back-office', '/api/back-office/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const token =
    /ribambelle_office=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return { status: response.status, token };
}

test('200 a provisional password ends the sessions of its owner, and requires a new one before anything else', async () => {
  const nora = await person('nora@example.test');
  await shop.office('giveProvisionalPassword', { collaborator: nora.cuid, password: GIVEN }, chief);
  await expect(shop.office('listOfficeLocations', {}, nora)).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
  expect((await signIn('nora@example.test', OWN)).status).toBe(401);
  const as = await signIn('nora@example.test', GIVEN);
  expect((await shop.office('getOfficeSession', {}, as)).collaborator?.pending).toBe('PASSWORD');
  await expect(shop.office('listOfficeLocations', {}, as)).rejects.toMatchObject({
    code: 'PASSWORD_PROVISIONAL',
    status: 403,
  });
  const change = (current_password: string, password: string) =>
    shop.office('updateOwnPassword', { current_password, password }, as);
  await expect(change(GIVEN, GIVEN)).rejects.toMatchObject({ code: 'PASSWORD_UNCHANGED' });
  await expect(change('pas le bon', OWN)).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
  await change(GIVEN, OWN);
  expect((await shop.office('getOfficeSession', {}, as)).collaborator?.pending).toBeNull();
  await shop.office('listOfficeLocations', {}, as);
  const { data } = await shop.office('listSecurityEvents', { type: 'password.reset' }, chief);
  expect(data).toMatchObject([{ details: [{ name: 'email', value: 'nora@example.test' }] }]);
});

test('403 meanwhile for every other call', async () => {
  const collaborator = await person('rien@example.test');
  await shop.sql('update collaborators set password_provisional = true where id = $1', [
    collaborator.id,
  ]);
  const closedEndpoints = Object.values<Endpoint>(endpoints).filter(
    (endpoint) => isOfStaff(endpoint) && endpoint.while_pending?.includes('PASSWORD') !== true,
  );
  expect(closedEndpoints.length).toBeGreaterThan(100);
  const outcomes = await Promise.all(
    closedEndpoints.map(async ({ method, path }) => {
      const response = await shop.fetch('back-office', path.replaceAll(/\{\w+\}/g, 'c1'), {
        method,
        headers: {
          cookie: `ribambelle_office=${collaborator.token}`,
          'content-type': 'application/json',
        },
        ...(method === 'POST' || method === 'PUT' ? { body: '{}' } : {}),
      });
      return [path, response.status, (await response.json()).error];
    }),
  );
  expect(outcomes.filter(([, , code]) => code !== 'PASSWORD_PROVISIONAL')).toEqual([]);
});

test('403 for giving a password to a colleague with more rights; 404 for nobody, 400 for a short one', async () => {
  const clerk = await shop.make.collaborator(organiser, permissionsIn('collaborators'));
  const give = (collaborator: string, password = GIVEN) =>
    shop.office('giveProvisionalPassword', { collaborator, password }, clerk);
  await expect(give(chief.cuid)).rejects.toMatchObject({ code: 'MORE_THAN_YOURS', status: 403 });
  await expect(give('c00000000000000000000000')).rejects.toMatchObject({
    code: 'COLLABORATOR_NOT_FOUND',
    status: 404,
  });
  await expect(give(clerk.cuid, 'court')).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
});

test('200 a forgotten password brings a link from each organiser; the answer never reveals whether an address is known', async () => {
  const second = await shop.make.organiser({ name: 'Petit club' }, 'localhost');
  const paul = await person('paul@example.test');
  await person('paul@example.test', second);
  const answer = await shop.office('requestCollaboratorLink', { email: 'paul@example.test' });
  const unknown = await shop.office('requestCollaboratorLink', { email: 'nobody@example.test' });
  expect(unknown).toEqual(answer);
  const ownMails = () => mails.filter(({ to }) => to === 'paul@example.test');
  await expect.poll(() => ownMails().length).toBe(2);
  expect(mails.filter(({ to }) => to.startsWith('nobody'))).toEqual([]);
  const ours = ownMails().find(({ text }) => text.includes('Maison des enfants'));
  expect(ours?.text).toContain('Vous avez demandé un lien');
  const href = /http:\S+token=\S+/.exec(ours?.text ?? '')?.[0] ?? '';
  const token = new URL(href).searchParams.get('token') ?? '';
  await shop.sql('update collaborators set password_provisional = true where id = $1', [paul.id]);
  await shop.office('setCollaboratorPassword', { token, password: 'tout à fait neuf' });
  const as = await signIn('paul@example.test', 'tout à fait neuf');
  expect((await shop.office('getOfficeSession', {}, as)).collaborator?.pending).toBeNull();
  const { data } = await shop.office(
    'listSecurityEvents',
    { type: 'password-link.requested' },
    chief,
  );
  expect(data).toMatchObject([{ actor_name: 'paul@example.test' }]);
});

test('429 for asking for links again and again', async () => {
  const limitedShop = await openShop({ limits: true });
  await limitedShop.make.organiser();
  const request = () =>
    limitedShop.office('requestCollaboratorLink', { email: 'trop@example.test' });
  for (let times = 0; times < 4; times += 1) await request();
  await expect(request()).rejects.toMatchObject({ code: 'TOO_MANY_TRIES', status: 429 });
  await limitedShop.close();
});
