import type { Ask } from '@ribambelle/api/client.ts';
import { LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { defaultPages } from '@ribambelle/domain/website/default-pages.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { race } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

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
const newPathname = () => `/pages/page-${(number += 1)}`;
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
/** Reads a page as a visitor, in French; with a draft's link, as it is being written. */
const visit = (pathname: string, preview?: string) =>
  shop.call('getPage', {
    pathname,
    ...(preview === undefined
      ? {}
      : { draft: new URL(preview, 'http://site.test').searchParams.get('draft') ?? '' }),
  });

/** Makes a page with a heading that is online. */
async function published(text: string): Promise<{ cuid: string; pathname: string }> {
  const pathname = newPathname();
  const { cuid } = await create({ pathname });
  await write(cuid, { content: [heading(text)] });
  await publish(cuid);
  await expect.poll(async () => (await visit(pathname)).title).toBe('Cet été');
  return { cuid, pathname };
}

describe('a page of one’s own', () => {
  test('200 is a draft that its link shows, 404 for visitors, and online once it is published', async () => {
    const pathname = newPathname();
    const { cuid } = await create({ pathname, title: both('Été', 'Summer') });
    await write(cuid, { content: [heading('Dehors')] });
    const page = await read(cuid);
    expect(page).toMatchObject({ published_at: null, draft_at: shop.clock.now(), ours: false });
    await expect(visit(pathname)).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' });
    expect(JSON.stringify(await visit(pathname, page.preview))).toContain('Dehors');
    expect(await publish(cuid)).toMatchObject({ number: 1, message: expect.any(String) });
    await expect
      .poll(async () => JSON.stringify(await visit(pathname).catch(() => null)))
      .toContain('Dehors');
    expect(await read(cuid)).toMatchObject({ published_at: shop.clock.now(), draft_at: null });
    const { data } = await shop.call('listPages', {});
    expect(data).toContainEqual(expect.objectContaining({ pathname, title: 'Été' }));
  });

  test('200 begins with what another page has, of the organiser’s or of ours', async () => {
    const { cuid } = await published('À copier');
    const copy = await create({ like: cuid });
    expect((await read(copy.cuid)).content).toEqual([heading('À copier')]);
    const terms = await create({ like: ours('/terms') });
    expect((await read(terms.cuid)).content[0]?.element).toBe('terms-default');
    await expect(create({ like: 'cunknown' })).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' });
  });

  test('what is being written changes nothing online, and can be dropped', async () => {
    const { cuid, pathname } = await published('Avant');
    await write(cuid, { content: [heading('Après')], title: both('Autre titre') });
    expect(JSON.stringify(await visit(pathname))).toContain('Avant');
    await shop.change('deletePageDraft', { page: cuid }, chief);
    expect(await read(cuid)).toMatchObject({ title: both('Cet été'), draft_at: null });
    await expect(shop.change('deletePageDraft', { page: cuid }, chief)).rejects.toMatchObject({
      code: 'PAGE_NOT_WRITTEN',
    });
  });

  test('200 taken offline it is 404, and its draft is what was online', async () => {
    const { cuid, pathname } = await published('Retirée');
    await shop.change('unpublishPage', { page: cuid }, chief);
    await expect
      .poll(() =>
        visit(pathname).then(
          () => 'there',
          () => 'gone',
        ),
      )
      .toBe('gone');
    expect((await read(cuid)).content).toEqual([heading('Retirée')]);
    await expect(shop.change('unpublishPage', { page: cuid }, chief)).rejects.toMatchObject({
      code: 'PAGE_NOT_WRITTEN',
    });
    expect(await publish(cuid)).toMatchObject({ number: 2 });
  });

  test('200 deleted, it is gone with its versions', async () => {
    const { cuid, pathname } = await published('À supprimer');
    await shop.office('deletePage', { page: cuid }, chief);
    await expect(read(cuid)).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' });
    await expect
      .poll(() =>
        visit(pathname).then(
          () => 'there',
          () => 'gone',
        ),
      )
      .toBe('gone');
    const left = await shop.sql(
      'select from page_versions v left join pages p on p.id = v.page_id where p.id is null',
    );
    expect(left).toEqual([]);
  });

  test('a page about a date is found by its date', async () => {
    const pathname = '/stages/$availability';
    const { cuid } = await create({ type: 'AVAILABILITY', pathname });
    await write(cuid, { content: [heading('La date')] });
    await publish(cuid);
    await expect
      .poll(async () => (await visit('/stages/cdate').catch(() => null))?.params)
      .toEqual({ availability: 'cdate' });
  });
});

describe('addresses', () => {
  test('200 a new one is online on publishing, and the old one leads to it', async () => {
    const { cuid, pathname } = await published('Déménage');
    const moved = newPathname();
    await write(cuid, { pathname: moved });
    expect((await visit(pathname)).pathname).toBe(pathname);
    await publish(cuid);
    const refusal = () => visit(pathname).catch((error: unknown) => error);
    await expect.poll(refusal).toMatchObject({
      code: 'PAGE_NOT_FOUND',
      details: { moved_to: moved },
    });
    expect((await read(cuid)).redirects).toEqual([pathname]);
    // the address is free for another page, which then has it
    const other = await create({ pathname });
    await write(other.cuid, { content: [heading('Nouvelle')] });
    await publish(other.cuid);
    await expect.poll(async () => JSON.stringify(await refusal())).toContain('Nouvelle');
    expect((await read(cuid)).redirects).toEqual([]);
  });

  test.each([
    ['/Été', 'PATHNAME_INVALID'],
    ['/account/x', 'PATHNAME_RESERVED'],
    ['/activities/judo', 'PATHNAME_RESERVED'],
  ])('%s is refused with %s', async (pathname, code) => {
    await expect(create({ pathname })).rejects.toMatchObject({ code, fields: { pathname: code } });
    const { cuid } = await create();
    await expect(write(cuid, { pathname })).rejects.toMatchObject({ code });
  });

  test('one that another page has, or will have, is refused', async () => {
    const { cuid, pathname } = await published('Première');
    const wanted = newPathname();
    await write(cuid, { pathname: wanted });
    for (const taken of [pathname, wanted])
      await expect(create({ pathname: taken })).rejects.toMatchObject({ code: 'PATHNAME_TAKEN' });
    const other = await create();
    await expect(write(other.cuid, { pathname: wanted })).rejects.toMatchObject({
      code: 'PATHNAME_TAKEN',
    });
  });

  test.each([2, 20])('%i pages begun at once at one address: one begins', async (count) => {
    const pathname = newPathname();
    const result = await race(Array.from({ length: count }, () => create({ pathname })));
    expect(result).toEqual({ passed: 1, refused: ['PATHNAME_TAKEN'] });
  });
});

describe('a page of ours', () => {
  test('200 changed it is online in place of ours; taken offline, ours is back', async () => {
    const page = ours('/terms');
    const ourTitle = (await visit('/terms')).title;
    const before = await read(page);
    expect(before).toMatchObject({ ours: true, unchanged: true, version: 1 });
    const { cuid } = await write(page, {
      title: both('Nos règles'),
      content: [...before.content, heading('En plus')],
    });
    expect((await visit('/terms')).title).toBe(ourTitle);
    await publish(cuid);
    await expect.poll(async () => (await visit('/terms')).title).toBe('Nos règles');
    await shop.change('unpublishPage', { page: cuid }, chief);
    await expect.poll(async () => (await visit('/terms')).title).toBe(ourTitle);
    expect(await versions(cuid)).toMatchObject([{ number: 1, online: false }]);
  });

  test('400 for another address, 409 to delete it', async () => {
    const { cuid } = await write(ours('/auth/login'), { description: both('Entrez') });
    await expect(write(cuid, { pathname: '/entrer' })).rejects.toMatchObject({
      code: 'PAGE_IS_OURS',
      fields: { pathname: 'PAGE_IS_OURS' },
    });
    await expect(shop.office('deletePage', { page: cuid }, chief)).rejects.toMatchObject({
      code: 'PAGE_IS_OURS',
    });
  });

  test('409 without the element that it is about', async () => {
    const { cuid } = await write(ours('/checkout'), { content: [heading('Sans paiement')] });
    await expect(publish(cuid)).rejects.toMatchObject({ code: 'PAGE_NEEDS_ELEMENT' });
    expect((await visit('/checkout')).content[0]?.element).toBe('checkout-default');
  });

  test('200 all of ours are in the list, and none has versions before it is changed', async () => {
    const { data } = await shop.office('listOfficePages', {}, chief);
    const pathnames = data.map(({ pathname }) => pathname);
    expect(pathnames).toEqual(expect.arrayContaining(defaultPages.map((page) => page.pathname)));
    expect(new Set(pathnames).size).toBe(pathnames.length);
    expect(await versions(ours('/activities'))).toEqual([]);
    await expect(versions('cunknown')).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND' });
  });
});

describe('what is written', () => {
  test('rich text is sanitised as each form declares it, in every language and row', async () => {
    const { cuid } = await create();
    const bad = '<p onclick="x()">Oui</p><script>x()</script>';
    await write(cuid, {
      content: [
        {
          ...heading('x', 'faq'),
          element: 'blocks-faq',
          settings: { items: [{ id: 'a', question: both('<b>?</b>'), answer: both(bad, bad) }] },
        },
        { ...heading('x', 'text'), element: 'blocks-rich-text', settings: { content: bad } },
      ],
    });
    const [faq, text] = (await read(cuid)).content;
    const clean = '<p>Oui</p>';
    expect(faq?.settings).toEqual({
      items: [{ id: 'a', question: both('<b>?</b>'), answer: both(clean, clean) }],
    });
    expect(text?.settings).toEqual({ content: clean });
  });

  test('400 for unknown elements, too many of them, and pictures of nobody', async () => {
    const { cuid } = await create();
    await expect(
      write(cuid, { content: [{ ...heading('x'), element: 'blocks-script' }] }),
    ).rejects.toMatchObject({ code: 'ELEMENT_UNKNOWN' });
    const twice = [heading('x'), heading('y')];
    await expect(write(cuid, { content: twice })).rejects.toMatchObject({ code: 'ELEMENT_TWICE' });
    const seo = { title: both(''), image: 'cunknown', indexed: true };
    await expect(write(cuid, { seo })).rejects.toMatchObject({ code: 'IMAGE_UNKNOWN' });
  });

  test('200 search engines and shared links show what was said for them, in both languages', async () => {
    const bytes = await sharp({
      create: { width: 20, height: 10, channels: 3, background: '#123456' },
    })
      .png()
      .toBuffer();
    const file = new Blob([new Uint8Array(bytes)]);
    const { cuid: image } = await shop.office('uploadSiteImage', { name: 'x.png', file }, chief);
    const { cuid, pathname } = await published('Référencée');
    const title = both('Stages d’été à Namur', 'Summer camps in Namur');
    await write(cuid, { seo: { title, image, indexed: false } });
    await publish(cuid);
    for (const language of LANGUAGES)
      await expect
        .poll(async () => {
          const headers = { 'accept-language': language };
          return (await shop.call('getPage', { pathname }, { token: '', headers })).seo;
        })
        .toEqual({ title: title[language], image: `/files/${image}`, indexed: false });
    const sitemap = await (await shop.fetch('storefront', '/sitemaps/pages.xml')).text();
    expect(sitemap).not.toContain(pathname);
  });
});

test('the log says what was published, taken offline and deleted', async () => {
  const { cuid } = await published('Au journal');
  await shop.change('unpublishPage', { page: cuid }, chief);
  await shop.office('deletePage', { page: cuid }, chief);
  const rows = await shop.sql<{ action: string }>(
    'select action from audit_log where entity_cuid = $1',
    [cuid],
  );
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'website-pages.create',
    'website-pages.delete',
    // the publishing, and what was taken offline; the draft goes on with what was begun
    'website-pages.update',
    'website-pages.update',
  ]);
});

test('403 without the right', async () => {
  const { cuid: page } = await create();
  const coach = await shop.make.collaborator(organiser, ['activities.read']);
  for (const call of [
    () => shop.office('listOfficePages', {}, coach),
    () => shop.office('getOfficePage', { page }, coach),
    () => shop.office('listPageVersions', { page }, coach),
    () => shop.change('updatePageDraft', { page }, coach),
    () => shop.change('deletePageDraft', { page }, coach),
    () => shop.change('publishPage', { page }, coach),
    () => shop.change('unpublishPage', { page }, coach),
    () => shop.office('deletePage', { page }, coach),
    () => shop.change('restorePageVersion', { page, number: 1 }, coach),
    () =>
      shop.office(
        'createPage',
        { type: 'DEFAULT', pathname: newPathname(), title: both('x'), like: null },
        coach,
      ),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});
