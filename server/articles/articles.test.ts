import type { Ask } from '@ribambelle/api/client.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { race } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let chief: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [
    'blog-articles.read',
    'blog-articles.create',
    'blog-articles.update',
    'blog-articles.delete',
  ]);
});
afterAll(() => shop.close());

const HOUR = 3_600_000;
const both = (fr: string, en = '') => ({ fr, en });
const inHours = (hours: number) =>
  new Date(Date.parse(shop.clock.now()) + hours * HOUR).toISOString();
const pass = (hours: number) => shop.clock.set(inHours(hours));
const create = async (title = both('Notre été', 'Our summer')) =>
  (await shop.office('createArticle', { title }, chief)).cuid;
const read = (article: string) => shop.office('getOfficeArticle', { article }, chief);
const write = (article: string, change: Omit<Ask<'updateArticleDraft'>, 'article' | 'version'>) =>
  shop.change('updateArticleDraft', { article, ...change }, chief);
const publish = (article: string, at: string | null = null) =>
  shop.change('publishArticle', { article, at }, chief);
const picture = async (name: string) => {
  const [row] = await shop.sql<{ cuid: string }>(
    `insert into files (organiser_id, name, content_type, width, height, data, in_library, created_at)
     values ($1, $2, 'image/webp', 4, 3, $3, true, now()) returning cuid`,
    [organiser.id, name, Buffer.from(name)],
  );
  return row?.cuid ?? '';
};
const listed = async () => (await shop.call('listArticles', {})).data.map(({ slug }) => slug);
const visit = (article: string, draft?: string) =>
  shop.call('getArticle', { article, ...(draft === undefined ? {} : { draft }) });
const tokenOf = (preview: string) =>
  new URL(preview, 'http://site.test').searchParams.get('draft') ?? '';

test('a new article has an address of its own, and nobody sees it', async () => {
  const one = await create(both('Été à la ferme'));
  const other = await create(both('Été à la ferme'));
  expect(await read(one)).toMatchObject({ slug: 'ete-a-la-ferme', state: 'DRAFT', images: [] });
  expect((await read(other)).slug).toBe('ete-a-la-ferme-2');
  await expect(visit('ete-a-la-ferme')).rejects.toMatchObject({ code: 'ARTICLE_NOT_FOUND' });
  const { data, count } = await shop.office('listOfficeArticles', {}, chief);
  expect(count).toBe(data.length);
  expect(data.map(({ cuid }) => cuid)).toEqual(expect.arrayContaining([one, other]));
});

test('what is published is shown with its pictures in order, and its HTML is clean', async () => {
  const article = await create();
  const images = [await picture('b'), await picture('a')];
  await write(article, {
    slug: 'bel-ete',
    summary: both('En deux mots', 'In two words'),
    content: both('<p onclick="x()">Bonjour</p><script>x()</script>', '<p>Hello</p>'),
    images: [...images, ...images],
  });
  await publish(article);
  const shown = await visit('bel-ete');
  expect(shown).toMatchObject({
    cuid: article,
    title: 'Notre été',
    seo_title: 'Notre été',
    content: '<p>Bonjour</p>',
    created_at: shop.clock.now(),
  });
  expect(shown.images.map(({ public_url }) => public_url)).toEqual(
    images.map((cuid) => `/files/${cuid}`),
  );
  expect(
    await shop.call(
      'getArticle',
      { article: 'bel-ete' },
      { token: '', headers: { 'accept-language': 'en' } },
    ),
  ).toMatchObject({
    title: 'Our summer',
    content: '<p>Hello</p>',
  });
  expect(await listed()).toContain('bel-ete');
  const [brief] = (await shop.call('listArticles', {})).data;
  expect(brief).not.toHaveProperty('content');
});

test('a planned article is not there before its hour', async () => {
  const article = await create(both('À venir'));
  expect((await publish(article, inHours(2))).published_at).toBe(inHours(2));
  expect((await read(article)).state).toBe('PLANNED');
  expect(await listed()).not.toContain('a-venir');
  await expect(visit('a-venir')).rejects.toMatchObject({ code: 'ARTICLE_NOT_FOUND' });
  await publish(article, inHours(1));
  pass(1);
  expect((await listed())[0]).toBe('a-venir');
  expect((await visit('a-venir')).created_at).toBe(shop.clock.now());
  expect((await read(article)).state).toBe('ONLINE');
});

describe('publishing', () => {
  test('refuses an hour that is over, and to plan what is online', async () => {
    const article = await create();
    await expect(publish(article, inHours(-1))).rejects.toMatchObject({
      code: 'ARTICLE_HOUR_PAST',
    });
    await publish(article);
    await expect(publish(article)).rejects.toMatchObject({ code: 'ARTICLE_NOT_WRITTEN' });
    await write(article, { title: both('Autre') });
    await expect(publish(article, inHours(1))).rejects.toMatchObject({ code: 'ARTICLE_ONLINE' });
  });

  test('keeps the date and every version, and an earlier one can come back', async () => {
    const article = await create(both('Première'));
    const { published_at } = await publish(article);
    pass(5);
    const image = await picture('c');
    await write(article, { title: both('Seconde'), images: [image] });
    expect((await publish(article)).published_at).toBe(published_at);
    const versions = await shop.office('listArticleVersions', { article }, chief);
    expect(versions.data.map(({ number, current }) => [number, current])).toEqual([
      [2, true],
      [1, false],
    ]);
    const look = (of: number) => shop.office('getArticleVersion', { article, number: of }, chief);
    expect(await look(1)).toMatchObject({ title: both('Première'), images: [] });
    expect((await look(2)).images).toMatchObject([{ cuid: image }]);
    expect((await read(article)).draft_at).toBeNull();
    await expect(look(9)).rejects.toMatchObject({ code: 'ARTICLE_VERSION_NOT_FOUND' });
    await shop.change('restoreArticleVersion', { article, number: 1 }, chief);
    expect(await read(article)).toMatchObject({ title: both('Première'), images: [] });
    expect((await visit('premiere')).title).toBe('Seconde');
    await shop.change('deleteArticleDraft', { article }, chief);
    expect((await read(article)).images.map(({ cuid }) => cuid)).toEqual([image]);
    await expect(
      shop.change('restoreArticleVersion', { article, number: 9 }, chief),
    ).rejects.toMatchObject({ code: 'ARTICLE_VERSION_NOT_FOUND' });
  });

  test('an address before leads to the present one', async () => {
    const article = await create(both('Ancienne adresse'));
    await publish(article);
    await write(article, { slug: 'nouvelle-adresse' });
    await publish(article);
    expect((await visit('ancienne-adresse')).slug).toBe('nouvelle-adresse');
    expect((await read(article)).redirects).toEqual(['ancienne-adresse']);
    // another article may take it
    const other = await create(both('Ancienne adresse'));
    await publish(other);
    expect((await visit('ancienne-adresse')).cuid).toBe(other);
  });

  test('two of them at once never have one address', async () => {
    const one = await create();
    const other = await create();
    const { passed, refused } = await race([
      write(one, { slug: 'la-meme' }),
      write(other, { slug: 'la-meme' }),
    ]);
    expect([passed, refused]).toEqual([1, ['SLUG_TAKEN']]);
  });
});

test('refuses addresses and pictures that cannot be, and changes nothing', async () => {
  const article = await create(both('Prise'));
  const other = await create();
  const { slug } = await read(other);
  await expect(write(other, { slug: 'Pas bien' })).rejects.toMatchObject({
    code: 'SLUG_INVALID',
    fields: { slug: 'SLUG_INVALID' },
  });
  await expect(write(other, { slug: 'prise' })).rejects.toMatchObject({ code: 'SLUG_TAKEN' });
  await expect(write(other, { images: ['none'] })).rejects.toMatchObject({ code: 'IMAGE_UNKNOWN' });
  expect(await read(other)).toMatchObject({ slug, images: [], version: 2 });
  await shop.sql(`update articles set slug = 'doublon' where cuid = $1`, [article]);
  await shop.sql(`update article_drafts set slug = 'doublon' where slug = $1`, [slug]);
  await expect(publish(other)).rejects.toMatchObject({ code: 'SLUG_TAKEN' });
});

test('the link of a preview shows the draft for an hour, to nobody else', async () => {
  const article = await create(both('En ligne'));
  await publish(article);
  await write(article, { title: both('Pas encore') });
  const draft = tokenOf((await read(article)).preview);
  expect((await visit(article, draft)).title).toBe('Pas encore');
  expect((await visit('en-ligne', draft)).title).toBe('Pas encore');
  expect((await visit('en-ligne')).title).toBe('En ligne');
  await expect(visit(article)).rejects.toMatchObject({ code: 'ARTICLE_NOT_FOUND' });
  await expect(visit(article, 'nonsense')).rejects.toMatchObject({ code: 'PREVIEW_OVER' });
  pass(2);
  await expect(visit(article, draft)).rejects.toMatchObject({ code: 'PREVIEW_OVER' });
});

test('taken offline it is a draft again, and deleted it is gone', async () => {
  const article = await create(both('Retirée'));
  await expect(shop.change('deleteArticleDraft', { article }, chief)).rejects.toMatchObject({
    code: 'ARTICLE_NOT_WRITTEN',
  });
  await publish(article);
  await shop.change('unpublishArticle', { article }, chief);
  await expect(visit('retiree')).rejects.toMatchObject({ code: 'ARTICLE_NOT_FOUND' });
  expect(await read(article)).toMatchObject({ state: 'DRAFT', title: both('Retirée') });
  await expect(shop.change('unpublishArticle', { article }, chief)).rejects.toMatchObject({
    code: 'ARTICLE_NOT_WRITTEN',
  });
  await shop.office('deleteArticle', { article }, chief);
  for (const refused of [
    () => read(article),
    () => write(article, { title: both('x') }),
    () => publish(article),
    () => shop.change('unpublishArticle', { article }, chief),
    () => shop.change('deleteArticleDraft', { article }, chief),
    () => shop.change('restoreArticleVersion', { article, number: 1 }, chief),
    () => shop.office('listArticleVersions', { article }, chief),
    () => shop.office('getArticleVersion', { article, number: 1 }, chief),
    () => shop.office('deleteArticle', { article }, chief),
  ])
    await expect(refused()).rejects.toMatchObject({ code: 'ARTICLE_NOT_FOUND' });
});

test('refuses a picture that is none, and one that is too large', async () => {
  const upload = (file: Blob) => shop.office('uploadArticleImage', { name: 'x.png', file }, chief);
  await expect(upload(new Blob(['<svg/>']))).rejects.toMatchObject({ code: 'FILE_NOT_AN_IMAGE' });
  await expect(upload(new Blob([Buffer.alloc(10 * 1024 * 1024 + 1)]))).rejects.toMatchObject({
    code: 'FILE_TOO_LARGE',
  });
});

test('another organiser sees none of them', async () => {
  const other = await shop.make.organiser({}, 'other.test');
  const stranger = await shop.make.collaborator(other, ['blog-articles.read']);
  expect((await shop.office('listOfficeArticles', {}, stranger)).count).toBe(0);
  await expect(
    shop.office('getOfficeArticle', { article: await create() }, stranger),
  ).rejects.toMatchObject({ code: 'ARTICLE_NOT_FOUND' });
});
