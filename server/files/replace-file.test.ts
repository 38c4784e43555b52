import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ALL = [
  'website-pages.read',
  'website-pages.create',
  'website-pages.update',
  'websites.update',
  'organiser-account.update',
  'activities.read',
  'activities.update',
  'resources.update',
  'blog-articles.read',
  'blog-articles.create',
  'blog-articles.update',
] as const;
const WORDS = { fr: 'Un cheval', en: 'A horse' };

let shop: Shop;
let organiser: Made;
let chief: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [...ALL]);
});
afterAll(() => shop.close());

const both = (fr: string, en = '') => ({ fr, en });
let count = 0;
/** Adds a picture to the library, and returns its cuid. */
async function picture(columns: Record<string, unknown> = {}, of = organiser): Promise<string> {
  count += 1;
  const values = {
    organiser_id: of.id,
    name: `${count}.png`,
    content_type: 'image/webp',
    ...columns,
  };
  const names = Object.keys(values);
  const [row] = await shop.sql<{ cuid: string }>(
    `insert into files (data, ${names.join()}) values ('', ${names.map((_, at) => `$${at + 1}`).join()})
     returning cuid`,
    Object.values(values),
  );
  return row?.cuid ?? '';
}
/** Adds a picture, and another one to take its place. */
const two = async () => ({ from: await picture(), to: await picture() });
const read = (cuid: string) => shop.office('getFile', { picture: cuid }, chief);
const element = (settings: object) => ({
  id: 'a',
  name: '',
  element: 'blocks-image',
  settings: { ...settings },
  children: [],
});
/** Makes a page with a picture that is online, or only being written, and returns its cuid. */
async function pageWith(settings: object, { online }: { online: boolean }): Promise<string> {
  count += 1;
  const title = both(`Page ${count}`);
  const pathname = `/pages/replaced-${count}`;
  const { cuid: page } = await shop.office(
    'createPage',
    { type: 'DEFAULT', pathname, title, like: null },
    chief,
  );
  await shop.change('updatePageDraft', { page, content: [element(settings)] }, chief);
  if (online) await shop.change('publishPage', { page }, chief);
  return page;
}
const writtenIn = async (page: string) =>
  (await shop.office('getOfficePage', { page }, chief)).content[0]?.settings;
const shownOn = async (page: string) => {
  const { pathname } = await shop.office('getOfficePage', { page }, chief);
  return (await shop.call('getPage', { pathname })).content[0]?.settings;
};
const replace = (
  from: string,
  to: string,
  more: { alt?: typeof WORDS; decoration?: boolean; focal_x?: number; version?: number } = {},
) =>
  shop.change(
    'replaceFile',
    { picture: from, replacement: to, alt: WORDS, decoration: false, ...more },
    chief,
  );
const refusalOf = (call: Promise<unknown>) => call.then(() => null).catch((error) => error);
/** Connects a picture with a record of the catalogue. */
const connect = (kind: 'activity' | 'resource', id: number, cuid: string, order = 0) =>
  shop.sql(
    `insert into ${kind}_images (organiser_id, ${kind}_id, file_id, "order")
     select organiser_id, $2, id, $3 from files where cuid = $1`,
    [cuid, id, order],
  );
const imagesOf = (id: number) =>
  shop.sql<{ cuid: string }>(
    `select f.cuid from activity_images i join files f on f.id = i.file_id
     where i.activity_id = $1 order by i."order"`,
    [id],
  );

describe('in pages', () => {
  test('200 shows the new one on three pages, with its words and the focal point of the old one', async () => {
    const from = await picture({ focal_x: 2500, focal_y: 9000, width: 40, height: 30 });
    const to = await picture({ width: 44, height: 30 });
    const url = `/files/${from}`;
    const silent = await pageWith({ url }, { online: true });
    const described = await pageWith({ url, alt: both('Une mare', 'A pond') }, { online: true });
    const draft = await pageWith({ url }, { online: false });
    expect(await replace(from, to)).toMatchObject({
      cuid: to,
      count: 3,
      alt: WORDS,
      focal_x: 2500,
      focal_y: 9000,
      message: 'Image remplacée à 3 endroits.',
    });
    expect(await shownOn(silent)).toMatchObject({
      url: `/files/${to}#25%/**/90%`,
      alt: 'Un cheval',
    });
    expect(await writtenIn(described)).toEqual({ url: `/files/${to}`, alt: WORDS });
    expect(await writtenIn(draft)).toEqual({ url: `/files/${to}` });
    expect((await read(to)).used_on.map(({ of }) => of)).toEqual(['page_drafts', 'pages', 'pages']);
    expect(await read(from)).toMatchObject({ used_on: [], deleted_at: shop.clock.now() });
  });

  test('200 puts the new one into saved sections too', async () => {
    const { from, to } = await two();
    const content = [{ ...element({ url: `/files/${from}` }), element: 'sections-split-hero' }];
    const { cuid } = await shop.office('createSavedSection', { name: 'Nos lieux', content }, chief);
    expect(await replace(from, to)).toMatchObject({ count: 1 });
    const { data } = await shop.office('listSavedSections', {}, chief);
    expect(data[0]).toMatchObject({ cuid, content: [{ settings: { url: `/files/${to}` } }] });
    expect((await read(from)).used_on).toEqual([]);
  });

  test('200 puts the new one into articles and their drafts', async () => {
    const { from, to } = await two();
    const { cuid: article } = await shop.office(
      'createArticle',
      { title: both('Un article') },
      chief,
    );
    await shop.change('updateArticleDraft', { article, images: [from] }, chief);
    await shop.change('publishArticle', { article }, chief);
    await shop.change('updateArticleDraft', { article, images: [to, from] }, chief);
    expect((await read(from)).used_on.map(({ of }) => of)).toEqual(['article_drafts', 'articles']);
    expect(await replace(from, to)).toMatchObject({ count: 2 });
    const { images } = await shop.office('getOfficeArticle', { article }, chief);
    expect(images.map(({ cuid }) => cuid)).toEqual([to]);
    const shown = await shop.call('getArticle', { article: 'un-article' });
    expect(shown.images[0]?.public_url).toContain(`/files/${to}`);
    expect((await read(from)).used_on).toEqual([]);
  });

  test('200 takes both what is online and what is being written, and the shared picture', async () => {
    const { from, to } = await two();
    const page = await pageWith({ url: `/files/${from}` }, { online: true });
    const seo = { title: both('Été'), image: from, indexed: true };
    await shop.change('updatePageDraft', { page, seo }, chief);
    expect(await replace(from, to)).toMatchObject({ count: 2 });
    expect(await shownOn(page)).toMatchObject({ url: `/files/${to}` });
    expect((await shop.office('getOfficePage', { page }, chief)).seo).toEqual({
      ...seo,
      image: to,
    });
  });

  test('200 makes a version of what was online, and restores the one before with its picture', async () => {
    const { from, to } = await two();
    const page = await pageWith({ url: `/files/${from}` }, { online: true });
    await replace(from, to);
    const { data } = await shop.office('listPageVersions', { page }, chief);
    expect(data.map(({ number, online }) => [number, online])).toEqual([
      [2, true],
      [1, false],
    ]);
    await shop.change('restorePageVersion', { page, number: 1 }, chief);
    expect(await writtenIn(page)).toEqual({ url: `/files/${from}` });
    expect((await shop.fetch('storefront', `/files/${from}`)).status).toBe(200);
  });

  test('409 for an editor that was open, which learns the name of its author', async () => {
    const { from, to } = await two();
    const page = await pageWith({ url: `/files/${from}` }, { online: false });
    const { version } = await shop.office('getOfficePage', { page }, chief);
    await replace(from, to);
    const change = { page, version, content: [element({ url: `/files/${from}` })] };
    expect(await refusalOf(shop.office('updatePageDraft', change, chief))).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      details: { fields: 'content' },
    });
    expect(await writtenIn(page)).toEqual({ url: `/files/${to}` });
  });
});

describe('elsewhere', () => {
  test('200 keeps the order of the pictures of an activity, each once, and moves its version', async () => {
    const { from, to } = await two();
    const other = await picture();
    const activity = await shop.make.activity(organiser);
    const both_shown = await shop.make.activity(organiser);
    await connect('activity', activity.id, from);
    await connect('activity', activity.id, other, 1);
    for (const [at, cuid] of [from, other, to].entries())
      await connect('activity', both_shown.id, cuid, at);
    const one = { activity: activity.cuid };
    const before = (await shop.office('getOfficeActivity', one, chief)).version;
    expect(await replace(from, to)).toMatchObject({ count: 2 });
    expect(await imagesOf(activity.id)).toEqual([{ cuid: to }, { cuid: other }]);
    expect(await imagesOf(both_shown.id)).toEqual([{ cuid: to }, { cuid: other }]);
    expect((await shop.office('getOfficeActivity', one, chief)).version).toBe(before + 1);
  });

  test('200 in the header, the styles and the logo; the icon of the site stays', async () => {
    const { from, to } = await two();
    await shop.sql('update organisers set logo_file_id = (select id from files where cuid = $1)', [
      from,
    ]);
    const css = `main{background:url(/files/${from})}`;
    await shop.sql(
      `insert into websites (organiser_id, header, css_source, css, favicon_file_id)
       select organiser_id, $2, $3, $3, id from files where cuid = $1`,
      [from, JSON.stringify({ picture: `/files/${from}` }), css],
    );
    expect(await replace(from, to)).toMatchObject({ count: 2 });
    expect((await read(to)).used_on.map(({ of }) => of)).toEqual(['logo', 'site']);
    expect((await read(from)).used_on.map(({ of }) => of)).toEqual(['icon']);
    const [site] = await shop.sql('select header, css, css_source, version from websites');
    expect(site).toEqual({
      header: { picture: `/files/${to}` },
      css: css.replace(from, to),
      css_source: css.replace(from, to),
      version: 2,
    });
  });

  test('200 leaves a mailing that shows it as it was written', async () => {
    const { from, to } = await two();
    const { id } = await shop.make.collaborator(organiser, []);
    const words = JSON.stringify([{ type: 'PICTURE', picture: from, href: '' }]);
    await shop.sql(
      `insert into mailings (organiser_id, collaborator_id, subject, content, recipients, created_at, updated_at)
       values ($1, $2, $3, $4, '{}', $5, $5)`,
      [organiser.id, id, JSON.stringify(both('Affiche')), words, shop.clock.now()],
    );
    expect((await read(from)).used_on).toMatchObject([{ of: 'mailings', title: 'Affiche' }]);
    expect(await replace(from, to)).toMatchObject({ count: 0 });
    expect((await read(from)).used_on).toMatchObject([{ of: 'mailings' }]);
  });

  test('200 for one that nothing shows; the log says by which one, and on how many places', async () => {
    const from = await picture({ name: 'mare.png' });
    const to = await picture({ name: 'cheval.png' });
    expect(await replace(from, to, { decoration: true, focal_x: 100 })).toMatchObject({
      count: 0,
      decoration: true,
      focal_x: 100,
    });
    const logged = await shop.sql(
      `select summary, changes from audit_log where entity_cuid = $1 and action = 'website-pages.delete'`,
      [from],
    );
    expect(logged).toMatchObject([
      { summary: 'mare.png', changes: { replaced_by: { to: 'cheval.png' } } },
    ]);
    await shop.office('restoreFile', { picture: from }, chief);
    expect((await read(from)).deleted_at).toBeNull();
  });
});

describe('refused', () => {
  test.each([
    ['SAME_PICTURE', async (from: string) => ({ replacement: from })],
    ['REPLACEMENT_NOT_FOUND', async () => ({ replacement: 'cnowhere' })],
    [
      'REPLACEMENT_NOT_FOUND',
      async () => ({ replacement: await picture({ deleted_at: shop.clock.now() }) }),
    ],
    ['REPLACEMENT_NOT_FOUND', async () => ({ replacement: await picture({ in_library: false }) })],
    [
      'REPLACEMENT_NOT_FOUND',
      async () => {
        const neighbour = await shop.make.organiser({}, `neighbour-${count}.test`);
        return { replacement: await picture({}, neighbour) };
      },
    ],
    ['PICTURE_NOT_FOUND', async () => ({ picture: 'cnowhere' })],
    [
      'PICTURE_NOT_FOUND',
      async () => ({ picture: await picture({ deleted_at: shop.clock.now() }) }),
    ],
    ['PICTURE_WITHOUT_ALT', async () => ({ alt: both('Un cheval') })],
    ['INVALID_REQUEST', async () => ({ focal_x: 10_001 })],
    ['CHANGED_MEANWHILE', async () => ({ version: 7 })],
  ] as const)('%s, and nothing changes', async (code, wish) => {
    const { from, to } = await two();
    const page = await pageWith({ url: `/files/${from}` }, { online: true });
    const request = {
      picture: from,
      version: 1,
      replacement: to,
      alt: WORDS,
      decoration: false,
      ...(await wish(from)),
    };
    expect(await refusalOf(shop.office('replaceFile', request, chief))).toMatchObject({ code });
    expect(await shownOn(page)).toMatchObject({ url: `/files/${from}` });
    expect(await read(from)).toMatchObject({ deleted_at: null, version: 1 });
    expect(await read(to)).toMatchObject({ version: 1, alt: both('') });
  });

  test('403 without the right to a place that shows it', async () => {
    const writer = await shop.make.collaborator(organiser, [
      'website-pages.read',
      'website-pages.update',
    ]);
    const { from, to } = await two();
    const activity = await shop.make.activity(organiser);
    await connect('activity', activity.id, from);
    const request = { picture: from, replacement: to, alt: WORDS, decoration: false };
    const change = (by: { token: string }) => shop.change('replaceFile', request, by);
    expect(await refusalOf(change(writer))).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await imagesOf(activity.id)).toEqual([{ cuid: from }]);
    const reader = await shop.make.collaborator(organiser, ['website-pages.read']);
    expect(await refusalOf(change(reader))).toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

test('two at once leave one picture in all places', async () => {
  const { from, to: one } = await two();
  const other = await picture();
  const page = await pageWith({ url: `/files/${from}` }, { online: true });
  const request = { picture: from, version: 1, alt: WORDS, decoration: false };
  const tries = await Promise.allSettled(
    [one, other].map((replacement) =>
      shop.office('replaceFile', { ...request, replacement }, chief),
    ),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const uses = [...(await read(one)).used_on, ...(await read(other)).used_on];
  expect(uses).toEqual([expect.objectContaining({ of: 'pages', cuid: page })]);
});

test('beside a change of the activity that shows it, one of both is refused or both stand', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { from, to } = await two();
    const other = await picture();
    const { id, cuid: activity } = await shop.make.activity(organiser);
    await connect('activity', id, from);
    const change = { activity, version: 1, images: [other, from] };
    const request = { picture: from, version: 1, replacement: to, alt: WORDS, decoration: false };
    const [changed, replaced] = await Promise.allSettled([
      shop.office('updateActivity', change, chief),
      shop.office('replaceFile', request, chief),
    ]);
    expect(replaced.status).toBe('fulfilled');
    if (changed.status === 'rejected') expect(changed.reason.code).toBe('CHANGED_MEANWHILE');
    const shown = changed.status === 'rejected' ? [to] : [other, to];
    expect((await imagesOf(id)).map(({ cuid }) => cuid)).toEqual(shown);
  }
});
