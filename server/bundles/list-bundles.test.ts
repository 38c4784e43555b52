import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let theirs: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  theirs = await shop.make.bundle(await shop.make.organiser({ name: 'Voisin' }, 'localhost'));
});
afterAll(() => shop.close());

const titled = (fr: string, en: string) => JSON.stringify({ fr, en });
const titlesOf = ({ data }: { data: readonly { title: string }[] }) =>
  data.map(({ title }) => title);

/** Adds a picture of the organiser to a bundle, and returns its cuid. */
async function pictureOf({ id: bundle_id }: Made, order: number): Promise<string> {
  const [file] = await shop.sql<{ id: string; cuid: string }>(
    `insert into files (organiser_id, name, content_type, width, height, data)
     values ($1, 'photo', 'image/webp', 800, 600, '') returning id, cuid`,
    [organiser.id],
  );
  await shop.sql(
    'insert into bundle_images (organiser_id, bundle_id, file_id, "order") values ($1, $2, $3, $4)',
    [organiser.id, bundle_id, file?.id, order],
  );
  return `/files/${file?.cuid}`;
}

test('200 lists what is published, in the organiser’s order, with its pictures, and nothing of a neighbour', async () => {
  const last = await shop.make.bundle(organiser, { order: 2 });
  const first = await shop.make.bundle(organiser, {
    order: 1,
    title: titled('Une journée de cirque', 'A day at the circus'),
    description: JSON.stringify({ fr: '<p>En piste !</p>', en: '' }),
    price: 0,
    duration: null,
  });
  await shop.make.bundle(organiser, { published: false });
  // its last moment has come
  await shop.make.bundle(organiser, { expires_at: '2026-01-01T00:00:00Z' });
  const second = await pictureOf(first, 2);
  const main = await pictureOf(first, 1);
  const { data, count } = await shop.call('listBundles', {});
  expect(count).toBe(2);
  expect(data).toEqual([
    {
      id: first.id,
      cuid: first.cuid,
      title: 'Une journée de cirque',
      description: '<p>En piste !</p>',
      price: 0,
      capacity: 10,
      price_per_registration: 0,
      duration: null,
      expires_at: null,
      entity: 'CUSTOMERS',
      activities: [],
      images: [main, second].map((public_url) =>
        expect.objectContaining({ public_url, width: 800 }),
      ),
    },
    expect.objectContaining({
      id: last.id,
      price: 9_000,
      price_per_registration: 900,
      duration: 31_536_000,
    }),
  ]);
});

test('200 in the caller’s language', async () => {
  const english = { token: '', headers: { 'accept-language': 'en' } };
  expect(titlesOf(await shop.call('listBundles', {}, english))).toEqual([
    'A day at the circus',
    'Ten sessions',
  ]);
});

test('200 pages by number and by limit and offset', async () => {
  const second = await shop.call('listBundles', { page_number: 2, page_size: 1 });
  expect([titlesOf(second), second.count]).toEqual([['Dix séances'], 2]);
  const skipped = await shop.call('listBundles', { limit: 1, offset: 1 });
  expect(titlesOf(skipped)).toEqual(['Dix séances']);
  expect(await shop.call('listBundles', { offset: 9 })).toEqual({
    data: [],
    count: 2,
    count_is_bound: false,
  });
});

test('200 only those that are named, and none of a neighbour', async () => {
  const all = await shop.call('listBundles', {});
  const [first] = all.data;
  const found = await shop.call('listBundles', { id: [first?.id ?? 0, theirs.id] });
  expect(found).toEqual({ data: [first], count: 1, count_is_bound: false });
});

test.each([
  ['cirque', 1],
  ['CIRQ', 1],
  ['journees', 1],
  ['circus day', 1],
  ['l’été du cirque', 0],
  ['seance', 1],
  ['cirque seances', 0],
  ['%', 0],
  ["'); drop table bundles; --", 0],
])('200 finds words of the title: %s', async (search, count) => {
  expect((await shop.call('listBundles', { search })).count).toBe(count);
});

test('200 as choices of a selector', async () => {
  const { data } = await shop.call('listBundles', {
    response_type: 'multiselect-search',
    value_key: 'id',
  });
  expect(data.map(({ label, value, id }) => [label, value === id])).toEqual([
    ['Une journée de cirque', true],
    ['Dix séances', true],
  ]);
});

test('200 shows one of them as the list does', async () => {
  const [first] = (await shop.call('listBundles', {})).data;
  expect(await shop.call('getBundle', { bundle: first?.cuid ?? '' })).toEqual(first);
});

test('200 with the published activities for which it can be used', async () => {
  const open = await shop.make.activity(organiser);
  const hidden = await shop.make.activity(organiser, { published: false });
  const { id, cuid } = await shop.make.bundle(organiser, { capacity: null, order: 3 });
  for (const activity of [open, hidden])
    await shop.sql(
      'insert into bundle_activities (organiser_id, bundle_id, activity_id) values ($1, $2, $3)',
      [organiser.id, id, activity.id],
    );
  expect(await shop.call('getBundle', { bundle: cuid })).toMatchObject({
    capacity: null,
    price_per_registration: null,
    activities: [{ cuid: open.cuid, title: 'Stage de natation' }],
  });
});

test('404 BUNDLE_NOT_FOUND for one that is hidden, over, a neighbour’s or nobody’s', async () => {
  const hidden = await shop.make.bundle(organiser, { published: false });
  const over = await shop.make.bundle(organiser, { expires_at: '2026-01-01T00:00:00Z' });
  for (const bundle of [hidden.cuid, over.cuid, theirs.cuid, 'nowhere'])
    await expect(shop.call('getBundle', { bundle })).rejects.toMatchObject({
      code: 'BUNDLE_NOT_FOUND',
      status: 404,
    });
});

test('400 names the fields that are wrong', async () => {
  await expect(shop.call('listBundles', { id: [0], page_size: 101 })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { 'id.0': 'TOO_SMALL', page_size: 'TOO_LARGE' },
  });
});
