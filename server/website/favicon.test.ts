import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let chief: { token: string };

beforeAll(async () => {
  shop = await openShop();
  const organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, ['websites.read', 'websites.update']);
});
afterAll(() => shop.close());

const shown = async () => (await shop.call('getWebsite', {})).organiser;
const pictureOf = async (width: number, height: number) => {
  const background = { r: 18, g: 52, b: 86 };
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
};

test('200 an icon is drawn as a square PNG, the logo stays, and both acts are logged', async () => {
  const { logo } = await shown();
  expect(await shown()).not.toHaveProperty('favicon');
  const file = await pictureOf(400, 200);
  const { favicon_url } = await shop.office('uploadFavicon', { name: 'icon.png', file }, chief);
  await expect.poll(async () => (await shown()).favicon).toBe(favicon_url);
  expect((await shown()).logo).toBe(logo);
  expect((await shop.office('getSite', {}, chief)).favicon_url).toBe(favicon_url);
  const [row] = await shop.sql<{ data: Buffer; content_type: string }>(
    'select data, content_type from files',
  );
  expect(row?.content_type).toBe('image/png');
  expect(await sharp(row?.data).metadata()).toMatchObject({
    format: 'png',
    width: 192,
    height: 192,
  });
  await shop.office('deleteFavicon', {}, chief);
  await expect.poll(shown).not.toHaveProperty('favicon');
  await shop.office('deleteFavicon', {}, chief);
  const logged = await shop.sql('select action from audit_log');
  expect(logged).toHaveLength(2);
});

test('400 for a drawing that could hold code, and for a file that is too large', async () => {
  const file = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>']);
  const upload = (picture: Blob) =>
    shop.office('uploadFavicon', { name: 'x', file: picture }, chief);
  await expect(upload(file)).rejects.toMatchObject({ code: 'FILE_NOT_AN_IMAGE' });
  const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  await expect(upload(large)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
});
