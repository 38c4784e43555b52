import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let configuration: Made;
let location: Made;
let courts: Made;
let outside: Made;

const PERMISSIONS: readonly Permission[] = [
  'resources.create',
  'resources.read',
  'resources.update',
  'resources.delete',
];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({ accent_color: '#1f6f6b' });
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
  configuration = await shop.make.bookingConfiguration(organiser, { name: 'Courts' });
  location = await shop.make.location(organiser, { name: 'Les Tilleuls' });
  courts = await shop.make.resourceGroup(organiser, { order: 1 });
  outside = await shop.make.resourceGroup(organiser, {
    order: 2,
    name: JSON.stringify({ fr: 'En plein air', en: 'Outside' }),
  });
});
afterAll(() => shop.close());

const text = (fr: string, en = '') => ({ fr, en });
const values = () => ({
  name: text('Court numéro un', 'Court one'),
  description: text('<p>En <strong>terre battue</strong><script>alert(1)</script></p>'),
  location: location.cuid,
  configuration: configuration.cuid,
});

/** Makes a photograph of one colour to upload. */
async function photo(background: string): Promise<Blob> {
  const create = { width: 2400, height: 900, channels: 3 as const, background };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

test('200 is listed with the names of its location and configuration, and with a drawing', async () => {
  const { cuid } = await shop.office('createResource', values(), staff);
  expect(
    (await shop.office('listOfficeResources', { search: 'numero court' }, staff)).data,
  ).toMatchObject([
    {
      cuid,
      location: 'Les Tilleuls',
      configuration: 'Courts',
      groups: [],
      picture: `/pictures/paper/${cuid}.svg?accent=1f6f6b`,
    },
  ]);
});

test('200 keeps uploaded pictures in the order given, and shows the first', async () => {
  const upload = async (background: string) => {
    const file = await photo(background);
    const added = await shop.office('uploadResourceImage', { name: 'court.jpg', file }, staff);
    const { message, ...picture } = added;
    expect(message).toBeNull();
    return picture;
  };
  const one = await upload('#336699');
  const other = await upload('#993366');
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

test('one that comes back after its deletion is blocked as before', async () => {
  const { cuid: resource } = await shop.office('createResource', values(), staff);
  const block = { resources: [resource], first_day: '2026-03-02', last_day: '2026-03-03' };
  await shop.office('createResourceBlock', block, staff);
  const { removal } = await shop.office('deleteResource', { resource }, staff);
  await shop.office('restoreRemoval', { removal }, staff);
  const { data } = await shop.office('listResourceBlocks', { resource }, staff);
  expect(data).toMatchObject([{ first_day: '2026-03-02', resources: [{ cuid: resource }] }]);
});

test('the same groups in another order are no change for the log', async () => {
  const groups = [courts.cuid, outside.cuid];
  const { cuid: resource } = await shop.office('createResource', { ...values(), groups }, staff);
  const again = [outside.cuid, courts.cuid, outside.cuid];
  await shop.change('updateResource', { resource, groups: again }, staff);
  const entries = await shop.sql(
    `select changes from audit_log where entity_cuid = $1 and action = 'resources.update'`,
    [resource],
  );
  expect(entries).toEqual([{ changes: {} }]);
});

test('403 for uploading without the permission, 401 without a session', async () => {
  const stranger = await shop.make.collaborator(organiser, ['activities.read']);
  const upload = (as?: { token: string }) =>
    shop.office('uploadResourceImage', { name: 'x', file: new Blob(['x']) }, as);
  await expect(upload(stranger)).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  await expect(upload()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 });
});
