import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let activity: string;
let voucher: string;
let unpublished: string;

beforeAll(async () => {
  shop = await openShop();
  const organiser = await shop.make.organiser();
  const { cuid } = await shop.make.activity(organiser, { slug: 'judo' });
  activity = cuid;
  ({ cuid: voucher } = await shop.make.voucher(organiser));
  ({ cuid: unpublished } = await shop.make.voucher(organiser, { published: false }));
  const other = await shop.make.organiser({}, 'localhost');
  await shop.make.activity(other, { slug: 'judo' });
});
afterAll(() => shop.close());

test('200 a PNG of 1200 × 630 for the site, an activity and a voucher, each its own', async () => {
  const pictures = await Promise.all(
    ['home', activity, voucher].map(async (name) => {
      const response = await shop.fetch('storefront', `/share/${name}.png`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      return Buffer.from(await response.arrayBuffer());
    }),
  );
  for (const bytes of pictures) {
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  }
  expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(3);
});

test('200 shows the activity’s own picture', async () => {
  const before = await (await shop.fetch('storefront', `/share/${activity}.png`)).arrayBuffer();
  const photo = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#00ff00' },
  })
    .webp()
    .toBuffer();
  await shop.sql(
    `with file as (
       insert into files (organiser_id, name, content_type, data)
       select organiser_id, 'a', 'image/webp', $2 from activities where cuid = $1
       returning organiser_id, id
     )
     insert into activity_images (organiser_id, activity_id, file_id, "order")
     select a.organiser_id, a.id, file.id, 0 from activities a, file where a.cuid = $1`,
    [activity, photo],
  );
  const response = await shop.fetch('storefront', `/share/${activity}.png`);
  const after = Buffer.from(await response.arrayBuffer());
  expect(after.equals(Buffer.from(before))).toBe(false);
  const { data } = await sharp(after)
    .extract({ left: 600, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[1]).toBeGreaterThan(240);
});

test('404 for an unpublished voucher', async () => {
  expect((await shop.fetch('storefront', `/share/${unpublished}.png`)).status).toBe(404);
});

test.each(['/share/none.png', '/share/home.svg', '/share/..%2fhome.png'])(
  '404 %s',
  async (path) => {
    expect((await shop.fetch('storefront', path)).status).toBe(404);
  },
);
