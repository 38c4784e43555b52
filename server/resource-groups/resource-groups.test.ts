import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let court: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'resource-groups.create',
    'resource-groups.read',
    'resource-groups.delete',
    'resources.read',
    'resources.update',
  ]);
  court = await shop.make.resource(organiser, await shop.make.bookingConfiguration(organiser));
});
afterAll(() => shop.close());

const values = { name: { fr: 'Terrains extérieurs', en: 'Outside courts' }, order: 3 };
const groupsOfCourt = async () =>
  (await shop.office('getOfficeResource', { resource: court.cuid }, staff)).groups;

test('200 lists groups in the organiser’s order, or by name', async () => {
  const { cuid } = await shop.office('createResourceGroup', values, staff);
  const zones = { name: { fr: 'Zones', en: '' }, order: 1 };
  const first = await shop.office('createResourceGroup', zones, staff);
  const names = async (query: { sort?: 'name' }) =>
    (await shop.office('listResourceGroups', query, staff)).data.map(({ name }) => name);
  expect(await names({})).toEqual(['Zones', 'Terrains extérieurs']);
  expect(await names({ sort: 'name' })).toEqual(['Terrains extérieurs', 'Zones']);
  for (const resource_group of [cuid, first.cuid])
    await shop.office('deleteResourceGroup', { resource_group }, staff);
});

test('200 a group that is deleted leaves its resources, and has them again when it comes back', async () => {
  const { cuid } = await shop.office('createResourceGroup', values, staff);
  await shop.change('updateResource', { resource: court.cuid, groups: [cuid] }, staff);
  const group = await shop.office('getResourceGroup', { resource_group: cuid }, staff);
  expect(group.resources).toBe(1);
  const { removal } = await shop.office('deleteResourceGroup', { resource_group: cuid }, staff);
  expect(await groupsOfCourt()).toEqual([]);
  await shop.office('restoreRemoval', { removal }, staff);
  expect(await groupsOfCourt()).toEqual([{ cuid, name: 'Terrains extérieurs' }]);
});

test('400 for a resource in more than 20 groups', async () => {
  const groups = Array.from({ length: 21 }, (_, index) => `group${index}`);
  await expect(
    shop.change('updateResource', { resource: court.cuid, groups }, staff),
  ).rejects.toMatchObject({ status: 400, fields: { groups: expect.any(String) } });
});
