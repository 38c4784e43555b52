import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchWords } from './search.ts';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
const byName: Record<string, Made> = {};
const text = (fr: string, en = fr) => JSON.stringify({ fr, en });

/**
 * Four activities: foxes at a pool in Ixelles, cooking in Namur, a theatre course, and a dance that
 * mentions the theatre.
 */
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ['activities.read', 'availabilities.read']);
  const cuisine = await shop.make.category(organiser, { title: text('Cuisine', 'Cooking') });
  const ixelles = await shop.make.location(organiser, {
    name: 'Piscine',
    title: text('Piscine du Solbosch', 'Solbosch swimming pool'),
    city: 'Ixelles',
    postcode: '1050',
  });
  const namur = await shop.make.location(organiser, {
    name: 'Le Grognon',
    city: 'Namur',
    postcode: '5000',
  });
  const activities: [string, object, Made][] = [
    [
      'foxes',
      {
        title: text('L’école des renards', 'Fox school'),
        description: text(
          '<p>Un stage en forêt, quel que soit le temps&nbsp;!</p>',
          '<p>A camp in the woods.</p>',
        ),
      },
      ixelles,
    ],
    [
      'pastry',
      {
        title: text('Petits pâtissiers', 'Little bakers'),
        age_minimum: 5,
        age_maximum: 7,
        description: text('<p>Des gâteaux.</p>'),
      },
      namur,
    ],
    [
      'dance',
      {
        title: text('Danse urbaine', 'Street dance'),
        description: text('<p>Sur la scène du théâtre.</p>'),
      },
      namur,
    ],
    ['theatre', { title: text('Ateliers de théâtre', 'Drama workshops') }, namur],
  ];
  for (const [order, [name, columns, location]] of activities.entries()) {
    const activity = await shop.make.activity(organiser, { order, ...columns });
    const weekdays = [name === 'dance' ? 3 : 6];
    await shop.make.availability(organiser, activity, { location_id: location.id, weekdays });
    byName[name] = activity;
  }
  // one and the same course, in Ixelles too
  await shop.make.availability(organiser, byName['theatre'] ?? organiser, {
    location_id: ixelles.id,
    days: ['2026-08-03'],
    weekdays: [1],
  });
  await shop.sql(
    'insert into activity_categories (organiser_id, activity_id, category_id) values ($1, $2, $3)',
    [organiser.id, byName['pastry']?.id, cuisine.id],
  );
});
afterAll(() => shop.close());

const namesOf = (ids: readonly number[]) =>
  ids.map((id) => Object.keys(byName).find((name) => byName[name]?.id === id) ?? 'unknown');
const find = async (search: string) =>
  namesOf((await shop.call('listActivities', { search })).data.map(({ id }) => id));

test.each([
  ['théâtre', ['theatre', 'dance']],
  ['THEATRE', ['theatre', 'dance']],
  ['stage', ['foxes']],
  ['Cuisine', ['pastry']],
  ['cooking', ['pastry']],
  ['Ixelles', ['foxes', 'theatre']],
  ['1050', ['foxes', 'theatre']],
  ['piscine', ['foxes', 'theatre']],
  ['swimming pool', ['foxes', 'theatre']],
  ['école', ['foxes']],
  ["l'école", ['foxes']],
  ['l’ecole des renards', ['foxes']],
  ['renard', ['foxes']],
  ['gateau', ['pastry']],
  ['workshop', ['theatre']],
  ['woods', ['foxes']],
  ['atel', ['theatre']],
  ['théâtre à Ixelles', ['theatre']],
  ['stage piscine', ['foxes']],
  // one typing mistake
  ['piscnie', ['foxes', 'theatre']],
  ['thaetre', ['theatre', 'dance']],
  ['cuisne', ['pastry']],
  ['dause', ['dance']],
  ['Namurr', ['pastry', 'dance', 'theatre']],
  ['danse Ixeles', []],
  ['théatre ixeles', ['theatre']],
  ['xyzzy', []],
  // days and ages, alone and with words and places
  ['samedi', ['foxes', 'pastry', 'theatre']],
  ['Wednesdays', ['dance']],
  ['théâtre le samedi', ['theatre']],
  ['theatre on monday', ['theatre']],
  ['théâtre samedi Ixelles', []],
  ['théâtre lundi Ixelles', ['theatre']],
  ['danse lundi', []],
  ['8 ans', ['foxes', 'dance', 'theatre']],
  ['gâteaux, 7 ans', ['pastry']],
  ['little bakers 8 years old', []],
  ['samedi namur 6 ans', ['pastry', 'theatre']],
  ['', ['foxes', 'pastry', 'dance', 'theatre']],
  ['   ', ['foxes', 'pastry', 'dance', 'theatre']],
  ['!?', []],
  ['%', []],
  ['\u{1f98a}', []],
])('200 “%s” finds %j, the best first', async (search, names) => {
  const answer = await find(search);
  expect(answer.toSorted()).toEqual(names.toSorted());
  if (search === 'théâtre') expect(answer[0]).toBe('theatre');
});

test('200 S15: a title that contains an age is found by its words, and by the ages it is for', async () => {
  const itch = await shop.make.activity(organiser, {
    title: text('7 ans de réflexion', 'The seven-year itch'),
    age_minimum: 16,
    order: 99,
  });
  byName['itch'] = itch;
  await shop.make.availability(organiser, itch, {});
  expect(await find('7 ans de réflexion')).toEqual(['itch']);
  expect(await find('réflexion 17 ans')).toEqual(['itch']);
  expect(await find('réflexion 7 ans')).toEqual([]);
  await shop.sql('update activities set published = false where id = $1', [itch.id]);
});

test('200 a location in the search narrows availabilities to those held there, in every list of them', async () => {
  const search = { search: 'theatre ixelles' };
  const days = await shop.call('listAvailabilityDays', search);
  expect(days.dates).toEqual([{ date: '2026-08-03' }]);
  const rows = await shop.call('listAvailabilities', search);
  expect([rows.count, rows.data[0]?.location?.city]).toEqual([1, 'Ixelles']);
  const office = await shop.office('listOfficeAvailabilities', search, staff);
  expect([office.count, office.data[0]?.location]).toEqual([1, 'Piscine']);
  const activities = await shop.office('listOfficeActivities', search, staff);
  expect(namesOf(activities.data.map(({ id }) => id))).toEqual(['theatre']);
  const monday = { search: 'théâtre le lundi' };
  expect((await shop.call('listAvailabilities', monday)).count).toBe(1);
  expect((await shop.call('listAvailabilityDays', monday)).dates).toEqual([{ date: '2026-08-03' }]);
  const list = await shop.call('listAvailabilities', { search: 'renards forêt' });
  expect(list.count).toBe(1);
});

test('200 finds recent changes: a title, a category, a location, and an activity that moved', async () => {
  const pastry = byName['pastry']?.id;
  await shop.sql('update activities set title = $2 where id = $1', [pastry, text('Chocolat')]);
  await shop.sql(`update categories set title = $1 where organiser_id = $2`, [
    text('Gourmandises'),
    organiser.id,
  ]);
  await shop.sql(`update locations set city = 'Jambes' where city = 'Namur'`);
  expect([await find('patissier'), await find('Cuisine'), await find('namur')]).toEqual([
    [],
    [],
    [],
  ]);
  expect([await find('chocolats'), await find('gourmandise')]).toEqual([['pastry'], ['pastry']]);
  expect((await find('jambes')).toSorted()).toEqual(['dance', 'pastry', 'theatre']);
  await shop.sql(
    `update availabilities set location_id = (select id from locations where city = 'Ixelles') where activity_id = $1`,
    [pastry],
  );
  expect(await find('chocolat piscine')).toEqual(['pastry']);
  await shop.sql('delete from activity_categories where activity_id = $1', [pastry]);
  expect(await find('gourmandise')).toEqual([]);
});

test('200 for any input', async () => {
  const odd = [
    "'",
    "''",
    '\\',
    "a' | b",
    '<->',
    'a:*',
    ':*ABCD',
    '!!stage & (',
    '%_',
    '$1',
    '\u0000'.replace('\u0000', '\u200b'),
    '日本語',
    'ẞtraße',
    '\u{1f98a}',
    'a'.repeat(100),
    'l’ l’ l’ d’',
    'e\u0301cole',
    '‮gnirts',
    "o'; drop table activities; --",
    '1e400 0x1F .5.5 -1',
    'https://example.test/a?b=c#d user@example.test',
  ];
  for (const search of odd)
    for (const list of ['/api/activities', '/api/availabilities', '/api/availabilities/calendar']) {
      const response = await shop.fetch(
        'storefront',
        `${list}?${new URLSearchParams({ search }).toString()}`,
      );
      expect([search, response.status]).toEqual([search, 200]);
    }
});

test('only meaningful words are searched', () => {
  expect(searchWords('Un stage d’été à l’Œuvre, de 6-12 ans')).toEqual([
    'stage',
    'ete',
    'oeuvre',
    '6',
    '12',
    'ans',
  ]);
  expect(searchWords('à la')).toEqual(['a', 'la']);
});
