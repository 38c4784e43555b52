import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let court: Made;
let theirs: Made;

const PERMISSIONS: readonly Permission[] = [
  'resource-groups.create',
  'resource-groups.read',
  'resource-groups.update',
  'resource-groups.delete',
  'resources.read',
  'resources.update',
];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
  court = await shop.make.resource(organiser, await shop.make.bookingConfiguration(organiser));
  theirs = await shop.make.resourceGroup(
    await shop.make.organiser({ name: 'Voisin' }, 'localhost'),
  );
});
afterAll(() => shop.close());

const values = { name: { fr: 'Terrains extérieurs', en: 'Outside courts' }, order: 3 };
const groupsOfCourt = async () =>
  (await shop.office('getOfficeResource', { resource: court.cuid }, staff)).groups;

test('200 adds, lists in order, finds without accents, shows, changes and deletes, and writes each down', async () => {
  const { cuid } = await shop.office('createResourceGroup', values, staff);
  const shown = await shop.office('getResourceGroup', { resource_group: cuid }, staff);
  expect(shown).toEqual({ id: shown.id, cuid, version: 1, ...values, resources: 0 });
  const first = await shop.office(
    'createResourceGroup',
    { name: { fr: 'Zones', en: '' }, order: 1 },
    staff,
  );
  const names = async (query: { search?: string; sort?: 'name' | '-name' }) =>
    (await shop.office('listResourceGroups', query, staff)).data.map(({ name }) => name);
  expect(await names({})).toEqual(['Zones', 'Terrains extérieurs']);
  expect(await names({ sort: 'name' })).toEqual(['Terrains extérieurs', 'Zones']);
  expect(await names({ search: 'exterieurs' })).toEqual(['Terrains extérieurs']);
  expect(await names({ search: 'nothing' })).toEqual([]);
  await shop.change(
    'updateResourceGroup',
    { resource_group: cuid, name: { fr: 'Dehors', en: 'Outside' } },
    staff,
  );
  expect(await names({ sort: 'name' })).toEqual(['Dehors', 'Zones']);
  await shop.office('deleteResourceGroup', { resource_group: cuid }, staff);
  await shop.office('deleteResourceGroup', { resource_group: first.cuid }, staff);
  expect((await shop.office('listResourceGroups', {}, staff)).count).toBe(0);
  const logged = await shop.sql(
    'select action, summary, changes from audit_log where entity_cuid = $1 order by id',
    [cuid],
  );
  expect(logged).toHaveLength(3);
  expect(logged).toContainEqual({
    action: 'resource-groups.update',
    summary: 'Dehors',
    changes: { name: { from: values.name, to: { fr: 'Dehors', en: 'Outside' } } },
  });
});

test('200 a group that is deleted leaves its resources, and has them again when it comes back', async () => {
  const { cuid } = await shop.office('createResourceGroup', values, staff);
  await shop.change('updateResource', { resource: court.cuid, groups: [cuid] }, staff);
  const shown = await shop.office('getResourceGroup', { resource_group: cuid }, staff);
  expect(shown.resources).toBe(1);
  const { removal } = await shop.office('deleteResourceGroup', { resource_group: cuid }, staff);
  expect(await groupsOfCourt()).toEqual([]);
  await shop.office('restoreRemoval', { removal }, staff);
  expect(await groupsOfCourt()).toEqual([{ cuid, name: 'Terrains extérieurs' }]);
});

test('400 for a name in no language, a place below nothing, and more than 20 groups', async () => {
  const refused = (call: Promise<unknown>, fields: object) =>
    expect(call).rejects.toMatchObject({ status: 400, fields });
  await refused(
    shop.office('createResourceGroup', { ...values, name: { fr: ' ', en: '' } }, staff),
    { 'name.fr': 'REQUIRED' },
  );
  await refused(shop.office('createResourceGroup', { ...values, order: -1 }, staff), {
    order: expect.any(String),
  });
  const groups = Array.from({ length: 21 }, (_, index) => `group${index}`);
  await refused(shop.change('updateResource', { resource: court.cuid, groups }, staff), {
    groups: expect.any(String),
  });
});

test('404 RESOURCE_GROUP_NOT_FOUND for a neighbour’s and an unknown one', async () => {
  const refused = { code: 'RESOURCE_GROUP_NOT_FOUND', status: 404 };
  for (const resource_group of [theirs.cuid, 'nowhere']) {
    const calls = [
      () => shop.office('getResourceGroup', { resource_group }, staff),
      () => shop.change('updateResourceGroup', { resource_group, ...values }, staff),
      () => shop.office('deleteResourceGroup', { resource_group }, staff),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(refused);
  }
});

test('403 without the permission, 401 without a session', async () => {
  const stranger = await shop.make.collaborator(organiser, ['resources.read']);
  const { cuid: resource_group } = await shop.office('createResourceGroup', values, staff);
  const calls = (by?: { token: string }) => [
    () => shop.office('listResourceGroups', {}, by),
    () => shop.office('getResourceGroup', { resource_group }, by),
    () => shop.office('createResourceGroup', values, by),
    () => shop.office('updateResourceGroup', { resource_group, version: 1 }, by),
    () => shop.office('deleteResourceGroup', { resource_group }, by),
  ];
  for (const call of calls(stranger))
    await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  for (const call of calls())
    await expect(call()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 });
});
