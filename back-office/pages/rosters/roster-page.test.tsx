import {
  address,
  choose,
  columns,
  findPanel,
  findRows,
  press,
  valueOf,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { seeOnAPhone } from '@ribambelle/testing/office/narrow-screens.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const lea = {
  cuid: 'lea',
  start_at: '2026-07-07T07:00:00.000Z',
  end_at: '2026-07-07T14:00:00.000Z',
  activity_title: 'Cirque',
  location: 'Grande salle',
  participant_name: 'Léa Dubois',
  age: 9,
  details: 'Allergies : arachides',
  more: [{ column: 'field-allergies', title: 'Allergies', content: 'arachides', health: true }],
  customer_name: 'Anne Dubois',
  phone: '0470 12 34 56',
  owed_amount: 1_800,
} as const;
const hall = {
  ...lea,
  kind: 'BOOKING',
  cuid: 'hall',
  activity_title: 'Salle bleue',
  participant_name: 'Léa Dubois, Lou Dubois',
} as const;
const list_answer = { count: 1, data: [lea] } as const;

test('starts with today; tomorrow stays relative in the address, and any day can be chosen', async () => {
  api = openOffice({ at: '/roster', answers: { listRoster: list_answer } });
  expect(await findRows()).toEqual([
    [
      '9 h',
      '16 h',
      'Cirque',
      'Grande salle',
      'Léa Dubois',
      '9',
      'Allergies : arachides',
      'Anne Dubois',
      '0470 12 34 56',
      expect.stringMatching(/^18,00/u),
    ],
  ]);
  expect(api.calls('listRoster')[0]).toMatchObject({ day: '2026-07-06' });
  fireEvent.click(screen.getByRole('radio', { name: 'Demain' }));
  await waitFor(() => expect(address()).toBe('/roster?day=tomorrow'));
  await waitFor(() => expect(api.calls('listRoster').at(-1)).toMatchObject({ day: '2026-07-07' }));
  await screen.findByRole('heading', { name: /^Liste du mar. 7 juil. 2026$/ });
  expect(valueOf('Jour')).toBe('2026-07-07');
  write('Jour', '2026-07-10');
  await waitFor(() => expect(api.calls('listRoster').at(-1)).toMatchObject({ day: '2026-07-10' }));
});

test('a row opens its registration beside the list', async () => {
  api = openOffice({
    at: '/roster?day=tomorrow',
    answers: {
      listRoster: list_answer,
      getOfficeRegistration: { cuid: 'lea', participant_name: 'Léa', activity_title: 'Jonglerie' },
    },
  });
  await findRows();
  fireEvent.click(screen.getByText('Cirque'));
  await findPanel('Léa · Jonglerie');
  expect(address()).toBe('/roster/lea?day=tomorrow');
  await press('Fermer');
  await waitFor(() => expect(address()).toBe('/roster?day=tomorrow'));
});

test('a booking is listed too, and opens beside the list', async () => {
  api = openOffice({
    at: '/roster',
    answers: {
      listRoster: { count: 2, data: [lea, hall] },
      getOfficeBooking: { cuid: 'hall', resource: { cuid: 'room', name: 'Salle bleue' } },
    },
  });
  expect((await findRows())[1]).toContain('Léa Dubois, Lou Dubois');
  fireEvent.click(screen.getByText('Salle bleue'));
  await findPanel('Salle bleue');
  expect(address()).toBe('/roster/bookings/hall');
  await waitFor(() =>
    expect(document.querySelector('tr.current')?.textContent).toContain('Salle bleue'),
  );
  await press('Fermer');
  await waitFor(() => expect(address()).toBe('/roster'));
});

test('can show bookings only, with the right to see them', async () => {
  api = openOffice({ at: '/roster', answers: { listRoster: list_answer } });
  await findRows();
  await choose('Inscriptions et réservations', 'Réservation');
  await waitFor(() => expect(api.calls('listRoster').at(-1)).toMatchObject({ kind: 'BOOKING' }));
  closeOffice(api);
  api = openOffice({
    at: '/roster',
    may: ['registrations.read'],
    answers: { listRoster: list_answer },
  });
  await findRows();
  expect(screen.queryByText('Inscriptions et réservations')).toBeNull();
  expect(screen.queryByPlaceholderText('Inscriptions et réservations')).toBeNull();
});

test('on a phone the day is outside the folded filters, and does not count as a filter', async () => {
  seeOnAPhone();
  api = openOffice({ at: '/roster?day=tomorrow', answers: { listRoster: list_answer } });
  expect(await screen.findByRole('radio', { name: 'Demain' })).toHaveProperty('checked', true);
  expect(valueOf('Jour')).toBe('2026-07-07');
  const filter_button = screen.getByRole('button', { name: 'Filtrer' });
  expect(filter_button.getAttribute('aria-expanded')).toBe('false');
});

test('says when nobody is expected on a day, tomorrow too', async () => {
  api = openOffice({ at: '/roster?day=tomorrow', answers: { listRoster: { count: 0, data: [] } } });
  expect(await screen.findByText('Personne n’est attendu ce jour-là.')).toBeTruthy();
});

test('all rows are printed, page by page, with the current columns', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({ ...lea, cuid: `child-${at}` }));
  api = openOffice({
    at: '/roster',
    answers: {
      listRoster: ({ page_number, page_size }) => ({
        count: rows.length,
        data: rows.slice((page_number - 1) * page_size, page_number * page_size),
      }),
    },
  });
  await findRows();
  const row_counts: number[] = [];
  const print = () => {
    row_counts.push(document.querySelectorAll('.office-print tbody tr').length);
  };
  Object.assign(window, { print });
  const column_names = columns();
  await press('Colonnes');
  await press('Imprimer toute la liste');
  await waitFor(() => expect(row_counts).toEqual([120]));
  expect(column_names).toHaveLength(10);
  await waitFor(() => expect(document.querySelector('.office-print')).toBeNull());
});

const more_columns = [
  { column: 'field-pickup', title: 'Qui vient chercher', content: 'Mamie', health: false },
  { column: 'field-allergies', title: 'Allergies', content: 'arachides', health: true },
  { column: 'question-swims', title: 'Sait nager', content: 'non', health: false },
];
const day = {
  groups: [],
  columns: [
    { name: 'question-swims', title: 'Sait nager', source: 'question', health: false },
    { name: 'option-meal', title: 'Repas', source: 'option', health: false },
  ],
} as const;

test('answers and options of the day can be columns, in the address; the signature column comes last', async () => {
  api = openOffice({
    at: '/roster?columns=participant,question-swims,signature,option-elsewhere',
    answers: {
      listRoster: { count: 1, data: [{ ...lea, more: more_columns }] },
      getRosterDay: day,
    },
  });
  await waitFor(() => expect(columns()).toEqual(['Participant', 'Sait nager', 'Signature']));
  expect(await findRows()).toEqual([['Léa Dubois', 'non', '']]);
  await press('Colonnes');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Repas' }));
  await waitFor(() =>
    expect(address()).toBe(
      '/roster?columns=participant,question-swims,option-meal,signature,option-elsewhere',
    ),
  );
});

test('health details come first and in red, and nothing else does', async () => {
  api = openOffice({
    at: '/roster',
    answers: {
      listRoster: { count: 1, data: [{ ...lea, more: more_columns }] },
      getRosterDay: day,
    },
  });
  await findRows();
  const red = [...document.querySelectorAll('td span[class*="health"]')];
  expect(red.map(({ textContent }) => textContent)).toEqual(['Allergies : arachides']);
  expect(red[0]?.closest('td')?.textContent).toBe(
    'Allergies : arachides · Qui vient chercher : Mamie',
  );
});

test('the day is printed by group: a sheet each, with a heading, and without columns that repeat it', async () => {
  const circus = {
    date_id: 7,
    start_at: lea.start_at,
    end_at: lea.end_at,
    activity_title: 'Cirque',
    location: 'Grande salle',
    coaches: ['Léo Petit'],
    registered: 2,
  };
  const rows = [
    { ...lea, date_id: 7 },
    { ...lea, cuid: 'tom', date_id: 7, participant_name: 'Tom Dubois' },
    hall,
  ];
  api = openOffice({
    at: '/roster?day=2026-07-07',
    answers: {
      listRoster: { count: 3, data: rows },
      getRosterDay: { groups: [circus], columns: [] },
    },
  });
  await findRows();
  const papers: string[] = [];
  const print = () => {
    const { paper } = document.querySelector<HTMLElement>('.office-print')?.dataset ?? {};
    papers.push(
      paper ?? '',
      ...[...document.querySelectorAll('.office-print section')].map((section) => {
        const heads = [...section.querySelectorAll('th')].map(({ textContent }) => textContent);
        return `${heads.slice(0, 3).join(' | ')} | ${section.querySelectorAll('tbody tr').length}`;
      }),
    );
  };
  Object.assign(window, { print });
  await press('Sur papier');
  fireEvent.click(screen.getByRole('radio', { name: 'A4 paysage' }));
  await press('Imprimer les feuilles');
  await waitFor(() => expect(papers).toHaveLength(3));
  expect(papers[0]).toBe('landscape');
  expect(papers[1]).toMatch(
    /^Cirque9\sh – 16\sh · Grande salle · avec Léo Petit · 2 participants \| Participant \| Âge \| 2$/u,
  );
  expect(papers[2]).toMatch(/^Salle bleue.*\| 1$/u);
  await waitFor(() => expect(document.querySelector('.office-print')).toBeNull());
});

test('badges are made of the filtered day, with the right to', async () => {
  api = openOffice({
    at: '/roster?day=2026-07-07&search=lea',
    answers: {
      listRoster: list_answer,
      getRosterDay: day,
      checkBadges: {
        unprinted: [{ sign: '🦄', names: ['Léa 🦄 Dubois'] }],
        cut: [],
        without_code: 'A B C D E F G H I J'.split(' '),
      },
    },
  });
  await findRows();
  await press('Sur papier');
  fireEvent.click(await screen.findByRole('radio', { name: /^Cartes 85/u }));
  await screen.findByText('Ces signes ne s’impriment pas : 🦄 (Léa 🦄 Dubois).');
  await screen.findByText(/fiche du participant : A, B, C, D, E, F, G, H et 2 autres\./u);
  await waitFor(() =>
    expect(api.calls('checkBadges').at(-1)).toEqual({
      day: '2026-07-07',
      search: 'lea',
      layout: 'CARDS',
    }),
  );
  fireEvent.click(screen.getByRole('checkbox', { name: /santé/u }));
  const link = screen.getByRole('link', { name: 'Ouvrir les badges (PDF)' });
  expect(link.getAttribute('href')).toBe(
    '/api/back-office/badges?day=2026-07-07&search=lea&layout=CARDS&health=true&inline=true',
  );
  closeOffice(api);
  api = openOffice({
    at: '/roster',
    may: ['registrations.read'],
    answers: { listRoster: list_answer },
  });
  await findRows();
  await press('Sur papier');
  await screen.findByRole('button', { name: 'Imprimer les feuilles' });
  expect(screen.queryByRole('link', { name: 'Ouvrir les badges (PDF)' })).toBeNull();
});
