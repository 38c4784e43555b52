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

const both = (fr: string, en = '') => ({ fr, en });
const home = () => shop.office('getHomePage', {}, chief);
const pageText = async (draft?: string) =>
  JSON.stringify(
    (await shop.call('getPage', { pathname: '/', ...(draft === undefined ? {} : { draft }) }))
      .content,
  );
const tokenOf = (preview: string) =>
  new URL(preview, 'http://site.test').searchParams.get('draft') ?? '';

test('200 begins with the default page', async () => {
  const first = await home();
  expect(first).toMatchObject({
    version: 1,
    published_at: null,
    publishable: true,
    replaces: false,
    content: { picture: null, highlights: [], featured: { of: 'SOON' } },
  });
  expect(await pageText()).toContain(JSON.stringify(first.content.title.fr));
});

test('200 a draft is visible with its preview link, and not to families', async () => {
  const text = both('<p>Oui</p><script>x()</script>');
  await shop.change('updateHomePage', { title: both('Dehors', 'Outdoors'), text }, chief);
  const { preview, content } = await home();
  expect(content.text.fr).toBe('<p>Oui</p>');
  expect(await pageText()).not.toContain('Dehors');
  expect(await pageText(tokenOf(preview))).toContain('Dehors');
  await shop.change('updateHomePage', { title: both('Dedans') }, chief);
  expect(await pageText(tokenOf(preview))).toContain('Dedans');
});

test('404 after an hour, with another organiser’s preview link, or with an invalid one', async () => {
  const { preview } = await home();
  await shop.make.organiser({}, 'localhost');
  const theirs = { token: '', host: 'localhost' };
  await expect(
    shop.call('getPage', { pathname: '/', draft: tokenOf(preview) }, theirs),
  ).rejects.toMatchObject({ code: 'PREVIEW_OVER' });
  await expect(pageText('sealed.00000000.AAAA')).rejects.toMatchObject({ code: 'PREVIEW_OVER' });
  shop.clock.set('2026-01-05T09:00:01.000Z');
  await expect(pageText(tokenOf(preview))).rejects.toMatchObject({
    code: 'PREVIEW_OVER',
    status: 404,
  });
});

test('200 once published it is visible to families, with its picture, highlights and featured activities', async () => {
  const activity = await shop.make.activity(organiser);
  const picture = await sharp({
    create: { width: 20, height: 10, channels: 3, background: '#123456' },
  })
    .png()
    .toBuffer();
  const file = new Blob([new Uint8Array(picture)]);
  const { cuid } = await shop.office('uploadSiteImage', { name: 'pré.png', file }, chief);
  await shop.change(
    'publishHomePage',
    {
      picture: cuid,
      picture_alt: both('Des enfants dans un pré'),
      highlights: [{ title: both('Petits groupes'), text: both('Huit au plus'), href: '/about' }],
      featured: { of: 'ACTIVITIES', categories: [], activities: [activity.id] },
    },
    chief,
  );
  await expect.poll(() => pageText()).toContain('Dedans');
  const page = await pageText();
  for (const words of [`/files/${cuid}`, 'Des enfants dans un pré', 'Petits groupes', '/about'])
    expect(page).toContain(words);
  expect(page).toContain(`"activities":[${activity.id}]`);
  expect(await home()).toMatchObject({
    publishable: false,
    published_at: shop.clock.now(),
    replaces: false,
  });
  await shop.change('updateHomePage', { title: both('Encore autre chose') }, chief);
  expect((await home()).publishable).toBe(true);
  const logged = await shop.sql<{ action: string }>(
    'select action from audit_log order by created_at, id',
  );
  expect(logged.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'website-pages.upload',
      'website-pages.create',
      'website-pages.update',
    ]),
  );
});

test('a page made by other means is announced as replaced', async () => {
  const neighbour = await shop.make.organiser({}, 'other.test');
  const staff = await shop.make.collaborator(neighbour, ['website-pages.read']);
  await shop.sql(`insert into pages (organiser_id, pathname, title) values ($1, '/', '{}')`, [
    neighbour.id,
  ]);
  expect(await shop.office('getHomePage', {}, staff)).toMatchObject({ replaces: true });
});

test('400 without a title, with an invalid link, or with a neighbour’s picture', async () => {
  const refusalOf = (change: Parameters<typeof shop.change<'updateHomePage'>>[1]) =>
    shop.change('updateHomePage', change, chief).catch((error) => error);
  expect(await refusalOf({ title: both('') })).toMatchObject({
    fields: { 'title.fr': 'REQUIRED' },
  });
  expect(
    await refusalOf({ highlights: [{ title: both('x'), text: both(''), href: 'javascript:x' }] }),
  ).toMatchObject({ fields: { 'highlights.0.href': 'LINK_INVALID' } });
  for (const name of ['updateHomePage', 'publishHomePage'] as const)
    expect(
      await shop.change(name, { picture: 'cunknown' }, chief).catch((error) => error),
    ).toMatchObject({ code: 'IMAGE_UNKNOWN', fields: { picture: 'IMAGE_UNKNOWN' } });
});

test('400 for a file that is no picture or too large', async () => {
  const file = new Blob(['x']);
  await expect(
    shop.office('uploadSiteImage', { name: 'x.txt', file }, chief),
  ).rejects.toMatchObject({ code: 'FILE_NOT_AN_IMAGE' });
  const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  await expect(
    shop.office('uploadSiteImage', { name: 'x.png', file: large }, chief),
  ).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
});

test('403 without the right', async () => {
  const coach = await shop.make.collaborator(organiser, ['activities.read']);
  for (const call of [
    () => shop.office('getHomePage', {}, coach),
    () => shop.change('updateHomePage', { title: both('x') }, coach),
    () => shop.change('publishHomePage', { title: both('x') }, coach),
    () => shop.office('uploadSiteImage', { name: 'x', file: new Blob(['x']) }, coach),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});
