import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let neighbour: Made;
let staff: { token: string };
let configuration: Made;
let location: Made;
let courts: Made;
let outside: Made;
let theirs: Made;

const PERMISSIONS: readonly Permission[] = [
  'resources.create',
  'resources.read',
  'resources.update',
  'resources.delete',
  'locations.delete',
];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({ accent_color: '#1f6f6b' });
  neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
  configuration = await shop.make.bookingConfiguration(organiser, { name: 'Courts' });
  location = await shop.make.location(organiser, { name: 'Les Tilleuls' });
  courts = await shop.make.resourceGroup(organiser, { order: 1 });
  outside = await shop.make.resourceGroup(organiser, {
    order: 2,
    name: JSON.stringify({ fr: 'En plein air', en: 'Outside' }),
  });
  theirs = await shop.make.resource(neighbour, await shop.make.bookingConfiguration(neighbour));
});
afterAll(() => shop.close());

const text = (fr: string, en = '') => ({ fr, en });
const values = () => ({
  name: text('Court numéro un', 'Court one'),
  description: text('<p>En <strong>terre battue</strong><script>alert(1)</script></p>'),
  location: location.cuid,
  configuration: configuration.cuid,
});

/** Makes a photograph to upload. */
async function photo(): Promise<Blob> {
  const create = { width: 2400, height: 900, channels: 3 as const, background: '#336699' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

test('200 adds, lists, shows, changes and deletes a resource, with sanitised texts, and writes it down', async () => {
  const { cuid: resource } = await shop.office('createResource', values(), staff);
  const shown = await shop.office('getOfficeResource', { resource }, staff);
  expect(shown).toEqual({
    id: shown.id,
    cuid: resource,
    version: 1,
    ...values(),
    description: text('<p>En <strong>terre battue</strong></p>'),
    groups: [],
    published: true,
    order: 0,
    images: [],
  });
  expect(await shop.office('listOfficeResources', { search: 'numero court' }, staff)).toEqual({
    count: 1,
    data: [
      {
        id: shown.id,
        cuid: resource,
        name: 'Court numéro un',
        location: 'Les Tilleuls',
        configuration: 'Courts',
        groups: [],
        published: true,
        order: 0,
        picture: `/pictures/paper/${resource}.svg?accent=1f6f6b`,
      },
    ],
  });
  await shop.change('updateResource', { resource, location: null, published: false }, staff);
  expect((await shop.office('listOfficeResources', { published: true }, staff)).count).toBe(0);
  expect((await shop.office('listOfficeResources', { published: false }, staff)).count).toBe(1);
  await shop.office('deleteResource', { resource }, staff);
  const logged = await shop.sql(
    `select action, summary, changes from audit_log where entity_cuid = $1 order by id`,
    [resource],
  );
  expect(logged).toHaveLength(3);
  expect(logged).toContainEqual({
    action: 'resources.update',
    summary: 'Court numéro un',
    changes: {
      location: { from: location.cuid, to: null },
      published: { from: true, to: false },
    },
  });
});

test('200 keeps uploaded pictures in the order given, and shows the first', async () => {
  const upload = async () =>
    shop.office('uploadResourceImage', { name: 'court.jpg', file: await photo() }, staff);
  const one = await upload();
  const other = await upload();
  expect(one).toMatchObject({ width: 1600, height: 600 });
  const images = [other.cuid, one.cuid];
  const { cuid: resource } = await shop.office('createResource', { ...values(), images }, staff);
  const shown = await shop.office('getOfficeResource', { resource }, staff);
  expect(shown.images.map(({ cuid }) => cuid)).toEqual(images);
  const { data } = await shop.office('listOfficeResources', {}, staff);
  expect(data.find(({ cuid }) => cuid === resource)?.picture).toBe(`/files/${other.cuid}`);
});

test('422 FILE_NOT_AN_IMAGE and 413 FILE_TOO_LARGE for what is no picture, or too large a one', async () => {
  const file = new Blob(['not a picture']);
  await expect(
    shop.office('uploadResourceImage', { name: 'x.jpg', file }, staff),
  ).rejects.toMatchObject({ code: 'FILE_NOT_AN_IMAGE' });
  const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  await expect(
    shop.office('uploadResourceImage', { name: 'x.jpg', file: large }, staff),
  ).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
});

test('200 is in the groups that are named, in the organiser’s order, and in those alone', async () => {
  const groups = [outside.cuid, courts.cuid, outside.cuid];
  const { cuid: resource } = await shop.office('createResource', { ...values(), groups }, staff);
  const shown = await shop.office('getOfficeResource', { resource }, staff);
  expect(shown.groups).toEqual([
    { cuid: courts.cuid, name: 'Terrains' },
    { cuid: outside.cuid, name: 'En plein air' },
  ]);
  const listed = async (group: string) =>
    (await shop.office('listOfficeResources', { group }, staff)).data;
  expect(await listed(courts.cuid)).toMatchObject([
    { cuid: resource, groups: ['Terrains', 'En plein air'] },
  ]);
  // fields that are left out stay as they are
  await shop.change('updateResource', { resource, order: 4 }, staff);
  expect(await listed(outside.cuid)).toHaveLength(1);
  await shop.change('updateResource', { resource, groups: [courts.cuid] }, staff);
  expect(await listed(outside.cuid)).toEqual([]);
  const [change] = await shop.sql(
    `select changes from audit_log where entity_cuid = $1 and changes ? 'groups'`,
    [resource],
  );
  expect(change).toEqual({
    changes: { groups: { from: [courts.cuid, outside.cuid], to: [courts.cuid] } },
  });
  await shop.change('updateResource', { resource, groups: [] }, staff);
  expect(await listed(courts.cuid)).toEqual([]);
});

test('409 LOCATION_IN_USE for a location where a resource stands', async () => {
  await shop.office('createResource', values(), staff);
  await expect(
    shop.office('deleteLocation', { location: location.cuid }, staff),
  ).rejects.toMatchObject({ code: 'LOCATION_IN_USE', status: 409 });
});

test('404 LOCATION_NOT_FOUND, RESOURCE_GROUP_NOT_FOUND, BOOKING_CONFIGURATION_NOT_FOUND and IMAGE_UNKNOWN at their fields, and nothing is kept', async () => {
  const other = await shop.make.bookingConfiguration(neighbour);
  const place = await shop.make.location(neighbour);
  const group = await shop.make.resourceGroup(neighbour);
  const groups = [courts.cuid];
  const { cuid: resource } = await shop.office('createResource', { ...values(), groups }, staff);
  const before = await shop.office('getOfficeResource', { resource }, staff);
  const { count } = await shop.office('listOfficeResources', {}, staff);
  const wrongs: readonly [string, object, string][] = [
    ['location', { location: place.cuid }, 'LOCATION_NOT_FOUND'],
    ['configuration', { configuration: other.cuid }, 'BOOKING_CONFIGURATION_NOT_FOUND'],
    ['images', { images: ['nothing'] }, 'IMAGE_UNKNOWN'],
    ['groups', { groups: [outside.cuid, group.cuid] }, 'RESOURCE_GROUP_NOT_FOUND'],
  ];
  for (const [field, wrong, code] of wrongs) {
    const refused = { code, fields: { [field]: code } };
    await expect(
      shop.office('createResource', { ...values(), ...wrong }, staff),
    ).rejects.toMatchObject(refused);
    await expect(
      shop.change('updateResource', { resource, ...wrong }, staff),
    ).rejects.toMatchObject(refused);
  }
  expect(await shop.office('getOfficeResource', { resource }, staff)).toEqual(before);
  expect((await shop.office('listOfficeResources', {}, staff)).count).toBe(count);
});

test('404 RESOURCE_NOT_FOUND for a neighbour’s and an unknown one', async () => {
  const refused = { code: 'RESOURCE_NOT_FOUND', status: 404 };
  for (const resource of [theirs.cuid, 'nowhere']) {
    await expect(shop.office('getOfficeResource', { resource }, staff)).rejects.toMatchObject(
      refused,
    );
    await expect(
      shop.change('updateResource', { resource, ...values() }, staff),
    ).rejects.toMatchObject(refused);
    await expect(shop.office('deleteResource', { resource }, staff)).rejects.toMatchObject(refused);
  }
});

test('403 without the permission, 401 without a session', async () => {
  const stranger = await shop.make.collaborator(organiser, ['activities.read']);
  const { cuid: resource } = await shop.office('createResource', values(), staff);
  const calls = (by?: { token: string }) => [
    () => shop.office('listOfficeResources', {}, by),
    () => shop.office('getOfficeResource', { resource }, by),
    () => shop.office('createResource', values(), by),
    () => shop.office('updateResource', { resource, version: 1 }, by),
    () => shop.office('deleteResource', { resource }, by),
    () => shop.office('uploadResourceImage', { name: 'x', file: new Blob(['x']) }, by),
  ];
  for (const call of calls(stranger))
    await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  for (const call of calls())
    await expect(call()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 });
});
