import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let neighbour: Made;
let staff: { token: string };

const PERMISSIONS: readonly Permission[] = [
  'vouchers.create',
  'vouchers.read',
  'vouchers.update',
  'vouchers.delete',
];

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser({ accent_color: '#1f6f6b' });
  neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  staff = await shop.make.collaborator(organiser, PERMISSIONS);
});
afterAll(() => shop.close());

const text = (fr: string, en = '') => ({ fr, en });
const values = {
  title: text('Un été à offrir', 'A summer to give'),
  description: text('<p>Pour <strong>tous</strong><script>alert(1)</script></p>'),
  price: 9_000,
  amount: 10_000,
  duration: 365 * 86_400,
};

/** Makes a photograph of one colour to upload. */
async function photo(background: string): Promise<Blob> {
  const create = { width: 2400, height: 900, channels: 3 as const, background };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  return new Blob([new Uint8Array(bytes)]);
}

test('200 is listed with a drawing until it has a picture, and is on the site while it is published', async () => {
  const { cuid } = await shop.office('createVoucher', values, staff);
  const { data } = await shop.office('listOfficeVouchers', { search: 'ete offrir' }, staff);
  expect(data).toMatchObject([{ cuid, picture: `/pictures/gift/${cuid}.svg?accent=1f6f6b` }]);
  expect((await shop.call('listVouchers', {})).count).toBe(1);
  await shop.change('updateVoucher', { voucher: cuid, published: false }, staff);
  expect((await shop.call('listVouchers', {})).count).toBe(0);
});

test('200 keeps uploaded pictures in the given order, and shows the first', async () => {
  const upload = async (background: string) => {
    const file = await photo(background);
    const added = await shop.office('uploadVoucherImage', { name: 'photo.jpg', file }, staff);
    const { message, ...picture } = added;
    expect(message).toBeNull();
    return picture;
  };
  const one = await upload('#336699');
  const other = await upload('#993366');
  expect(one).toMatchObject({ width: 1600, height: 600 });
  const { cuid } = await shop.office(
    'createVoucher',
    { ...values, images: [other.cuid, one.cuid] },
    staff,
  );
  const current = await shop.office('getOfficeVoucher', { voucher: cuid }, staff);
  expect(current.images).toEqual([other, one]);
  const { data } = await shop.office('listOfficeVouchers', { published: true }, staff);
  expect(data.map(({ picture }) => picture)).toEqual([other.public_url]);
  await shop.change('updateVoucher', { ...values, voucher: cuid, images: [one.cuid] }, staff);
  expect((await shop.call('getVoucher', { voucher: cuid })).images).toEqual([
    expect.objectContaining({ public_url: one.public_url }),
  ]);
  expect((await shop.fetch('storefront', one.public_url)).headers.get('content-type')).toBe(
    'image/webp',
  );
  const logged = await shop.sql(`select summary from audit_log where action = 'vouchers.upload'`);
  expect(logged).toEqual([{ summary: 'photo.jpg' }, { summary: 'photo.jpg' }]);
});

test('400 for a file that is no picture, and 413 for one too large', async () => {
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']);
  await expect(
    shop.office('uploadVoucherImage', { name: 'x.png', file: svg }, staff),
  ).rejects.toMatchObject({ code: 'FILE_NOT_AN_IMAGE', status: 400 });
  const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  await expect(
    shop.office('uploadVoucherImage', { name: 'x.png', file: large }, staff),
  ).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', status: 413 });
});

test('200 a voucher is for a bundle, which then cannot be deleted, and for an amount again', async () => {
  const bundle = await shop.make.bundle(organiser);
  const worth = { amount: null, bundle: bundle.cuid };
  const { cuid } = await shop.office('createVoucher', { ...values, ...worth }, staff);
  const bundleShown = { cuid: bundle.cuid, title: 'Dix séances' };
  expect(await shop.office('getOfficeVoucher', { voucher: cuid }, staff)).toMatchObject({
    amount: null,
    bundle: bundleShown,
  });
  const { data } = await shop.office('listOfficeVouchers', { page_size: 100 }, staff);
  expect(data.find((one) => one.cuid === cuid)).toMatchObject({
    amount: null,
    bundle: bundleShown,
  });
  expect(await shop.call('getVoucher', { voucher: cuid })).toMatchObject({
    amount: null,
    bundle: { title: 'Dix séances', capacity: 10, entity: 'CUSTOMERS' },
  });
  const keeper = await shop.make.collaborator(organiser, ['bundles.delete']);
  await expect(shop.office('deleteBundle', { bundle: bundle.cuid }, keeper)).rejects.toMatchObject({
    code: 'BUNDLE_IN_USE',
  });
  await shop.change('updateVoucher', { voucher: cuid, price: 8_000 }, staff);
  await shop.change('updateVoucher', { voucher: cuid, amount: 8_000, bundle: null }, staff);
  expect(await shop.call('getVoucher', { voucher: cuid })).toMatchObject({
    amount: 8_000,
    bundle: null,
  });
  await shop.office('deleteBundle', { bundle: bundle.cuid }, keeper);
});

test('422 for no worth, or both kinds; 404 for an unknown bundle, or a neighbour’s', async () => {
  const { cuid: bundle } = await shop.make.bundle(organiser);
  const { cuid } = await shop.office('createVoucher', values, staff);
  const theirBundle = await shop.make.bundle(neighbour);
  for (const [worth, code, field] of [
    [{ amount: null, bundle: null }, 'VOUCHER_WORTH_UNCLEAR', 'amount'],
    [{ amount: 5_000, bundle }, 'VOUCHER_WORTH_UNCLEAR', 'amount'],
    [{ amount: null, bundle: 'nothing' }, 'BUNDLE_NOT_FOUND', 'bundle'],
    [{ amount: null, bundle: theirBundle.cuid }, 'BUNDLE_NOT_FOUND', 'bundle'],
  ] as const)
    for (const call of [
      () => shop.office('createVoucher', { ...values, ...worth }, staff),
      () => shop.change('updateVoucher', { voucher: cuid, ...worth }, staff),
    ])
      await expect(call()).rejects.toMatchObject({ code, fields: { [field]: code } });
});

test('one in a cart says that it is in use', async () => {
  const { id, cuid } = await shop.make.voucher(organiser);
  const customer = await shop.make.customer(organiser);
  await shop.sql(
    `with cart as (insert into carts (organiser_id, customer_id, reference)
       values ($1, $2, '000000000000') returning id)
     insert into cart_items (organiser_id, cart_id, type, voucher_id, price, expires_at)
     select $1, id, 'VOUCHER', $3, 4500, now() from cart`,
    [organiser.id, customer.id, id],
  );
  expect((await shop.office('getOfficeVoucher', { voucher: cuid }, staff)).in_use).toBe(true);
});

test('403 for uploading without the permission, 401 without a session', async () => {
  const stranger = await shop.make.collaborator(organiser, ['activities.update']);
  const upload = (as?: { token: string }) =>
    shop.office('uploadVoucherImage', { name: 'x', file: new Blob(['x']) }, as);
  await expect(upload(stranger)).rejects.toMatchObject({ code: 'NOT_PERMITTED', status: 403 });
  await expect(upload()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN', status: 401 });
});
