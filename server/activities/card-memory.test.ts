import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';

let shop: Shop;
let organiser: Made;
let activity: Made;
let category: Made;
let location: Made;
const text = (fr: string, en = fr) => JSON.stringify({ fr, en });

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser, { title: text('Stage de natation') });
  category = await shop.make.category(organiser, { title: text('Sport') });
  location = await shop.make.location(organiser, { name: 'Piscine', title: text('Piscine') });
  await shop.sql('insert into activity_categories values ($1, $2, $3)', [
    organiser.id,
    activity.id,
    category.id,
  ]);
  await shop.make.availability(organiser, activity, { location_id: location.id });
});
afterAll(() => shop.close());

async function card() {
  const [first] = (await shop.call('listActivities', {})).data;
  return first;
}

/** Makes a change that bypasses the triggers: only a fresh read of the rows sees it. */
async function rename(title: string) {
  await shop.sql(
    `begin; set local session_replication_role = replica;
     update activities set title = '${text(title)}' where id = ${activity.id}; commit`,
  );
}

test('200 the fixed part of a card is cached until a transaction changes it', async () => {
  expect(await card()).toMatchObject({ title: 'Stage de natation' });
  await rename('Nobody sees this');
  expect(await card()).toMatchObject({ title: 'Stage de natation' });
  await shop.sql('update activities set default_price = 100 where id = $1', [activity.id]);
  expect(await card()).toMatchObject({ title: 'Nobody sees this' });
});

test.each<[string, () => Promise<unknown>, object]>([
  [
    'a title',
    () =>
      shop.sql('update activities set title = $2 where id = $1', [activity.id, text('Plongée')]),
    { title: 'Plongée' },
  ],
  [
    'a description',
    () =>
      shop.sql('update activities set description = $2 where id = $1', [
        activity.id,
        text('<p>Dans l’eau.</p>'),
      ]),
    { summary: 'Dans l’eau.' },
  ],
  [
    'ages',
    () => shop.sql('update activities set age_minimum = 11 where id = $1', [activity.id]),
    { age_minimum: 11 },
  ],
  [
    'a picture that is added',
    () =>
      shop.sql(
        `with made as (insert into files (organiser_id, name, content_type, width, height, data)
           values ($1, 'x.png', 'image/png', 3, 2, '') returning id)
         insert into activity_images (organiser_id, activity_id, file_id) select $1, $2, id from made`,
        [organiser.id, activity.id],
      ),
    { images: [{ width: 3, height: 2 }] },
  ],
  [
    'the words and the focal point of a picture',
    () => shop.sql('update files set alt = $1, focal_x = 2550', [text('Une piscine')]),
    { images: [{ alt: 'Une piscine', public_url: expect.stringMatching(/#25\.5%\/\*\*\/50%$/) }] },
  ],
  [
    'a picture that is taken away',
    () => shop.sql('delete from activity_images where activity_id = $1', [activity.id]),
    { images: [] },
  ],
  [
    'the name of a category',
    () => shop.sql('update categories set title = $2 where id = $1', [category.id, text('Eau')]),
    { categories: [{ title: 'Eau' }] },
  ],
  [
    'the name of a group',
    () => shop.sql('update category_groups set title = $1', [text('Thèmes')]),
    { categories: [{ group: { title: 'Thèmes' } }] },
  ],
  [
    'a category that is taken away',
    () => shop.sql('delete from activity_categories where activity_id = $1', [activity.id]),
    { categories: [] },
  ],
  [
    'the name of a location',
    () =>
      shop.sql('update locations set title = $2 where id = $1', [location.id, text('Le bassin')]),
    { locations: ['Le bassin'] },
  ],
])('200 %s shows on the next request', async (_what, change, after) => {
  expect(await card()).not.toMatchObject(after);
  await change();
  expect(await card()).toMatchObject(after);
});

test('200 a new activity appears at once, in each language', async () => {
  await shop.make.activity(organiser, { title: text('Second', 'The second'), order: 9 });
  const titles = async (language: string) =>
    (
      await shop.call('listActivities', {}, { token: '', headers: { 'accept-language': language } })
    ).data.map(({ title }) => title);
  expect(await titles('fr')).toContain('Second');
  expect(await titles('en')).toContain('The second');
  expect(await titles('fr')).toContain('Second');
});

test('200 the offer of a card is never cached', async () => {
  expect(await card()).toMatchObject({ status: 'OPEN' });
  await shop.sql(`update availabilities set status = 'FULL'`);
  expect(await card()).toMatchObject({ status: 'FULL' });
});

test('a rolled-back transaction changes no version, and the application cannot write one', async () => {
  const version = async () => {
    const [row] = await shop.sql<{ version: string }>(
      'select version from catalogue_versions where organiser_id = $1',
      [organiser.id],
    );
    return row?.version;
  };
  const before = await version();
  expect(before).toBeDefined();
  await shop.sql(`begin; update activities set age_maximum = 99; rollback`);
  await shop.sql(`update activities set search_categories = search_categories`);
  expect(await version()).toBe(before);
  await expect(
    shop.sql(`begin; set local role ribambelle_app; update catalogue_versions set version = '1'`),
  ).rejects.toThrow('permission denied');
});
