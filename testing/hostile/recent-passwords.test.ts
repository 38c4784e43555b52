import { endpoints } from '@ribambelle/api/all.ts';
import { type Endpoint, isOfBackOffice, isReader } from '@ribambelle/api/endpoint.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { SENSITIVE_PERMISSIONS } from '@ribambelle/domain/permissions/recent-password.ts';
import { hashPassword } from '@ribambelle/server/sign-in/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Made, MadeCustomer } from '../factories/factories.ts';
import { openShop, type Shop } from '../shop.ts';
import { errorBody } from './judge.ts';
import { createWire, type Wire } from './wire.ts';
import { SOMETIMES_WITH_PASSWORD, WITHOUT_PASSWORD } from './without-password.ts';

const PASSWORD = 'une phrase secrete';
let shop: Shop;
let wire: Wire;
let organiser: Made;
let customer: MadeCustomer;
let collaborator: Made & { token: string };

beforeAll(async () => {
  shop = await openShop();
  wire = createWire(shop.server);
  organiser = await shop.make.organiser({}, 'localhost');
  const password_hash = await hashPassword(PASSWORD);
  customer = await shop.make.customer(organiser, { password_hash });
  collaborator = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  await shop.sql('update collaborators set password_hash = $1', [password_hash]);
});
afterAll(() => shop.close());

const ALL = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name, endpoint }));
const SENSITIVE = ALL.filter(({ endpoint }) => endpoint.recent_password === 'always');

/** Dates the passwords of both sessions back by a number of minutes. */
const givenAgo = (minutes: number) =>
  shop.sql('update sessions set password_at = $1', [
    new Date(Date.parse(shop.clock.now()) - minutes * 60_000).toISOString(),
  ]);

function send(endpoint: Endpoint, body: Readonly<Record<string, unknown>> = {}) {
  const office = isOfBackOffice(endpoint);
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  return wire({
    site: office ? 'back-office' : 'storefront',
    method: endpoint.method,
    path: endpoint.path.replaceAll(/\{\w+\}/g, 'c00000000000000000000000'),
    headers: {
      cookie: office
        ? `ribambelle_office=${collaborator.token}`
        : `ribambelle_session=${customer.token}`,
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  });
}

test('calls that give rights, move money by hand, take data away or concern the user’s own account are declared sensitive', () => {
  const names = SENSITIVE.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'deleteSession',
      'startSecondFactor',
      'enableSecondFactor',
      'disableSecondFactor',
      'updatePaymentSettings',
      'refundPayment',
      'createExport',
      'getExportFile',
      'updateRole',
      'addHousehold',
      'removeHousehold',
      'mergeCustomers',
      'mergeParticipants',
      'moveParticipant',
      'setRegistrationPrice',
      'sendMailing',
      'resendMailing',
      'sellVoucher',
      'updateSite',
    ]),
  );
  const undeclared = ALL.filter(
    ({ name, endpoint }) =>
      SENSITIVE_PERMISSIONS.some((permission) => permission === endpoint.who) &&
      !names.includes(name),
  );
  expect(undeclared.map(({ name }) => name)).toEqual([]);
});

test('every call that writes is sensitive, or is on the list of those that are not', () => {
  const writers = (wants: Endpoint['recent_password']) =>
    ALL.filter(({ endpoint }) => !isReader(endpoint) && endpoint.recent_password === wants)
      .map(({ name }) => name)
      .toSorted();
  expect(writers(undefined)).toEqual(WITHOUT_PASSWORD.toSorted());
  expect(writers('sometimes')).toEqual(SOMETIMES_WITH_PASSWORD.toSorted());
});

describe.each(SENSITIVE)('$name', ({ endpoint }) => {
  test('403 with a password given a quarter of an hour ago, whatever is sent, and nothing is done', async () => {
    await givenAgo(15);
    const answer = await send(endpoint);
    expect([answer.status, errorBody(answer)?.error]).toEqual([403, 'PASSWORD_REQUIRED']);
    const [row] = await shop.sql<{ done: number }>(
      `select (select count(*) from audit_log)::int + (select count(*) from customers where deleted_at is not null)::int as done`,
    );
    expect(row?.done).toBe(0);
  });
});

test('200 for a customer and a collaborator once they confirm it; 400 for a wrong one', async () => {
  const anne = { ...customer, host: 'localhost' };
  const profile = await shop.call('getSession', {}, anne);
  await givenAgo(20);
  const createRole = () =>
    shop.office('createRole', { name: 'Tri', permissions: [] }, collaborator);
  await expect(createRole()).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED', status: 403 });
  await expect(
    shop.office('confirmOwnPassword', { password: 'wrong' }, collaborator),
  ).rejects.toMatchObject({ code: 'PASSWORD_WRONG', status: 400 });
  await expect(createRole()).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
  await shop.office('confirmOwnPassword', { password: PASSWORD }, collaborator);
  await createRole();
  const remove = () => shop.call('deleteSession', {}, anne);
  await expect(remove()).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED', status: 403 });
  await expect(shop.call('confirmPassword', { password: 'wrong' }, anne)).rejects.toMatchObject({
    code: 'WRONG_PASSWORD',
    status: 400,
  });
  expect(await shop.call('getSession', {}, anne)).toEqual(profile);
  await shop.call('confirmPassword', { password: PASSWORD }, anne);
  await remove();
});

test('a family’s address is changed only with a recent password, its name without', async () => {
  const of = { customer: (await shop.make.customer(organiser)).cuid };
  await givenAgo(20);
  await shop.change('updateOfficeCustomer', { ...of, firstname: 'Annie' }, collaborator);
  const email = 'mine@example.test';
  await expect(
    shop.change('updateOfficeCustomer', { ...of, email }, collaborator),
  ).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED', status: 403 });
  await givenAgo(0);
  await shop.change('updateOfficeCustomer', { ...of, email }, collaborator);
});

test('a fresh sign-in is enough', async () => {
  await givenAgo(20);
  await shop.sql(`update collaborators set email = 'frais@example.test'`);
  const response = await shop.fetch('back-office', '/api/back-office/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'frais@example.test', password: PASSWORD }),
  });
  const token =
    /ribambelle_office=([\w-]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const role = await shop.office('createRole', { name: 'Frais', permissions: [] }, { token });
  expect(role.cuid).not.toBe('');
});
