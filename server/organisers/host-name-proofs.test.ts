import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { takingMail } from '@ribambelle/testing/fakes/mail-ports.ts';
import { createWire, type Wire } from '@ribambelle/testing/hostile/wire.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { httpHosts } from '../outside/http-hosts.ts';
import type { HostResult } from '@ribambelle/domain/website/host-checks.ts';

type Staff = Made & { token: string };
let shop: Shop;
let wire: Wire;
let owner: Staff;
let rival: Staff;
/**
 * The result for every host name (null: it leads to this very server, which is called), and the
 * records that the owners of names set.
 */
const world: { result: HostResult | null; texts: Record<string, readonly string[]> } = {
  result: 'HERE',
  texts: {},
};
const hostname = 'www.leclaircie-camps.be';
const real = httpHosts({
  said: { names: [], addresses: ['127.0.0.1'] },
  lookup: async () => ['127.0.0.1'],
});

beforeAll(async () => {
  shop = await openShop({
    outside: {
      mail: takingMail([]),
      payments: {},
      hosts: {
        address: { names: ['sites.platform.be'], addresses: [] },
        check: (input) =>
          world.result === null
            ? real.check(input)
            : Promise.resolve({ result: world.result, addresses: ['203.0.113.7'] }),
        textsAt: async (name) => world.texts[name] ?? [],
      },
    },
  });
  wire = createWire(shop.server);
  const make = async (host: string) =>
    shop.make.collaborator(await shop.make.organiser({ name: host }, host), [...ALL_PERMISSIONS]);
  owner = await make('127.0.0.1');
  rival = await make('localhost');
});
afterAll(() => shop.close());
beforeEach(async () => {
  world.result = 'HERE';
  world.texts = {};
  for (const table of ['host_name_claims', 'host_name_checks', 'released_host_names'])
    await shop.sql(`delete from ${table}`);
  await shop.sql(`delete from host_names where hostname not in ('127.0.0.1', 'localhost')`);
  await shop.sql('update host_names set main = true');
});

const add = (who: Staff, name = hostname) => shop.office('addHostName', { hostname: name }, who);
const check = async (who: Staff, name = hostname) =>
  (await shop.office('checkHostName', { hostname: name }, who)).proof;
const setRecord = async (who: Staff, name = hostname) => {
  const { data } = await shop.office('listHostNames', {}, who);
  const { record } = data.find((one) => one.hostname === name) ?? { record: null };
  world.texts = { [record?.name ?? '']: ['v=spf1 -all', record?.value ?? ''] };
};
/** The organiser that answers at the name; null for a plain 404 that names none. */
const servedBy = async (host = hostname): Promise<string | null> => {
  const answer = await wire({ site: 'storefront', method: 'GET', path: '/api/website', host });
  if (answer.status !== 404) return JSON.parse(answer.text).organiser.name;
  expect(answer.text).not.toMatch(/127\.0\.0\.1|localhost|organiser/);
  return null;
};

test('a name that leads here is proven by a check, is served from then on, and may become the main one', async () => {
  await add(owner);
  expect(await servedBy()).toBeNull();
  world.result = 'ELSEWHERE';
  expect(await check(owner)).toBe('NOT_YET');
  expect(await servedBy()).toBeNull();
  world.result = 'HERE';
  expect(await check(owner)).toBe('PROVEN');
  await expect.poll(() => servedBy()).toBe('127.0.0.1');
  world.result = 'ELSEWHERE';
  expect(await check(owner)).toBe('PROVEN');
  const { data } = await shop.office('listSecurityEvents', { type: 'host-name.changed' }, owner);
  expect(data[0]?.details).toContainEqual({ name: 'to', value: hostname });
});

test('the server proves a name that it does not serve yet, and shows nothing else there', async () => {
  world.result = null;
  await add(owner);
  const answer = await wire({
    site: 'storefront',
    method: 'GET',
    path: '/.well-known/ribambelle/x',
    host: hostname,
  });
  expect([answer.status, answer.text]).toEqual([404, expect.not.stringMatching(/camps/)]);
  expect(await check(owner)).toBe('PROVEN');
});

test('a claim blocks nobody: with two claims, only the owner’s DNS record decides', async () => {
  await add(rival);
  await add(owner);
  expect(await check(rival)).toBe('RECORD_NEEDED');
  expect(await check(owner)).toBe('RECORD_NEEDED');
  expect(await servedBy()).toBeNull();
  world.result = 'NAME_UNKNOWN';
  await setRecord(owner);
  expect(await check(rival)).toBe('NOT_YET');
  expect(await check(owner)).toBe('PROVEN');
  world.result = 'HERE';
  expect(await check(rival)).toBe('TAKEN');
  await expect.poll(() => servedBy()).toBe('127.0.0.1');
});

test('a removed name is reserved for its former owner for thirty days, unless another claimant sets the record', async () => {
  await add(owner);
  await check(owner);
  await shop.office('removeHostName', { hostname }, owner);
  await expect.poll(() => servedBy()).toBeNull();
  await add(rival);
  expect(await check(rival)).toBe('RECORD_NEEDED');
  await setRecord(rival);
  expect(await check(rival)).toBe('PROVEN');
  await expect(add(owner)).rejects.toMatchObject({ code: 'HOSTNAME_TAKEN' });
});

test('a name below the platform’s own requires the record, as every such name leads here', async () => {
  const below = 'login.sites.platform.be';
  await expect(add(rival, 'sites.platform.be')).rejects.toMatchObject({
    code: 'HOSTNAME_RESERVED',
  });
  await add(rival, below);
  expect(await check(rival, below)).toBe('RECORD_NEEDED');
});

test('when two prove one name at once, one of them gets it', async () => {
  await add(owner);
  await add(rival);
  const { data } = await shop.office('listHostNames', {}, owner);
  await setRecord(owner);
  const record = data.find((one) => one.hostname === hostname)?.record;
  const other = world.texts;
  await setRecord(rival);
  const key = record?.name ?? '';
  world.texts = { [key]: [...(other[key] ?? []), ...(world.texts[key] ?? [])] };
  const proofs = await Promise.all([check(owner), check(rival)]);
  expect(proofs.toSorted()).toEqual(['PROVEN', 'TAKEN']);
});
