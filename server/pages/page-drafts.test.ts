import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Awaited<ReturnType<Shop['make']['organiser']>>;
let zoe: Awaited<ReturnType<Shop['make']['collaborator']>>;
let tom: Awaited<ReturnType<Shop['make']['collaborator']>>;
const RIGHTS = [
  'website-pages.create',
  'website-pages.read',
  'website-pages.update',
  'website-pages.delete',
] as const;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  zoe = await shop.make.collaborator(organiser, RIGHTS);
  tom = await shop.make.collaborator(organiser, RIGHTS);
});
afterAll(() => shop.close());

const both = (fr: string) => ({ fr, en: '' });
const heading = (text: string) => ({
  id: 'heading',
  name: '',
  element: 'blocks-heading',
  settings: { text: both(text) },
  children: [],
});
let count = 0;
const begin = async () => {
  count += 1;
  const page = { type: 'DEFAULT', pathname: `/drafts/page-${count}`, title: both('Été') } as const;
  return (await shop.office('createPage', { ...page, like: null }, zoe)).cuid;
};
const linesOf = async (cuid: string) =>
  (await shop.sql('select from audit_log where entity_cuid = $1', [cuid])).length;

test('an hour of writing is a few lines of the log, and other authors have their own', async () => {
  const page = await begin();
  const before = await linesOf(page);
  for (const text of ['B', 'Bo', 'Bon'])
    await shop.change('updatePageDraft', { page, content: [heading(text)] }, zoe);
  expect(await linesOf(page)).toBe(before);
  await shop.change('updatePageDraft', { page, content: [heading('Bonjour')] }, tom);
  expect(await linesOf(page)).toBe(before + 1);
  await shop.change('updatePageDraft', { page, content: [heading('Bonsoir')] }, zoe);
  expect(await linesOf(page)).toBe(before + 2);
  await shop.change('updatePageDraft', { page, title: both('Hiver') }, zoe);
  expect(await linesOf(page)).toBe(before + 3);
  shop.clock.set(addMinutes(shop.clock.now(), 11));
  await shop.change('updatePageDraft', { page, content: [heading('Salut')] }, zoe);
  expect(await linesOf(page)).toBe(before + 4);
});

test('409 names the author of a change that has no line of its own', async () => {
  const page = await begin();
  await shop.change('updatePageDraft', { page, content: [heading('Un')] }, zoe);
  const { version } = await shop.office('getOfficePage', { page }, tom);
  await shop.change('updatePageDraft', { page, content: [heading('Deux')] }, zoe);
  await expect(
    shop.office('updatePageDraft', { page, version, content: [heading('Trois')] }, tom),
  ).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: { by_cuid: zoe.cuid, fields: 'content', version: version + 1 },
  });
});

test('a page of ours is found by its first cuid also once it is written', async () => {
  const page = 'default-bundles';
  const first = await shop.office('getOfficePage', { page }, zoe);
  await shop.office(
    'updatePageDraft',
    { page, version: first.version, content: [heading('Nos packs')] },
    zoe,
  );
  const again = await shop.office('getOfficePage', { page }, zoe);
  expect(again).toMatchObject({ pathname: '/bundles', content: [heading('Nos packs')] });
  expect((await shop.office('listPageVersions', { page }, zoe)).data).toEqual([]);
  expect(again.version).toBeGreaterThan(first.version);
});

test('a page of ours whose draft is dropped is as we made it, also after it was online', async () => {
  const ours = await shop.office('getOfficePage', { page: 'default-blog' }, zoe);
  const first = { page: ours.cuid, title: both('Nouvelles') };
  const { cuid: page } = await shop.change('updatePageDraft', first, zoe);
  const read = () => shop.office('getOfficePage', { page }, zoe);
  const drop = () => shop.change('deletePageDraft', { page }, zoe);
  const isOurs = async () => {
    const { title, content, unchanged } = await read();
    expect({ title, content, unchanged }).toEqual({
      title: ours.title,
      content: ours.content,
      unchanged: true,
    });
  };
  await drop();
  await isOurs();
  const written = { title: both('Nos nouvelles'), content: [...ours.content, heading('Ici')] };
  await shop.change('updatePageDraft', { page, ...written }, zoe);
  await shop.change('publishPage', { page }, zoe);
  await shop.change('unpublishPage', { page }, zoe);
  expect(await read()).toMatchObject({ title: both('Nos nouvelles'), unchanged: false });
  await drop();
  await isOurs();
  await expect(drop()).rejects.toMatchObject({ code: 'PAGE_NOT_WRITTEN' });
  expect((await shop.office('listPageVersions', { page }, zoe)).data).toHaveLength(1);
});

test('a page that the editor cannot show whole is refused, and stays as it is', async () => {
  const page = await begin();
  const deep = (levels: number): object => ({
    ...heading('Profond'),
    id: `level-${levels}`,
    children: levels === 0 ? [] : [deep(levels - 1)],
  });
  const content = JSON.stringify([deep(6)]);
  await shop.sql(
    `update page_drafts set content = $1 where page_id = (select id from pages where cuid = $2)`,
    [content, page],
  );
  const refusal = { status: 400, code: 'PAGE_TOO_LARGE' };
  const { version } =
    (await shop.sql('select version from pages where cuid = $1', [page]))[0] ?? {};
  await expect(shop.office('getOfficePage', { page }, zoe)).rejects.toMatchObject(refusal);
  await expect(
    shop.office('publishPage', { page, version: Number(version) }, zoe),
  ).rejects.toMatchObject(refusal);
});

test('400 for settings that no reader could follow, and the draft stays', async () => {
  const page = await begin();
  await shop.change('updatePageDraft', { page, content: [heading('Bon')] }, zoe);
  for (const levels of [11, 9000]) {
    const deep = JSON.parse(`${'{"fr":'.repeat(levels)}"x"${'}'.repeat(levels)}`);
    const element = { ...heading('x'), element: 'blocks-rich-text', settings: { content: deep } };
    await expect(
      shop.change('updatePageDraft', { page, content: [element] }, zoe),
    ).rejects.toMatchObject({ code: 'PAGE_TOO_LARGE' });
  }
  const { content } = await shop.office('getOfficePage', { page }, zoe);
  expect(content).toEqual([heading('Bon')]);
});

test('an element whose settings are none leaves the others of its section', async () => {
  const page = await begin();
  const section = {
    ...heading('x'),
    id: 'section',
    element: 'sections-container',
    settings: {},
    children: [{ ...heading('x'), id: 'odd', settings: { fr: 'x' } }, heading('Là')],
  };
  await shop.change('updatePageDraft', { page, content: [section] }, zoe);
  await shop.change('publishPage', { page }, zoe);
  const shown = await shop.call('getPage', { pathname: `/drafts/page-${count}` });
  expect(shown.content).toMatchObject([{ id: 'section', children: [{ id: 'heading' }] }]);
});

test('an element that nobody knows any more stays as it is, and no new one is taken', async () => {
  const page = await begin();
  const gone = { ...heading('Avant'), id: 'gone', element: 'blocks-gone' };
  await shop.sql(
    `update page_drafts set content = $1 where page_id = (select id from pages where cuid = $2)`,
    [JSON.stringify([gone]), page],
  );
  const write = (content: unknown[]) =>
    shop.change('updatePageDraft', { page, content: JSON.parse(JSON.stringify(content)) }, zoe);
  await write([heading('Là'), { ...gone, settings: { text: '<script>x()</script>' } }]);
  const { content } = await shop.office('getOfficePage', { page }, zoe);
  expect(content).toEqual([heading('Là'), gone]);
  await write([gone, { ...gone, id: 'copy' }]);
  const other = { ...gone, id: 'new', settings: { text: 'x' } };
  await expect(write([other])).rejects.toMatchObject({ code: 'ELEMENT_UNKNOWN' });
  await write([heading('Là')]);
  await expect(write([gone])).rejects.toMatchObject({ code: 'ELEMENT_UNKNOWN' });
});

test('an element that nobody knows any more comes back from what was online', async () => {
  const page = await begin();
  const gone = { ...heading('Avant'), id: 'gone', element: 'blocks-gone' };
  await shop.sql(
    `update page_drafts set content = $1 where page_id = (select id from pages where cuid = $2)`,
    [JSON.stringify([gone]), page],
  );
  await shop.change('publishPage', { page }, zoe);
  const write = (content: (typeof gone)[]) =>
    shop.change('updatePageDraft', { page, content }, zoe);
  const seeBack = async () => {
    await write([{ ...gone, settings: { text: both('<script>x()</script>') } }]);
    expect((await shop.office('getOfficePage', { page }, zoe)).content).toEqual([gone]);
  };
  await write([heading('Là')]);
  await seeBack();
  await write([heading('Là')]);
  await shop.change('publishPage', { page }, zoe);
  await seeBack();
});

test.each(['LANDING', 'ABOUT', 'QUESTIONS'] as const)(
  '%s begins a page with words in both languages',
  async (template) => {
    count += 1;
    const { cuid } = await shop.office(
      'createPage',
      {
        type: 'DEFAULT',
        pathname: `/drafts/template-${count}`,
        title: both('Un'),
        like: null,
        template,
      },
      zoe,
    );
    const { content, draft_at } = await shop.office('getOfficePage', { page: cuid }, zoe);
    expect(content.length).toBeGreaterThan(1);
    expect(draft_at).not.toBeNull();
    await shop.change('publishPage', { page: cuid }, zoe);
  },
);

test('a preview that is over, or of another site, shows nothing', async () => {
  await expect(shop.call('getPage', { pathname: '/', draft: 'x' })).rejects.toMatchObject({
    code: 'PREVIEW_OVER',
  });
  const { preview } = await shop.office('getOfficePage', { page: 'default-home' }, zoe);
  const draft = new URL(preview, 'http://site.test').searchParams.get('draft') ?? '';
  const shown = () => shop.call('getPage', { pathname: '/', draft });
  await expect(shown()).resolves.toMatchObject({ pathname: '/' });
  shop.clock.set(addMinutes(shop.clock.now(), 61));
  await expect(shown()).rejects.toMatchObject({ code: 'PREVIEW_OVER' });
});
