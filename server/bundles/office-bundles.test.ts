import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { MOST_DURATION } from '@ribambelle/domain/base/durations.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let neighbour: Made;
let staff: { token: string };
let theirs: Made;

const PERMISSIONS: readonly Permission[] = [
  'bundles.create',
  'bundles.read',
  'bundles.update',
  'bundles.delete',
];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({ accent_color: '#1f6f6b' });
  neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
  theirs = await shop.make.bundle(neighbour);
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

/** Makes a photograph to upload. */
async function photo(): Promise<Blob> {
  const create = { width: 2400, height: 900, channels: 3 as const, background: '#336699' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

test('200 adds, lists, shows and changes a bundle, with sanitised texts, and writes it down', async () => {
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

test('200 keeps uploaded pictures in the order given, and shows the first', async () => {
  const upload = async () =>
    shop.office('uploadBundleImage', { name: 'photo.jpg', file: await photo() }, staff);
  const [one, other] = [await upload(), await upload()];
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

test('200 keeps for which activities it can be used, and refuses those of a neighbour', async () => {
  const [one, other] = [await shop.make.activity(organiser), await shop.make.activity(organiser)];
  const strange = await shop.make.activity(neighbour);
  const activities = [one.cuid, other.cuid];
  const { cuid } = await shop.office('createBundle', { ...values, activities }, staff);
  const shown = async () =>
    (await shop.office('getOfficeBundle', { bundle: cuid }, staff)).activities.map(
      (each) => each.cuid,
    );
  expect(new Set(await shown())).toEqual(new Set(activities));
  await expect(
    shop.change('updateBundle', { bundle: cuid, activities: [one.cuid, strange.cuid] }, staff),
  ).rejects.toMatchObject({
    code: 'ACTIVITY_NOT_FOUND',
    fields: { activities: 'ACTIVITY_NOT_FOUND' },
  });
  expect(new Set(await shown())).toEqual(new Set(activities));
  await shop.change('updateBundle', { bundle: cuid, activities: [one.cuid] }, staff);
  expect(await shown()).toEqual([one.cuid]);
  await shop.office('deleteBundle', { bundle: cuid }, staff);
});

test('400 for what is no picture, 413 for one too large, and IMAGE_UNKNOWN for one of nobody', async () => {
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']);
  await expect(
    shop.office('uploadBundleImage', { name: 'x.png', file: svg }, staff),
  ).rejects.toMatchObject({ code: 'FILE_NOT_AN_IMAGE', status: 400 });
  const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  await expect(
    shop.office('uploadBundleImage', { name: 'x.png', file: large }, staff),
  ).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', status: 413 });
  const { cuid } = await shop.office('createBundle', values, staff);
  const images = ['nowhere'];
  for (const call of [
    () => shop.office('createBundle', { ...values, images }, staff),
    () => shop.change('updateBundle', { ...values, bundle: cuid, images }, staff),
  ])
    await expect(call()).rejects.toMatchObject({
      code: 'IMAGE_UNKNOWN',
      fields: { images: 'IMAGE_UNKNOWN' },
    });
});

test.each([
  [{ title: text(' ') }, { 'title.fr': 'REQUIRED' }],
  [{ capacity: 0 }, { capacity: 'TOO_SMALL' }],
  [{ capacity: 10_001 }, { capacity: 'TOO_LARGE' }],
  [{ price: -1 }, { price: 'TOO_SMALL' }],
  [{ duration: 0 }, { duration: 'TOO_SMALL' }],
  [{ duration: MOST_DURATION + 1 }, { duration: 'TOO_LARGE' }],
])('400 names what is wrong with %o', async (wrong, fields) => {
  await expect(shop.office('createBundle', { ...values, ...wrong }, staff)).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    fields,
  });
});

test('200 deletes one that nobody bought, with its pictures, and writes it down', async () => {
  const image = await shop.office(
    'uploadBundleImage',
    { name: 'photo.jpg', file: await photo() },
    staff,
  );
  const { cuid } = await shop.office('createBundle', { ...values, images: [image.cuid] }, staff);
  await shop.office('deleteBundle', { bundle: cuid }, staff);
  expect(await shop.sql('select from bundles where cuid = $1', [cuid])).toEqual([]);
  const logged = await shop.sql(
    `select summary from audit_log where action = 'bundles.delete' and entity_cuid = $1`,
    [cuid],
  );
  expect(logged).toEqual([{ summary: 'Un été à offrir' }]);
});

test('409 BUNDLE_IN_USE keeps one that lies in a cart', async () => {
  const { id, cuid } = await shop.make.bundle(organiser);
  const customer = await shop.make.customer(organiser);
  await shop.sql(
    `with cart as (insert into carts (organiser_id, customer_id, reference)
       values ($1, $2, '000000000000') returning id)
     insert into cart_items (organiser_id, cart_id, type, bundle_id, price, expires_at)
     select $1, id, 'BUNDLE', $3, 4500, now() from cart`,
    [organiser.id, customer.id, id],
  );
  await expect(shop.office('deleteBundle', { bundle: cuid }, staff)).rejects.toMatchObject({
    code: 'BUNDLE_IN_USE',
    status: 409,
  });
  expect(await shop.office('getOfficeBundle', { bundle: cuid }, staff)).toMatchObject({
    in_use: true,
  });
});

test('409 BUNDLE_IN_USE keeps one that was sold', async () => {
  const { id, cuid } = await shop.make.bundle(organiser);
  const customer = await shop.make.customer(organiser);
  await shop.sql(
    `with owed as (insert into receivables (organiser_id, customer_id, kind, total_amount)
       values ($1, $2, 'BUNDLE', 4500) returning id)
     insert into customer_bundles (organiser_id, bundle_id, capacity, customer_id, receivable_id)
     select $1, $3, 10, $2, id from owed`,
    [organiser.id, customer.id, id],
  );
  await expect(shop.office('deleteBundle', { bundle: cuid }, staff)).rejects.toMatchObject({
    code: 'BUNDLE_IN_USE',
    status: 409,
  });
});

test('404 BUNDLE_NOT_FOUND for a neighbour’s, 403 without the permission, 401 without a session', async () => {
  const stranger = await shop.make.collaborator(organiser, ['activities.update']);
  const bundle = theirs.cuid;
  const calls = (as?: { token: string }) => [
    () => shop.office('getOfficeBundle', { bundle }, as),
    () => shop.change('updateBundle', { bundle, ...values }, as),
    () => shop.office('deleteBundle', { bundle }, as),
  ];
  for (const call of calls(staff))
    await expect(call()).rejects.toMatchObject({ code: 'BUNDLE_NOT_FOUND', status: 404 });
  const more = [
    () => shop.office('listOfficeBundles', {}, stranger),
    () => shop.office('createBundle', values, stranger),
    () => shop.office('uploadBundleImage', { name: 'x', file: new Blob(['x']) }, stranger),
  ];
  for (const call of [...calls(stranger), ...more])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  for (const call of calls())
    await expect(call()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 });
});
