import {
  address,
  choose,
  findRows,
  rows,
  search,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const circus = {
  cuid: 'circus',
  title: 'Cirque',
  published: true,
  age_minimum: 6,
  age_maximum: 10,
  default_price: 12000,
  categories: ['Arts', 'Été'],
  picture: '/pictures/stage/circus.svg',
  open_availabilities: 3,
  next_start_at: '2026-07-13T07:00:00.000Z',
};
const clay = {
  ...circus,
  cuid: 'clay',
  title: 'Poterie',
  published: false,
  age_minimum: null,
  age_maximum: null,
  categories: [],
  open_availabilities: 0,
  next_start_at: null,
};
const answer = { count: 2, data: [circus, clay] };
const categories = {
  data: [
    {
      cuid: 'kind',
      title: { fr: 'Discipline', en: 'Discipline' },
      categories: [{ cuid: 'arts', title: { fr: 'Arts', en: 'Arts' } }],
    },
  ],
};

test.each([
  ['fr', 'de 6 à 10 ans', '120,00 €', 'lun. 13 juil. 2026', 'Publiée', 'Non publiée'],
  ['en', '6–10', '€120.00', 'Mon 13 Jul 2026', 'Published', 'Not published'],
] as const)('%s: the list shows title, ages, price and next date', async (...words) => {
  const [language, ages, price, next, published, unpublished] = words;
  api = openOffice({ at: '/activities', language, answers: { listOfficeActivities: answer } });
  const [first, second] = await findRows();
  expect(first?.map((cell) => cell.replace(',', ''))).toEqual([
    'Cirque',
    'Arts Été',
    expect.stringContaining(ages),
    price.replace(',', ''),
    '3',
    next,
    published,
  ]);
  expect(second).toEqual(['Poterie', '', '', price, '0', '', unpublished]);
});

test('is filtered by category and by publication', async () => {
  api = openOffice({
    at: '/activities',
    answers: { listOfficeActivities: answer, listOfficeCategories: categories },
  });
  await findRows();
  await choose('Toutes les catégories', 'Arts');
  await choose('Toutes', 'Non publiée');
  await waitFor(() => expect(address()).toBe('/activities?category=arts&published=false'));
  await waitFor(() =>
    expect(api.calls('listOfficeActivities').at(-1)).toMatchObject({
      category: 'arts',
      published: false,
    }),
  );
});

test('a search is sent, and its results replace the rows', async () => {
  api = openOffice({
    at: '/activities',
    answers: {
      listOfficeActivities: ({ search: words }) =>
        words === 'pot' ? { count: 1, data: [clay] } : answer,
    },
  });
  await findRows();
  await search('Rechercher', 'pot');
  await waitFor(() => expect(rows().map(([title]) => title)).toEqual(['Poterie']));
});

test('each row opens its page, whose back link returns to the same list', async () => {
  api = openOffice({
    at: '/activities?published=true',
    answers: {
      listOfficeActivities: answer,
      getOfficeActivity: { cuid: 'circus', title: { fr: 'Cirque', en: 'Circus' } },
    },
  });
  await findRows();
  fireEvent.click(screen.getByText('Cirque'));
  await screen.findByRole('heading', { level: 1, name: 'Cirque' });
  expect(address()).toBe('/activities/circus/overview');
  fireEvent.click(document.querySelector('.office-back') ?? document);
  await waitFor(() => expect(address()).toBe('/activities?published=true'));
});
