import type { Ask } from '@ribambelle/api/client.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let zoe: Made & { token: string };
let theirs: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  zoe = await shop.make.collaborator(organiser, ['website-pages.read', 'website-pages.update']);
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  theirs = await shop.make.collaborator(neighbour, ['website-pages.read', 'website-pages.update']);
});
afterAll(() => shop.close());

const element = (id: string) => ({
  id,
  name: '',
  element: 'sections-container',
  settings: {},
  children: [],
});
const written = (html: string) => {
  const settings = { content: { fr: html, en: '' } };
  const text = { ...element('text'), element: 'blocks-rich-text', settings };
  return { ...element('section'), children: [text] };
};
const section = written('<p>Bonjour<script>1</script></p>');
const keep = (name: string, who = zoe) =>
  shop.office('createSavedSection', { name, content: [section] }, who);
const sectionsOf = async (who: { token: string }) =>
  (await shop.office('listSavedSections', {}, who)).data;
const named = async (who: { token: string }) => (await sectionsOf(who)).map(({ name }) => name);

test('200 keeps a section for the whole team, cleaned, renames it and deletes it', async () => {
  const { cuid } = await keep(' Nos lieux ');
  const content = [written('<p>Bonjour</p>')];
  expect(await sectionsOf(zoe)).toEqual([{ cuid, name: 'Nos lieux', content }]);
  const reader = await shop.make.collaborator(organiser, ['website-pages.read']);
  expect(await named(reader)).toEqual(['Nos lieux']);
  expect(await named(theirs)).toEqual([]);
  await shop.office('updateSavedSection', { section: cuid, name: 'Les lieux' }, zoe);
  await shop.office('updateSavedSection', { section: cuid, name: 'Les lieux' }, zoe);
  expect(await named(zoe)).toEqual(['Les lieux']);
  await shop.office('deleteSavedSection', { section: cuid }, zoe);
  expect(await named(zoe)).toEqual([]);
  const log = await shop.sql(
    `select action, summary, changes from audit_log where entity_cuid = $1 order by action`,
    [cuid],
  );
  expect(log).toEqual([
    { action: 'website-pages.create', summary: 'Nos lieux', changes: {} },
    { action: 'website-pages.delete', summary: 'Les lieux', changes: {} },
    {
      action: 'website-pages.update',
      summary: 'Les lieux',
      changes: { name: { from: 'Nos lieux', to: 'Les lieux' } },
    },
  ]);
});

test('409 for a name in use, also when it is renamed or two come at once', async () => {
  const exists = { code: 'SAVED_SECTION_EXISTS', status: 409, fields: { name: expect.anything() } };
  const { cuid } = await keep('Une');
  await keep('Deux');
  await expect(keep('Une')).rejects.toMatchObject(exists);
  await expect(
    shop.office('updateSavedSection', { section: cuid, name: 'Deux' }, zoe),
  ).rejects.toMatchObject(exists);
  const both = await Promise.allSettled([keep('Trois'), keep('Trois')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await named(zoe)).toEqual(['Deux', 'Trois', 'Une']);
  await keep('Une', { ...zoe, ...theirs });
});

test('400 for no name, an element that nobody knows, none or two, and too many', async () => {
  const many = Array.from({ length: 60 }, (_, index) => element(`e${index}`));
  const cases: readonly (readonly [Partial<Ask<'createSavedSection'>>, string])[] = [
    [{ name: ' ' }, 'INVALID_REQUEST'],
    [{ content: [] }, 'INVALID_REQUEST'],
    [{ content: [section, element('other')] }, 'INVALID_REQUEST'],
    [{ content: [{ ...section, element: 'blocks-unknown' }] }, 'ELEMENT_UNKNOWN'],
    [{ content: [{ ...element('all'), children: many }] }, 'PAGE_TOO_LARGE'],
    [{ content: [{ ...element('same'), children: [element('same')] }] }, 'ELEMENT_TWICE'],
  ];
  for (const [part, code] of cases) {
    const request = { name: 'Autre', content: [section], ...part };
    await expect(shop.office('createSavedSection', request, zoe)).rejects.toMatchObject({
      code,
      status: 400,
    });
  }
  expect(await named(zoe)).not.toContain('Autre');
});

test('404 for an unknown one and a neighbour’s, 403 without the right to write', async () => {
  const [{ cuid } = { cuid: '' }] = await sectionsOf(zoe);
  const reader = await shop.make.collaborator(organiser, ['website-pages.read']);
  const missing = { code: 'SAVED_SECTION_NOT_FOUND', status: 404 };
  const cases = [
    [theirs, cuid, missing],
    [zoe, 'nowhere', missing],
    [reader, cuid, { status: 403 }],
  ] as const;
  for (const [who, of, refusal] of cases) {
    const change = shop.office('updateSavedSection', { section: of, name: 'Volée' }, who);
    await expect(change).rejects.toMatchObject(refusal);
    const removal = shop.office('deleteSavedSection', { section: of }, who);
    await expect(removal).rejects.toMatchObject(refusal);
  }
  await expect(keep('Lue', { ...zoe, ...reader })).rejects.toMatchObject({ status: 403 });
  expect(await named(zoe)).not.toContain('Volée');
});

test('409 beyond fifty', async () => {
  for (let count = (await named(zoe)).length; count < 50; count += 1) await keep(`Suite ${count}`);
  const refusal = { code: 'SAVED_SECTIONS_TOO_MANY', status: 409 };
  await expect(keep('Encore')).rejects.toMatchObject(refusal);
});
