import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let chief: { token: string };
let count = 0;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [
    'website-pages.read',
    'website-pages.create',
    'website-pages.update',
    'activities.create',
    'activities.update',
  ]);
});
afterAll(() => shop.close());

const both = (fr: string, en = '') => ({ fr, en });
/** Uploads a picture that is like no other, and returns its cuid. */
const upload = async (name: string): Promise<string> => {
  count += 1;
  const image = sharp({
    create: { width: 40 + count, height: 30, channels: 3, background: '#2a6' },
  });
  const file = new Blob([new Uint8Array(await image.png().toBuffer())]);
  return (await shop.office('uploadSiteImage', { name, file }, chief)).cuid;
};
const read = (picture: string) => shop.office('getFile', { picture }, chief);
const names = async (request: Parameters<typeof shop.office<'listFiles'>>[1]) =>
  (await shop.office('listFiles', request, chief)).data.map(({ name }) => name).toSorted();
const refusalOf = (call: Promise<unknown>) => call.then(() => null).catch((error) => error);

/** Makes a page whose draft shows a picture, and returns its cuid. */
async function pageWith(picture: string, pathname: string): Promise<string> {
  const { cuid } = await shop.office(
    'createPage',
    { type: 'DEFAULT', pathname, title: both('Notre été'), like: null },
    chief,
  );
  const settings = { url: `/files/${picture}` };
  const image = { id: 'a', name: '', element: 'blocks-image', settings, children: [] };
  await shop.change('updatePageDraft', { page: cuid, content: [image] }, chief);
  return cuid;
}

describe('the library', () => {
  test('200 lists the facts of pictures, and leaves out those of a neighbour', async () => {
    const picture = await upload('focal.png');
    const neighbour = await shop.make.organiser({ name: 'Voisine' }, 'voisine.test');
    const [theirs] = await shop.sql<{ cuid: string }>(
      `insert into files (organiser_id, name, content_type, data) values ($1, 'x.png', 'image/webp', '')
       returning cuid`,
      [neighbour.id],
    );
    await shop.change('updateFile', { picture, focal_x: 2500, decoration: true }, chief);
    const request = { pictures: [picture, theirs?.cuid ?? '', 'nobody'] };
    expect(await shop.office('listPictureFacts', request, chief)).toEqual({
      data: [{ cuid: picture, focal_x: 2500, focal_y: 5000, described: true }],
    });
    await shop.sql('delete from files where cuid = $1', [picture]);
  });

  test('200 finds pictures by name and by words, and those without words', async () => {
    const picture = await upload('prairie-étang.png');
    await upload('mare.png');
    expect(await names({ search: 'etang' })).toEqual(['prairie-étang.png']);
    expect(await names({ show: 'without_alt' })).toEqual(['mare.png', 'prairie-étang.png']);
    await shop.change('updateFile', { picture, alt: both('Un canard', 'A duck') }, chief);
    expect(await names({ search: 'duck' })).toEqual(['prairie-étang.png']);
    expect(await names({ show: 'without_alt' })).toEqual(['mare.png']);
    await shop.change('updateFile', { picture, alt: both('Un canard') }, chief);
    expect(await names({ show: 'without_alt' })).toEqual(['mare.png', 'prairie-étang.png']);
    await shop.change('updateFile', { picture, decoration: true }, chief);
    expect(await names({ show: 'without_alt' })).toEqual(['mare.png']);
  });

  test('200 keeps a focal point and the rest, and logs what changed', async () => {
    const picture = await upload('jeu.png');
    const change = { picture, focal_x: 2500, focal_y: 9000 };
    expect(await shop.change('updateFile', change, chief)).toMatchObject({
      name: 'jeu.png',
      focal_x: 2500,
      focal_y: 9000,
      version: 2,
    });
    const logged = await shop.sql<{ changes: unknown }>(
      `select changes from audit_log where entity_cuid = $1 and action = 'website-pages.update'`,
      [picture],
    );
    expect(JSON.stringify(logged)).toContain('focal_x');
  });

  test('400 for a focal point outside of the picture', async () => {
    const picture = await upload('bord.png');
    const change = { picture, focal_x: 10_001 };
    expect(await refusalOf(shop.change('updateFile', change, chief))).toMatchObject({
      code: 'INVALID_REQUEST',
    });
    expect(await read(picture)).toMatchObject({ focal_x: 5000, version: 1 });
  });

  test('404 for a neighbour’s picture, and for one that the platform keeps by itself', async () => {
    const neighbour = await shop.make.organiser({}, 'neighbour.test');
    const [theirs, kept] = await shop.sql<{ cuid: string }>(
      `insert into files (organiser_id, name, content_type, data, in_library)
       values ($1, 'theirs', 'image/webp', '', true), ($2, 'kept', 'image/webp', '', false) returning cuid`,
      [neighbour.id, organiser.id],
    );
    for (const picture of [theirs?.cuid ?? '', kept?.cuid ?? '']) {
      const missing = { code: 'PICTURE_NOT_FOUND' };
      expect(await refusalOf(read(picture))).toMatchObject(missing);
      const change = { picture, version: 1, name: 'ours' };
      expect(await refusalOf(shop.office('updateFile', change, chief))).toMatchObject(missing);
      expect(await refusalOf(shop.office('deleteFile', { picture }, chief))).toMatchObject(missing);
      expect(await refusalOf(shop.office('restoreFile', { picture }, chief))).toMatchObject(
        missing,
      );
    }
    const all = await names({ limit: 100 });
    expect(all).not.toContain('theirs');
    expect(all).not.toContain('kept');
  });
});

describe('where a picture is used', () => {
  test('200 names the draft and the activity that show it; it is then not unused', async () => {
    const picture = await upload('utile.png');
    await upload('inutile.png');
    const page = await pageWith(picture, '/pages/used');
    const activity = await shop.make.activity(organiser, {
      title: JSON.stringify(both('Poterie')),
    });
    await shop.sql(
      `insert into activity_images (organiser_id, activity_id, file_id)
       select organiser_id, $2, id from files where cuid = $1`,
      [picture, activity.id],
    );
    expect((await read(picture)).used_on).toEqual([
      { of: 'activities', cuid: activity.cuid, title: 'Poterie' },
      { of: 'page_drafts', cuid: page, title: 'Notre été' },
    ]);
    const unused = await names({ show: 'unused', limit: 100 });
    expect(unused).toContain('inutile.png');
    expect(unused).not.toContain('utile.png');
  });

  test('200 names a page once, however often it shows the picture, and as a shared picture', async () => {
    const picture = await upload('partage.png');
    const page = await pageWith(picture, '/pages/shared');
    const seo = { title: both(''), image: picture, indexed: true };
    await shop.change('updatePageDraft', { page, seo }, chief);
    await shop.change('publishPage', { page }, chief);
    const { used_on } = await read(picture);
    expect(used_on).toEqual([{ of: 'pages', cuid: page, title: 'Notre été' }]);
  });
});

test('200 names the saved section that shows a picture', async () => {
  const picture = await upload('section.png');
  const image = {
    id: 'picture',
    name: '',
    element: 'blocks-image',
    settings: { url: `/files/${picture}` },
    children: [],
  };
  const kept = { name: 'Nos lieux', content: [image] };
  const { cuid } = await shop.office('createSavedSection', kept, chief);
  const { used_on } = await read(picture);
  expect(used_on).toEqual([{ of: 'saved_sections', cuid, title: 'Nos lieux' }]);
});

describe('a picture that is deleted', () => {
  test('409 while it is used, with the number of places; 200 when that is confirmed', async () => {
    const picture = await upload('retirée.png');
    await pageWith(picture, '/pages/deleted');
    expect(await refusalOf(shop.office('deleteFile', { picture }, chief))).toMatchObject({
      code: 'PICTURE_IN_USE',
      details: { count: 1 },
    });
    expect((await read(picture)).deleted_at).toBeNull();
    await shop.office('deleteFile', { picture, although_used: true }, chief);
    expect((await read(picture)).deleted_at).toBe(shop.clock.now());
    expect(await names({ search: 'retirée' })).toEqual([]);
    expect(await names({ search: 'retirée', show: 'deleted' })).toEqual(['retirée.png']);
    const shown = await shop.fetch('storefront', `/files/${picture}`);
    expect(shown.status).toBe(200);
  });

  test('404 twice and for a change, 200 brought back, 409 when it is there', async () => {
    const picture = await upload('rendue.png');
    await shop.office('deleteFile', { picture }, chief);
    const missing = { code: 'PICTURE_NOT_FOUND' };
    expect(await refusalOf(shop.office('deleteFile', { picture }, chief))).toMatchObject(missing);
    const change = { picture, name: 'autre.png' };
    expect(await refusalOf(shop.change('updateFile', change, chief))).toMatchObject(missing);
    await shop.office('restoreFile', { picture }, chief);
    expect(await names({ search: 'rendue' })).toEqual(['rendue.png']);
    expect(await refusalOf(shop.office('restoreFile', { picture }, chief))).toMatchObject({
      code: 'PICTURE_NOT_DELETED',
    });
  });
});

describe('the same picture uploaded twice', () => {
  const send = (name: string) => shop.office('uploadSiteImage', { name, file: same }, chief);
  let same: Blob;
  beforeAll(async () => {
    const image = sharp({ create: { width: 9, height: 7, channels: 3, background: '#123' } });
    same = new Blob([new Uint8Array(await image.png().toBuffer())]);
  });

  test('200 is one picture of the library, with what is said of it', async () => {
    const first = await send('un.png');
    expect(first.message).toBeNull();
    const change = { picture: first.cuid, alt: both('Un canard', 'A duck') };
    await shop.change('updateFile', change, chief);
    const second = await shop.office(
      'uploadActivityImage',
      { name: 'deux.png', file: same },
      chief,
    );
    expect(second).toEqual({
      ...first,
      message: 'Cette image était déjà dans la bibliothèque.',
    });
    expect(await read(first.cuid)).toMatchObject({ name: 'un.png', alt: { en: 'A duck' } });
    expect(await names({ search: 'deux' })).toEqual([]);
  });

  test('200 is another one when the first was deleted, or is a neighbour’s', async () => {
    const { cuid: picture } = await send('trois.png');
    await shop.office('deleteFile', { picture }, chief);
    const again = await send('quatre.png');
    expect(again.cuid).not.toBe(picture);
    const neighbour = await shop.make.organiser({}, 'same.test');
    const stranger = await shop.make.collaborator(neighbour, ['website-pages.update']);
    const theirs = await shop.office('uploadSiteImage', { name: 'x.png', file: same }, stranger);
    expect(theirs).toMatchObject({ message: null });
    expect(theirs.cuid).not.toBe(again.cuid);
  });
});
