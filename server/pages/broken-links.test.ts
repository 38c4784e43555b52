import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let zoe: Made & { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  zoe = await shop.make.collaborator(organiser, [
    'website-pages.create',
    'website-pages.read',
    'website-pages.update',
  ]);
});
afterAll(() => shop.close());

const brokenOf = async (...hrefs: string[]) =>
  (await shop.office('listBrokenLinks', { hrefs }, zoe)).data;

test('200 names what leads to no page, and to no record that the public sees', async () => {
  const seen = await shop.make.activity(organiser);
  const hidden = await shop.make.activity(organiser, { published: false });
  const date = await shop.make.availability(organiser, seen);
  const bundle = await shop.make.bundle(organiser);
  const [{ slug } = { slug: '' }] = await shop.sql<{ slug: string }>(
    'select slug from activities where id = $1',
    [seen.id],
  );
  const there = [
    '/',
    '/activities?x=1#top',
    `/activities/${slug}`,
    `/activities/${seen.cuid}`,
    `/availabilities/any/${date.cuid}`,
    `/${date.cuid}`,
    `/bundles/${bundle.cuid}`,
    '/account/home',
    'https://else.test/nowhere',
    'mailto:a@b.test',
  ];
  const gone = [
    `/activities/${hidden.cuid}`,
    '/activities/nowhere',
    '/nowhere',
    '/bundles/nowhere',
    '/files/nowhere',
    '/about/nowhere/at/all',
  ];
  expect(await brokenOf(...there, ...gone, '/nowhere')).toEqual(gone);
});

test('200 a page is there once it is online, and its old addresses lead to it', async () => {
  const title = { fr: 'Été', en: '' };
  const begun = { type: 'DEFAULT', pathname: '/links/one', title, like: null } as const;
  const { cuid: page } = await shop.office('createPage', begun, zoe);
  expect(await brokenOf('/links/one')).toEqual(['/links/one']);
  await shop.change('publishPage', { page }, zoe);
  await shop.change('updatePageDraft', { page, pathname: '/links/two' }, zoe);
  await shop.change('publishPage', { page }, zoe);
  expect(await brokenOf('/links/one', '/links/two', '/links/three')).toEqual(['/links/three']);
});

test('403 without the right to read pages', async () => {
  const other = await shop.make.collaborator(organiser, ['locations.read']);
  await expect(shop.office('listBrokenLinks', { hrefs: [] }, other)).rejects.toMatchObject({
    status: 403,
  });
});
