import { PICTURE_WIDTHS } from '@ribambelle/domain/website/picture-widths.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let chief: { token: string };
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, ['website-pages.read', 'website-pages.update']);
});
afterAll(() => shop.close());

let count = 0;

/** Uploads a picture of this width and half its height, in a colour of its own; its address. */
async function upload(width: number): Promise<string> {
  count += 1;
  const background = { r: (count * 24) % 256, g: 170, b: 102 };
  const png = await sharp({ create: { width, height: width / 2, channels: 3, background } })
    .png()
    .toBuffer();
  const file = new Blob([new Uint8Array(png)]);
  return (await shop.office('uploadSiteImage', { name: 'a.png', file }, chief)).public_url;
}
const get = (path: string) => shop.fetch('storefront', path);
const drawn = async (address: string) => {
  const rows = await shop.sql<{ width: number }>(
    `select s.width from file_sizes s join files f using (organiser_id)
     where f.id = s.file_id and f.cuid = $1 order by s.width`,
    [address.replace('/files/', '')],
  );
  return rows.map(({ width }) => width);
};
const sizeOf = async (response: Response) => {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return { width, height, format };
};

test('200 in each width, kept for good, the height with it', async () => {
  const address = await upload(1400);
  for (const width of [320, 640, 960, 1280]) {
    const response = await get(`${address}/${width}`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await sizeOf(response)).toEqual({ width, height: width / 2, format: 'webp' });
  }
  expect(await drawn(address)).toEqual([320, 640, 960, 1280]);
});

test('200 with the upload itself in a width that it does not have, and nothing is drawn', async () => {
  const address = await upload(700);
  const response = await get(`${address}/1600`);
  expect(await sizeOf(response)).toEqual({ width: 700, height: 350, format: 'webp' });
  expect(await drawn(address)).toEqual([]);
});

test('200 for e-mails as JPEG on white, which mail programs of other sites may show', async () => {
  for (const [uploaded, width] of [
    [1400, 1120],
    [700, 700],
  ] as const) {
    const address = await upload(uploaded);
    const first = await get(`${address}/mail.jpg`);
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await sizeOf(first)).toEqual({ width, height: width / 2, format: 'jpeg' });
    const again = await get(`${address}/mail.jpg`);
    expect(again.headers.get('content-type')).toBe('image/jpeg');
    expect(await drawn(address)).toEqual([1120]);
  }
  expect((await get('/files/cunknown/mail.jpg')).status).toBe(404);
});

test('404 for other widths and for no picture; nothing is written', async () => {
  const address = await upload(1400);
  const wrong = ['321', '0', '-320', '0320', '99999', '320.5', '320/320', 'x', '1e3', '%20320'];
  for (const width of wrong)
    expect([width, (await get(`${address}/${width}`)).status]).toEqual([width, 404]);
  expect((await get('/files/cunknown/320')).status).toBe(404);
  expect((await get('/files/..%2Fa/320')).status).toBe(404);
  expect(await drawn(address)).toEqual([]);
});

test('404 for a neighbour’s picture, and in the back-office for somebody who is not signed in', async () => {
  const address = await upload(1400);
  const neighbour = await shop.make.organiser({}, 'localhost');
  await shop.sql('update files set organiser_id = $2 where cuid = $1', [
    address.replace('/files/', ''),
    neighbour.id,
  ]);
  expect((await get(`${address}/320`)).status).toBe(404);
  const own = await upload(1400);
  expect((await shop.fetch('back-office', `${own}/320`)).status).toBe(404);
  expect(await drawn(own)).toEqual([]);
});

test.each([2, 20])(
  '%i first requests at once all get the picture, and it is kept once',
  async (many) => {
    const address = await upload(1500);
    const sizes = await Promise.all(
      Array.from({ length: many }, async () => sizeOf(await get(`${address}/640`))),
    );
    expect(sizes).toEqual(
      Array.from({ length: many }, () => ({ width: 640, height: 320, format: 'webp' })),
    );
    expect(await drawn(address)).toEqual([640]);
  },
);

test('all widths at once, many times, are drawn once each', async () => {
  const address = await upload(1600);
  await Promise.all(
    Array.from({ length: 8 }, () => PICTURE_WIDTHS)
      .flat()
      .map((width) => get(`${address}/${width}`)),
  );
  expect(await drawn(address)).toEqual([320, 640, 960, 1280]);
});

test('200 with the stored bytes of what cannot be drawn', async () => {
  const [file] = await shop.sql<{ cuid: string }>(
    `insert into files (organiser_id, name, content_type, width, height, data)
     values ($1, 'broken', 'image/webp', 1400, 700, 'x') returning cuid`,
    [organiser.id],
  );
  const response = await get(`/files/${file?.cuid}/320`);
  expect([response.status, await response.text()]).toEqual([200, 'x']);
});
