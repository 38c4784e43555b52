import type { Ask } from '@ribambelle/api/client.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { createWire } from '@ribambelle/testing/hostile/wire.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { allowSelfSetup } from '@ribambelle/tools/setup/allow-self-setup.ts';
import { createSetupLink } from '@ribambelle/tools/setup/create-setup-link.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PASSWORD = 'une phrase facile à retenir';
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const newLink = () => createSetupLink(shop.databaseUrl, shop.clock.now());

type Wish = Ask<'setUpOrganiser'>;

function wishOf(token: string, changes: { organiser?: Partial<Wish['organiser']> } = {}): Wish {
  return {
    token,
    organiser: {
      name: 'Les Petits Pas',
      legal_name: 'Les Petits Pas ASBL',
      email: 'bonjour@petits-pas.test',
      phone: '02 555 12 34',
      street: 'Rue Haute',
      number: '1',
      postcode: '1000',
      city: 'Bruxelles',
      accent_color: '#0f766e',
      languages: [...LANGUAGES].toReversed(),
      hostname: 'http://LocalHost:3000/fr',
      bank_account: 'BE68 5390 0754 7034',
      sender_address: 'bonjour@petits-pas.test',
      ...changes.organiser,
    },
    administrator: {
      firstname: 'Aline',
      lastname: 'Dubois',
      email: 'Aline@petits-pas.test',
      language: 'fr',
      password: PASSWORD,
    },
  };
}

async function send(wish: Wish) {
  const response = await shop.fetch('back-office', '/api/back-office/setup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  const cookie = response.headers.get('set-cookie') ?? '';
  const token = /ribambelle_office=([\w-]+)/.exec(cookie)?.[1] ?? '';
  return { status: response.status, token, body: await response.json() };
}

const organisers = async () =>
  (await shop.sql<{ count: number }>('select count(*)::int as count from organisers'))[0]?.count;

test('200 makes an organiser that answers at its host name, and signs its administrator in', async () => {
  const token = await newLink();
  expect(await shop.office('describeSetup', { token })).toEqual({
    expires_at: '2026-01-05T09:00:00.000Z',
  });
  const reply = await send(wishOf(token));
  expect(reply).toMatchObject({ status: 200, body: { message: null } });
  const chief = { token: reply.token };
  const { collaborator, organiser } = await shop.office('getOfficeSession', {}, chief);
  expect(collaborator).toMatchObject({ firstname: 'Aline', email: 'aline@petits-pas.test' });
  expect(new Set(collaborator?.permissions)).toEqual(new Set(ALL_PERMISSIONS));
  expect(organiser).toMatchObject({ name: 'Les Petits Pas', language: 'en' });
  const { identity, preferences } = await shop.office('getSettings', {}, chief);
  expect(identity).toMatchObject({ phone: '02 555 12 34', city: 'Bruxelles' });
  expect(preferences).toMatchObject({
    languages: [...LANGUAGES].toReversed(),
    accent_color: '#0f766e',
  });
  const { data: roles } = await shop.office('listRoles', {}, chief);
  expect(await shop.office('getMailSettings', {}, chief)).toMatchObject({
    sender_name: 'Les Petits Pas',
    sender_address: 'bonjour@petits-pas.test',
  });
  expect(roles.map(({ name }) => name).toSorted()).toEqual([
    'Administration',
    'Animation',
    'Secrétariat',
  ]);
  const site = await shop.call('getWebsite', {}, { token: '', host: 'localhost' });
  expect(site.organiser).toMatchObject({ name: 'Les Petits Pas', accent_color: '#0f766e' });
  const { data: events } = await shop.office('listSecurityEvents', {}, chief);
  expect(events.map(({ type }) => type)).toContain('collaborator.created');
});

test('SETUP_LINK_INVALID for a token that is used, unknown, an hour old, or replaced', async () => {
  const usedToken = await newLink();
  expect(
    (await send(wishOf(usedToken, { organiser: { hostname: 'one-petits-pas.be' } }))).status,
  ).toBe(200);
  const replaced = await newLink();
  const late = await newLink();
  const before = await organisers();
  for (const token of [usedToken, 'unknown', replaced]) {
    const wish = wishOf(token, { organiser: { hostname: 'two-petits-pas.be' } });
    expect(await send(wish)).toMatchObject({ status: 400, body: { error: 'SETUP_LINK_INVALID' } });
    await expect(shop.office('describeSetup', { token })).rejects.toMatchObject({
      code: 'SETUP_LINK_INVALID',
    });
  }
  const now = shop.clock.now();
  shop.clock.set('2026-01-05T09:00:00.000Z');
  expect((await send(wishOf(late))).body).toMatchObject({ error: 'SETUP_LINK_INVALID' });
  shop.clock.set(now);
  expect(await organisers()).toBe(before);
});

test('when two use one token at once, one makes an organiser', async () => {
  const token = await newLink();
  const before = (await organisers()) ?? 0;
  const replies = await Promise.all(
    ['three-petits-pas.be', 'four-petits-pas.be'].map((hostname) =>
      send(wishOf(token, { organiser: { hostname } })),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 400,
  ]);
  expect(await organisers()).toBe(before + 1);
});

test.each([
  [{ hostname: 'localhost' }, 'HOSTNAME_TAKEN', 'organiser.hostname'],
  [{ hostname: '127.1' }, 'HOSTNAME_RESERVED', 'organiser.hostname'],
  [{ hostname: 'é cole.be' }, 'HOSTNAME_INVALID', 'organiser.hostname'],
  [{ bank_account: 'BE68 5390 0754 7035' }, 'IBAN_INVALID', 'organiser.bank_account'],
  [{ company_number: '0417.497.107' }, 'COMPANY_NUMBER_INVALID', 'organiser.company_number'],
  [{ phone: '12' }, 'INVALID_REQUEST', 'organiser.phone'],
] as const)(
  '%j is %s; nothing is made, and the address still works',
  async (wrong, code, field) => {
    const token = await newLink();
    const before = await organisers();
    const { body } = await send(
      wishOf(token, { organiser: { hostname: 'five-petits-pas.be', ...wrong } }),
    );
    expect(body).toMatchObject({ error: code });
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await organisers()).toBe(before);
    expect(await shop.office('describeSetup', { token })).toHaveProperty('expires_at');
  },
);

test('a further organiser claims its host name, and answers there once it is proven', async () => {
  const hostname = 'www.leclaircie-camps.be';
  const { token } = await send(wishOf(await newLink(), { organiser: { hostname } }));
  const { data } = await shop.office('listHostNames', {}, { token });
  expect(data).toMatchObject([{ hostname, main: false, proven: false }]);
  expect((await shop.office('getOfficeSession', {}, { token })).organiser?.site).toBeNull();
  const site = { site: 'storefront', method: 'GET', path: '/api/website' } as const;
  expect((await createWire(shop.server)({ ...site, host: hostname })).status).toBe(404);
});

test('without an account, payment by transfer is not possible yet', async () => {
  const organiser = { hostname: 'six-petits-pas.be', bank_account: '' };
  const { token } = await send(wishOf(await newLink(), { organiser }));
  const { payments } = await shop.office('getSettings', {}, { token });
  expect(payments).toMatchObject({ bank_transfers_activated: false, bank_account: '' });
});

test('anybody can create an organiser only where the operator allows it', async () => {
  expect(await shop.office('getSelfSetup', {})).toEqual({ allowed: false });
  await expect(shop.office('createSetupLink', {})).rejects.toMatchObject({
    code: 'SELF_SETUP_OFF',
    status: 403,
  });
  await allowSelfSetup(shop.databaseUrl, true);
  expect(await shop.office('getSelfSetup', {})).toEqual({ allowed: true });
  const printed = await newLink();
  const { token } = await shop.office('createSetupLink', {});
  // another person's address still works
  expect(await shop.office('describeSetup', { token: printed })).toHaveProperty('expires_at');
  expect(await send(wishOf(token, { organiser: { hostname: 'mine.localhost' } }))).toMatchObject({
    status: 200,
  });
  await allowSelfSetup(shop.databaseUrl, false);
  await expect(shop.office('createSetupLink', {})).rejects.toMatchObject({ status: 403 });
});
