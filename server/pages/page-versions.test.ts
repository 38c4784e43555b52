import type { Ask } from '@ribambelle/api/client.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { race } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let chief: { token: string };
let number = 0;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [
    'website-pages.read',
    'website-pages.create',
    'website-pages.update',
    'website-pages.delete',
  ]);
});
afterAll(() => shop.close());

const both = (fr: string, en = '') => ({ fr, en });
const heading = (text: string, id = 'title') => ({
  id,
  name: '',
  element: 'blocks-heading',
  settings: { text: both(text) },
  children: [],
});
/** Two parts: one alone could be that of a date (`/$availability`). */
const newPathname = () => `/versions/page-${(number += 1)}`;
const ours = (pathname: string) => `default${pathname.replaceAll('/', '-')}`;

const create = (more: Partial<Ask<'createPage'>> = {}) =>
  shop.office(
    'createPage',
    { type: 'DEFAULT', pathname: newPathname(), title: both('Cet été'), like: null, ...more },
    chief,
  );
const read = (page: string) => shop.office('getOfficePage', { page }, chief);
const write = (page: string, change: Omit<Ask<'updatePageDraft'>, 'page' | 'version'>) =>
  shop.change('updatePageDraft', { page, ...change }, chief);
const publish = (page: string) => shop.change('publishPage', { page }, chief);
const versions = async (page: string) =>
  (await shop.office('listPageVersions', { page }, chief)).data;

/** Makes a page with a heading that is online. */
async function published(text: string): Promise<{ cuid: string; pathname: string }> {
  const pathname = newPathname();
  const { cuid } = await create({ pathname });
  await write(cuid, { content: [heading(text)] });
  await publish(cuid);
  return { cuid, pathname };
}

test('200 an earlier one becomes the draft, at the present address', async () => {
  const { cuid, pathname } = await published('Un');
  await write(cuid, { content: [heading('Deux')], pathname: `${pathname}-bis` });
  await publish(cuid);
  expect(await versions(cuid)).toMatchObject([
    { number: 2, online: true, published_by: expect.any(String) },
    { number: 1, online: false },
  ]);
  await shop.change('restorePageVersion', { page: cuid, number: 1 }, chief);
  expect(await read(cuid)).toMatchObject({
    content: [heading('Un')],
    pathname: `${pathname}-bis`,
    draft_at: shop.clock.now(),
  });
  await expect(
    shop.change('restorePageVersion', { page: cuid, number: 9 }, chief),
  ).rejects.toMatchObject({ code: 'PAGE_VERSION_NOT_FOUND' });
});

test('200 an earlier one is looked at, and nothing is changed', async () => {
  const { cuid } = await published('Un');
  await write(cuid, { content: [heading('Deux')] });
  await publish(cuid);
  const before = (await read(cuid)).version;
  const look = (page: string, of: number) =>
    shop.office('getPageVersion', { page, number: of }, chief);
  expect(await look(cuid, 1)).toEqual({ content: [heading('Un')] });
  expect(await read(cuid)).toMatchObject({ version: before, draft_at: null });
  await expect(look(cuid, 3)).rejects.toMatchObject({ code: 'PAGE_VERSION_NOT_FOUND' });
  await expect(look(ours('/bundles'), 1)).rejects.toMatchObject({
    code: 'PAGE_VERSION_NOT_FOUND',
  });
  await expect(look('cunknown', 1)).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' });
  await shop.sql(
    `update page_versions set content = '[{}]' where page_id = (select id from pages where cuid = $1)`,
    [cuid],
  );
  await expect(look(cuid, 1)).rejects.toMatchObject({ code: 'PAGE_TOO_LARGE' });
});

test('409 for a page that somebody changed meanwhile, and nothing is lost', async () => {
  const { cuid } = await published('Ensemble');
  const { version } = await read(cuid);
  await write(cuid, { content: [heading('De ma collègue')] });
  await expect(
    shop.office('updatePageDraft', { page: cuid, version, title: both('À moi') }, chief),
  ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect((await read(cuid)).content).toEqual([heading('De ma collègue')]);
});

test.each([2, 20])('%i publications at once make one version', async (count) => {
  const { cuid } = await published('Vite');
  await write(cuid, { content: [heading('Plus vite')] });
  const { version } = await read(cuid);
  const result = await race(
    Array.from({ length: count }, () => shop.office('publishPage', { page: cuid, version }, chief)),
  );
  expect(result).toEqual({ passed: 1, refused: ['CHANGED_MEANWHILE'] });
  expect(await versions(cuid)).toHaveLength(2);
});

test('nothing to publish is refused', async () => {
  const { cuid } = await published('Rien de neuf');
  await expect(publish(cuid)).rejects.toMatchObject({ code: 'PAGE_NOT_WRITTEN' });
});
