import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { USES } from '@ribambelle/testing/records/uses.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

const PERMISSIONS: readonly Permission[] = [
  'bundles.create',
  'bundles.read',
  'bundles.update',
  'bundles.delete',
];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({ accent_color: '#1f6f6b' });
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
});
afterAll(() => shop.close());

const text = (fr: string, en = '') => ({ fr, en });
const values = {
  title: text('Un été à offrir', 'A summer to give'),
  description: text('<p>Pour <strong>tous</strong><script>alert(1)</script></p>'),
  price: 9_000,
  capacity: 10,
  duration: 365 * 86_400,
};

/** Makes a photograph of one colour to upload. */
async function photo(background: string): Promise<Blob> {
  const create = { width: 2400, height: 900, channels: 3 as const, background };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

test('200 adds, lists, shows and changes a bundle, with sanitised texts and an entry in the log', async () => {
  const { cuid } = await shop.office('createBundle', values, staff);
  const shown = await shop.office('getOfficeBundle', { bundle: cuid }, staff);
  expect(shown).toMatchObject({
    title: values.title,
    description: text('<p>Pour <strong>tous</strong></p>'),
    price: 9_000,
    capacity: 10,
    duration: 31_536_000,
    expires_at: null,
    entity: 'CUSTOMERS',
    activities: [],
    published: true,
    images: [],
    in_use: false,
  });
  expect(await shop.office('listOfficeBundles', { search: 'ete offrir' }, staff)).toEqual({
    count: 1,
    data: [
      {
        id: shown.id,
        cuid,
        title: 'Un été à offrir',
        price: 9_000,
        capacity: 10,
        duration: 31_536_000,
        expires_at: null,
        entity: 'CUSTOMERS',
        published: true,
        order: 0,
        picture: `/pictures/paper/${cuid}.svg?accent=1f6f6b`,
      },
    ],
  });
  const changed = { ...values, bundle: cuid, duration: null, published: false };
  await shop.change('updateBundle', changed, staff);
  expect((await shop.office('listOfficeBundles', { published: true }, staff)).count).toBe(0);
  expect((await shop.office('listOfficeBundles', { published: false }, staff)).count).toBe(1);
  expect((await shop.call('listBundles', {})).count).toBe(0);
  const [logged] = await shop.sql(
    `select entity_cuid, summary, changes from audit_log where action = 'bundles.update'`,
  );
  expect(logged).toEqual({
    entity_cuid: cuid,
    summary: 'Un été à offrir',
    changes: {
      duration: { from: 31_536_000, to: null },
      published: { from: true, to: false },
    },
  });
});

test('200 keeps uploaded pictures in their order, and shows the first', async () => {
  const upload = async (background: string) => {
    const file = await photo(background);
    const added = await shop.office('uploadBundleImage', { name: 'photo.jpg', file }, staff);
    const { message, ...picture } = added;
    expect(message).toBeNull();
    return picture;
  };
  const one = await upload('#336699');
  const other = await upload('#993366');
  expect(one).toMatchObject({ width: 1600, height: 600 });
  const { cuid } = await shop.office(
    'createBundle',
    { ...values, images: [other.cuid, one.cuid] },
    staff,
  );
  const shown = await shop.office('getOfficeBundle', { bundle: cuid }, staff);
  expect(shown.images).toEqual([other, one]);
  const { data } = await shop.office('listOfficeBundles', { published: true }, staff);
  expect(data.find((row) => row.cuid === cuid)?.picture).toBe(other.public_url);
  await shop.change('updateBundle', { ...values, bundle: cuid, images: [one.cuid] }, staff);
  expect((await shop.call('getBundle', { bundle: cuid })).images).toEqual([
    expect.objectContaining({ public_url: one.public_url }),
  ]);
  expect((await shop.fetch('storefront', one.public_url)).headers.get('content-type')).toBe(
    'image/webp',
  );
  const logged = await shop.sql(`select summary from audit_log where action = 'bundles.upload'`);
  expect(logged).toEqual([{ summary: 'photo.jpg' }, { summary: 'photo.jpg' }]);
});

test('400 for a file that is no picture, 413 for one too large, 403 without the permission', async () => {
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']);
  await expect(
    shop.office('uploadBundleImage', { name: 'x.png', file: svg }, staff),
  ).rejects.toMatchObject({ code: 'FILE_NOT_AN_IMAGE', status: 400 });
  const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  await expect(
    shop.office('uploadBundleImage', { name: 'x.png', file: large }, staff),
  ).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', status: 413 });
  const stranger = await shop.make.collaborator(organiser, ['activities.update']);
  await expect(
    shop.office('uploadBundleImage', { name: 'x', file: new Blob(['x']) }, stranger),
  ).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
});

test('200 the form says whether a bundle was sold or is in a cart', async () => {
  for (const [, name, table, use] of USES.filter(([noun]) => noun === 'bundles')) {
    const { id, cuid: bundle } = await shop.make.bundle(organiser);
    expect((await shop.office('getOfficeBundle', { bundle }, staff)).in_use).toBe(false);
    await use(shop, { organiser, id });
    const { in_use } = await shop.office('getOfficeBundle', { bundle }, staff);
    expect(in_use, name).toBe(!table.endsWith('vouchers'));
  }
});
