import type { EndpointName, Ask } from '@ribambelle/api/client.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const START = '2026-01-05T08:00:00.000Z';
let shop: Shop;
let organiser: Made;
let family: MadeCustomer;
let staff: { token: string; id: number };

beforeAll(async () => {
  shop = await openShop();
  const payment_methods = JSON.stringify(
    ['IMMEDIATE', 'DELAYED'].map((type, priority) => ({ type, priority })),
  );
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods,
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(START);
  family = await shop.make.customer(organiser, { firstname: 'Anne', lastname: 'Dubois' });
  staff = await shop.make.collaborator(organiser, ['customers.read', 'customers.impersonate']);
});

const later = (minutes: number) =>
  shop.clock.set(new Date(Date.parse(START) + minutes * 60_000).toISOString());

async function wayOf(as = staff): Promise<string> {
  const { address } = await shop.office('openImpersonation', { customer: family.cuid }, as);
  const { hash, search } = new URL(address);
  expect(search).toBe('');
  return hash.slice(1);
}

/** Comes to the site with a token, as a browser does. */
async function arrive(token: string) {
  const origin = `http://127.0.0.1:${shop.server.port}`;
  const answer = await shop.fetch('storefront', '/api/impersonation', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ token }),
  });
  const cookie = /ribambelle_session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  return { status: answer.status, token: cookie ?? '' };
}
const come = async () => arrive(await wayOf());
const whoIs = async (as: { token: string }) => {
  const { customer, acting } = await shop.call('getSession', {}, as);
  return [customer?.firstname ?? null, acting];
};

const actsOf = () =>
  shop.sql<{ collaborator_id: string; act: string | null }>(
    `select collaborator_id, changes -> 'act' ->> 'to' as act from audit_log
     where organiser_id = $1 and action = 'customers.impersonate' and entity_cuid = $2 order by changes ->> 'act'`,
    [organiser.id, family.cuid],
  );

test('200 staff use the site as the family; each write is logged under their name', async () => {
  const acting = await come();
  const [first, name] = await whoIs(acting);
  expect(first).toBe('Anne');
  expect(name).not.toBeNull();
  await shop.call(
    'createParticipant',
    { firstname: 'Léa', lastname: 'Dubois', birthdate: '2018-03-01' },
    acting,
  );
  const acts = await actsOf();
  expect(acts.map(({ act }) => act)).toEqual(['A ajouté un participant', null]);
  expect(acts.every(({ collaborator_id }) => Number(collaborator_id) === staff.id)).toBe(true);
  // acts of the family itself are attributed to no staff
  await shop.call('listParticipants', {}, family);
  expect(await whoIs(family)).toEqual(['Anne', null]);
  const mails = await shop.sql('select 1 from events where organiser_id = $1 and type like $2', [
    organiser.id,
    '%sign%',
  ]);
  expect(mails).toEqual([]);
  await shop.call('signOut', {}, acting);
  expect(await whoIs(acting)).toEqual([null, null]);
  expect(await whoIs(family)).toEqual(['Anne', null]);
});

test('404 IMPERSONATION_LINK_INVALID: a link works once, for one of two at once, and expires after a minute', async () => {
  const token = await wayOf();
  const both = await Promise.all([arrive(token), arrive(token), arrive(token)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 404, 404,
  ]);
  const second = await wayOf();
  later(1);
  expect((await arrive(second)).status).toBe(404);
  await expect(shop.call('beginImpersonation', { token: 'made-up' })).rejects.toMatchObject({
    code: 'IMPERSONATION_LINK_INVALID',
  });
  const rows = await shop.sql<{ token_hash: Buffer }>('select * from impersonation_links');
  expect(JSON.stringify(rows)).not.toContain(second);
});

test('it ends by itself: after a quarter of an hour without activity, and after an hour', async () => {
  const idle = await come();
  later(14);
  expect((await whoIs(idle))[0]).toBe('Anne');
  later(28);
  expect((await whoIs(idle))[0]).toBe('Anne');
  later(43);
  expect(await whoIs(idle)).toEqual([null, null]);
  shop.clock.set(START);
  staff = await shop.make.collaborator(organiser, ['customers.read', 'customers.impersonate']);
  const long = await come();
  for (const minutes of [12, 24, 36, 48, 59]) {
    later(minutes);
    expect((await whoIs(long))[0]).toBe('Anne');
  }
  later(60);
  expect(await whoIs(long)).toEqual([null, null]);
});

test('it ends when the collaborator signs out, loses the right, or is made inactive; an earlier link is then useless', async () => {
  const signs_out = await come();
  const way = await wayOf();
  await shop.office('signOutCollaborator', {}, staff);
  expect(await whoIs(signs_out)).toEqual([null, null]);
  expect((await arrive(way)).status).toBe(404);
  for (const loss of [
    `update collaborator_roles set permissions = '{customers.read}' where id = (select role_id from collaborators where id = $1)`,
    `update collaborators set active = false where id = $1`,
  ]) {
    staff = await shop.make.collaborator(organiser, ['customers.read', 'customers.impersonate']);
    const acting = await come();
    expect((await whoIs(acting))[0]).toBe('Anne');
    await shop.sql(loss, [staff.id]);
    expect(await whoIs(acting)).toEqual([null, null]);
  }
});

test('403 NOT_AS_FAMILY for the password, e-mail, account, payment and secret address of the family', async () => {
  const acting = await come();
  const refusal = { code: 'NOT_AS_FAMILY', status: 403 };
  const refuses = async <Name extends EndpointName>(name: Name, request: Ask<Name>) =>
    expect(shop.call(name, request, acting), name).rejects.toMatchObject(refusal);
  await refuses('changePassword', { password: 'nouveau secret', current_password: 'x' });
  await refuses('confirmPassword', { password: 'x' });
  await refuses('deleteSession', {});
  await refuses('withdrawEmail', {});
  await refuses('requestEmailConfirmation', {});
  await refuses('payWithWallet', { amount: 100, destination: 'x' });
  await refuses('getCalendarFeed', {});
  await refuses('renewCalendarFeed', {});
  await refuses('signIn', { email: 'a@b.test', password: 'x' });
  const [row] = await shop.sql('select 1 from customers where id = $1 and deleted_at is null', [
    family.id,
  ]);
  expect(row).toBeDefined();
});

test('200 an order by transfer can be placed; 403 NOT_AS_FAMILY for one paid online', async () => {
  const acting = await come();
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser));
  const registrations = [
    { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
  ];
  const participant_id = family.participant.id;
  const { cart } = await shop.call('addCartItems', { participant_id, registrations }, acting);
  const order = { cart_id: cart.id, terms: true };
  await expect(
    shop.call('checkoutCart', { ...order, payment_strategy: 'IMMEDIATE' }, acting),
  ).rejects.toMatchObject({ code: 'NOT_AS_FAMILY' });
  await shop.call('checkoutCart', { ...order, payment_strategy: 'DELAYED' }, acting);
  const acts = (await actsOf()).map(({ act }) => act);
  expect(acts).toEqual(['A ajouté au panier', 'A passé la commande', null]);
});

test('403 without the right, 403 PASSWORD_REQUIRED after a while, 404 CUSTOMER_NOT_FOUND, 409 IMPERSONATION_WITHOUT_EMAIL', async () => {
  const open = (customer: string, as = staff) => shop.office('openImpersonation', { customer }, as);
  const clerk = await shop.make.collaborator(organiser, ['customers.read', 'customers.update']);
  await expect(open(family.cuid, clerk)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  const other = await shop.make.customer(neighbour);
  await expect(open(other.cuid)).rejects.toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  await shop.sql(
    'update customers set email = null, email_confirmed_at = null, pending_email = null, password_hash = null where id = $1',
    [family.id],
  );
  await expect(open(family.cuid)).rejects.toMatchObject({ code: 'IMPERSONATION_WITHOUT_EMAIL' });
  await shop.sql(
    `update sessions set password_at = '2026-01-05T07:44:00Z' where collaborator_id = $1`,
    [staff.id],
  );
  await expect(open(family.cuid)).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
});

test('200 the link is not stored with the idempotency key: a repeated call makes another link', async () => {
  const key = { ...staff, headers: { 'idempotency-key': 'twice' } };
  const first = await shop.office('openImpersonation', { customer: family.cuid }, key);
  const second = await shop.office('openImpersonation', { customer: family.cuid }, key);
  expect(second.address).not.toBe(first.address);
  const rows = await shop.sql(`select answer from idempotency_keys where answer like '%acting#%'`);
  expect(rows).toEqual([]);
});
