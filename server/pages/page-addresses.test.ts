import type { Ask } from '@ribambelle/api/client.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let chief: { token: string };

beforeAll(async () => {
  shop = await openShop();
  const organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [
    'website-pages.create',
    'website-pages.read',
    'website-pages.update',
  ]);
});
afterAll(() => shop.close());

/** Makes a page that is online at an address, and returns its cuid. */
async function published(pathname: string, type: Ask<'createPage'>['type'] = 'DEFAULT') {
  const title = { fr: 'Été', en: '' };
  const { cuid } = await shop.office('createPage', { type, pathname, title, like: null }, chief);
  await shop.change('publishPage', { page: cuid }, chief);
  return cuid;
}
async function move(page: string, pathname: string) {
  await shop.change('updatePageDraft', { page, pathname }, chief);
  await shop.change('publishPage', { page }, chief);
}
/** Returns the address of the page that a visitor finds, or the one that they are sent to. */
const found = (pathname: string) =>
  shop.call('getPage', { pathname }).then(
    (page) => page.pathname,
    (error: unknown) => error,
  );
const sentTo = (moved_to: string) => ({ code: 'PAGE_NOT_FOUND', details: { moved_to } });

test('the page of a date leads from its old address with the date', async () => {
  const page = await published('/stages/$availability', 'AVAILABILITY');
  await move(page, '/camps/$availability');
  expect(await found('/stages/cdate')).toMatchObject(sentTo('/camps/cdate'));
  expect(await found('/camps/cdate')).toBe('/camps/$availability');
  // a page with an address of its own is found there
  await published('/stages/toutes');
  expect(await found('/stages/toutes')).toBe('/stages/toutes');
  expect(await found('/stages/cdate')).toMatchObject(sentTo('/camps/cdate'));
});

test('a page that was offline meanwhile leads from its old address too', async () => {
  const page = await published('/vacances/avant');
  await shop.change('unpublishPage', { page }, chief);
  await move(page, '/vacances/apres');
  expect(await found('/vacances/avant')).toMatchObject(sentTo('/vacances/apres'));
});

test('an address that was never online leads nowhere', async () => {
  const title = { fr: 'Été', en: '' };
  const request = { type: 'DEFAULT', pathname: '/vacances/projet', title, like: null } as const;
  const { cuid } = await shop.office('createPage', request, chief);
  await move(cuid, '/vacances/public');
  expect(await found('/vacances/projet')).toMatchObject({ code: 'PAGE_NOT_FOUND', details: {} });
  expect((await shop.office('getOfficePage', { page: cuid }, chief)).redirects).toEqual([]);
});

test('addresses in a circle end at the present one, in whatever way they are written', async () => {
  const page = await published('/cercle/un');
  for (const pathname of ['/cercle/deux', '/cercle/trois', '/cercle/un'])
    await move(page, pathname);
  expect(await found('/cercle/un')).toBe('/cercle/un');
  for (const old of ['/cercle/deux', '/cercle/trois', '/cercle/deux/', '//cercle/%64eux'])
    expect(await found(old), old).toMatchObject(sentTo('/cercle/un'));
});
