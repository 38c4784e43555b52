import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let camp: Made;
let staff: { token: string };
let families: Record<'broeck' | 'smet' | 'leonard' | 'leonards', MadeCustomer>;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  families = {
    broeck: await shop.make.customer(organiser, {
      firstname: 'Anne',
      lastname: 'Van den Broeck',
      phone: '+32479987654',
    }),
    smet: await shop.make.customer(organiser, { firstname: 'Jef', lastname: 'Desmet' }),
    leonard: await shop.make.customer(organiser, { firstname: 'Élodie', lastname: 'Léonard' }),
    leonards: await shop.make.customer(organiser, { firstname: 'Inès', lastname: 'Léonards' }),
  };
  camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: ['2026-07-06'],
  });
  await shop.make.registration(organiser, families.broeck, { availability_id: camp.id });
});
afterAll(() => shop.close());

const find = async (search: string, as = staff) => {
  const { data, resembling } = await shop.office('listOfficeCustomers', { search }, as);
  return { names: data.map(({ name }) => name), resembling };
};

describe('families are found by a name with one slip, and the list says so', () => {
  test.each([
    ['a letter too few', 'broek', 'Anne Van den Broeck'],
    ['a letter too many', 'broeckx', 'Anne Van den Broeck'],
    ['a letter mistaken', 'broeck anna', 'Anne Van den Broeck'],
    ['two letters in the wrong order', 'borecK', 'Anne Van den Broeck'],
    ['accents and a slip', 'Élodei', 'Élodie Léonard'],
    ['several words written as one', 'Vandenbroeck', 'Anne Van den Broeck'],
    ['several words as one, with a slip', 'vandenbroek anne', 'Anne Van den Broeck'],
    ['one word written as several', 'de smet', 'Jef Desmet'],
    ['one word as several, with a slip', 'Jef De Smedt', 'Jef Desmet'],
  ])('%s', async (_, search, name) => {
    expect(await find(search)).toEqual({ names: [name], resembling: true });
  });
});

describe('without a slip nothing is added', () => {
  test.each([
    ['van den broeck', 'Anne Van den Broeck'],
    ['leonards', 'Inès Léonards'],
    ['0479 98 76', 'Anne Van den Broeck'],
  ])('%s', async (search, name) => {
    expect(await find(search)).toEqual({ names: [name], resembling: false });
  });

  test('the beginning of a name is no slip', async () => {
    expect(await find('leonar')).toEqual({
      names: ['Élodie Léonard', 'Inès Léonards'],
      resembling: false,
    });
  });
});

test.each([
  'jfe',
  'xylophone',
  'brockx',
  'lonard eloi',
  'un de ces jours jef desmeet',
  '0479 98 75',
  'a@b.example',
])(
  'nobody is found by %s: a short word, two slips, a sentence, or an unknown name',
  async (search) => {
    expect(await find(search)).toEqual({ names: [], resembling: false });
  },
);

describe('in every search for people', () => {
  test('their participants, their registrations, and the search over everything', async () => {
    const search = 'dubios';
    const participants = await shop.office('listOfficeParticipants', { search }, staff);
    expect([participants.count, participants.resembling]).toEqual([4, true]);
    const registrations = await shop.office('listOfficeRegistrations', { search }, staff);
    expect([registrations.count, registrations.resembling]).toEqual([1, true]);
    const { data } = await shop.office('searchOffice', { search: 'vandenbroek' }, staff);
    expect(data).toMatchObject([
      { kind: 'CUSTOMER', title: 'Anne Van den Broeck' },
      { kind: 'REGISTRATION', title: 'Léa Dubois' },
    ]);
  });

  test.each([
    ['vandenbroek', 'vandenbroek'],
    ['van den broeck', null],
  ])('the preview of a change to all that %s finds says %s', async (search, resembling) => {
    const preview = await shop.office(
      'previewBulkAction',
      {
        action: {
          on: 'CUSTOMERS',
          selection: { by: 'FILTERS', filters: { search } },
          change: { kind: 'TAGS', add: [], remove: ['sud'] },
        },
      },
      staff,
    );
    expect(preview).toMatchObject({ count: 1, resembling });
  });
});

test('nobody of another organiser is found, nor anybody erased', async () => {
  const neighbour = await shop.make.organiser({}, 'localhost');
  const other = await shop.make.collaborator(neighbour, ALL_PERMISSIONS);
  expect(await find('vandenbroek', other)).toEqual({ names: [], resembling: false });
  const erasedFamily = await shop.make.customer(organiser, {
    firstname: 'Zoé',
    lastname: 'Quaghebeur',
  });
  expect((await find('Quagebeur')).names).toEqual(['Zoé Quaghebeur']);
  await shop.office(
    'eraseCustomer',
    { customer: erasedFamily.cuid, confirmation: 'Zoé Quaghebeur' },
    staff,
  );
  expect(await find('Quagebeur')).toEqual({ names: [], resembling: false });
});

test('staff who may not see contacts learn nothing from an address that resembles a name', async () => {
  const karel = await shop.make.customer(organiser, {
    firstname: 'Karel',
    lastname: 'Wouters',
    email: 'peetersen@mail.example',
  });
  const mia = await shop.make.customer(organiser, { firstname: 'Mia', lastname: 'Peeterse' });
  for (const family of [karel, mia])
    await shop.make.registration(organiser, family, { availability_id: camp.id });
  const registrationNames = async (as: { token: string }) => {
    const answer = await shop.office('listOfficeRegistrations', { search: 'peetersen' }, as);
    return { families: answer.data.map((row) => row.customer_name), said: answer.resembling };
  };
  const some = await shop.make.collaborator(organiser, ['registrations.read']);
  expect(await registrationNames(some)).toEqual({ families: ['Mia Peeterse'], said: true });
  expect(await registrationNames(staff)).toEqual({ families: ['Karel Wouters'], said: false });
});

describe('when a new family is entered, families with nearly the same name are shown', () => {
  const similar = async (request: object) => {
    const { data } = await shop.office('listSimilarCustomers', request, staff);
    return data.map(({ name, alike }) => [name, ...alike]);
  };

  test.each([
    ['Ana', 'Van den Broeck', []],
    ['Anne', 'Van den Broek', [['Anne Van den Broeck', 'NEAR_NAME']]],
    ['Anne', 'Vandenbroeck', [['Anne Van den Broeck', 'NEAR_NAME']]],
    ['Vandenbroek', 'Anne', [['Anne Van den Broeck', 'NEAR_NAME']]],
    ['Annie', 'Van den Broeck', [['Anne Van den Broeck', 'NEAR_NAME']]],
    ['Annie', 'Van den Broek', []],
    ['anne', 'van den broeck', [['Anne Van den Broeck', 'NAME']]],
    ['', 'Broeck', []],
  ])('%s %s', async (firstname, lastname, expected) => {
    expect(await similar({ firstname, lastname })).toEqual(expected);
  });

  test('by a child born on the same day; and the likeliest first', async () => {
    await shop.sql(
      "update participants set firstname = 'Noé', lastname = 'Desmet', birthdate = '2018-03-01' where id = $1",
      [families.smet.participant.id],
    );
    const child = {
      participant_firstname: 'Noé',
      participant_lastname: 'De Smedt',
      birthdate: '2018-03-01',
    };
    expect(await similar(child)).toEqual([['Jef Desmet', 'NEAR_PARTICIPANT']]);
    expect(await similar({ ...child, birthdate: '2018-03-02' })).toEqual([]);
    const wish = { ...child, firstname: 'Inès', lastname: 'Léonard' };
    expect(await similar(wish)).toEqual([
      ['Jef Desmet', 'NEAR_PARTICIPANT'],
      ['Inès Léonards', 'NEAR_NAME'],
    ]);
  });
});
