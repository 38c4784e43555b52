import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let chief: { token: string };
beforeAll(async () => {
  shop = await openShop();
  const organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, ['website-pages.update']);
});
afterAll(() => shop.close());

test.each([
  ['FILE_NOT_AN_IMAGE', new Blob(['<svg onload="alert(1)"/>'])],
  ['FILE_TOO_LARGE', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)])],
])('%s', async (code, file) => {
  await expect(
    shop.office('uploadSiteImage', { name: 'x.png', file }, chief),
  ).rejects.toMatchObject({ code });
});
