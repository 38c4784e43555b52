import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  choose as pick,
  findPanel,
  findRows,
  press,
  readable,
  tick,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const camp = {
  cuid: 'camp',
  activity: { cuid: 'circus', title: 'Cirque' },
  location: null,
  start_at: '2026-07-13T07:00:00.000Z',
  dates: 5,
  price: 12000,
  capacity: 12,
  registered: 7,
  status: 'OPEN',
} as const;
const dance = { ...camp, cuid: 'dance', activity: { cuid: 'dance', title: 'Danse' } } as const;
const list_answer = { count: 312, data: [camp, dance] } as const;

const line = {
  cuid: 'camp',
  title: 'Cirque',
  at: '2026-07-13T07:00:00.000Z',
  changes: [{ field: 'price', from: 12000, to: 9900 }],
  refused: null,
} as const;
const preview = {
  count: 2,
  changed: 1,
  unchanged: 0,
  refused: [{ code: 'PRICE_BELOW_DEPOSIT', count: 1 }],
  registrations: 7,
  families: 5,
  overfull: 0,
  clashes: [],
  lines: [
    { ...line, cuid: 'dance', title: 'Danse', changes: [], refused: 'PRICE_BELOW_DEPOSIT' },
    line,
  ],
} as const;
const bulk_action = {
  cuid: 'bulk',
  on: 'AVAILABILITIES',
  kind: 'PRICE',
  state: 'RUNNING',
  count: 2,
  changed: 1,
  unchanged: 0,
  refused: 0,
  families: 0,
  can_undo: false,
} as const;

const open = async (more: Parameters<typeof openOffice>[0]['answers'] = {}) => {
  api = openOffice({
    at: '/availabilities',
    answers: { listOfficeAvailabilities: list_answer, previewBulkAction: preview, ...more },
  });
  await findRows();
};

const choose = (title: string) => tick(new RegExp(`^Choisir : ${title}`));
const bar = () => screen.getByRole('group', { name: 'Actions groupées' });

describe('selection', () => {
  test('selects single rows, the page or all rows found; a click on a checkbox opens nothing', async () => {
    await open();
    expect(screen.queryByRole('group', { name: 'Actions groupées' })).toBeNull();
    choose('Cirque');
    expect(within(bar()).getByRole('status').textContent).toBe('Choisies : 1');
    expect(screen.queryByRole('dialog')).toBeNull();
    tick('Choisir toute la page');
    expect(within(bar()).getByRole('status').textContent).toBe('Choisies : 2');
    await press('Choisir les 312 trouvées');
    expect(within(bar()).getByRole('status').textContent).toBe('Choisies : 312');
    choose('Danse');
    expect(within(bar()).getByRole('status').textContent).toBe('Choisies : 311');
    await press('Fermer ou rouvrir');
    await waitFor(() =>
      expect(api.calls('previewBulkAction')).toMatchObject([
        {
          action: {
            selection: { by: 'FILTERS', filters: { from: '2026-07-06' }, except: ['dance'] },
            change: { kind: 'CLOSED', closed: true },
          },
        },
      ]),
    );
  });

  test('the preview repeats that the rows found only resemble the words', async () => {
    await open({ previewBulkAction: { ...preview, resembling: 'baskte' } });
    tick('Choisir toute la page');
    await press('Choisir les 312 trouvées');
    await press('Fermer ou rouvrir');
    expect(await screen.findByText(/^Rien n’est écrit « baskte »/)).toBeTruthy();
  });

  test('is not offered without any right to change', async () => {
    api = openOffice({
      at: '/availabilities',
      may: ['availabilities.read'],
      answers: { listOfficeAvailabilities: list_answer },
    });
    await findRows();
    expect(screen.queryByRole('checkbox', { name: /^Choisir/ })).toBeNull();
  });
});

describe('a new price', () => {
  const decide = async () => {
    choose('Cirque');
    choose('Danse');
    // a filter of the list has the same name
    await press('Prix', bar());
    const panel = await findPanel('Changer le prix');
    write('Prix', '99', panel);
    return panel;
  };

  test('shows its effect before it starts, then its progress, then its results', async () => {
    await open({ createBulkAction: bulk_action, getBulkAction: bulk_action });
    const panel = await decide();
    await within(panel).findByText('1 date va changer.');
    const text = readable(panel.textContent);
    expect(text).toContain('7 inscriptions de 5 familles y sont et restent telles quelles.');
    expect(text).toContain(
      'Les prix convenus restent : de ce que ces familles doivent ou ont payé, rien ne change.',
    );
    expect(text).toContain('1 reste ainsi : le prix serait plus bas que l’acompte.');
    expect(text).toContain('120,00 € 99,00 €');
    await press('Modifier 1 date', panel);
    expect(await screen.findByText('1 sur 2')).toBeTruthy();
    expect(api.calls('createBulkAction')).toEqual([
      {
        action: {
          on: 'AVAILABILITIES',
          selection: { by: 'CHOSEN', chosen: ['camp', 'dance'] },
          change: { kind: 'PRICE', by: 'SET', price: 9900 },
        },
        count: 2,
      },
    ]);
    expect(screen.queryByRole('group', { name: 'Actions groupées' })).toBeNull();
    const done = { ...bulk_action, state: 'DONE', refused: 1, can_undo: true } as const;
    const undo = { ...done, cuid: 'undo', kind: 'UNDO', can_undo: false } as const;
    api.answer({
      getBulkAction: done,
      listBulkActionLines: { count: 1, data: [{ ...preview.lines[0], state: 'REFUSED' }] },
      undoBulkAction: undo,
    });
    const lists = api.calls('listOfficeAvailabilities').length;
    expect(await screen.findByText('1 date modifiée.')).toBeTruthy();
    expect(await screen.findByText('Restées comme elles étaient')).toBeTruthy();
    await waitFor(() =>
      expect(api.calls('listOfficeAvailabilities').length).toBeGreaterThan(lists),
    );
    api.answer({ getBulkAction: undo });
    await press('Annuler cette action');
    await waitFor(() => expect(api.calls('undoBulkAction')).toEqual([{ bulk_action: 'bulk' }]));
    await waitFor(() => expect(api.calls('getBulkAction').at(-1)).toEqual({ bulk_action: 'undo' }));
  });

  test('a refused action says why, and keeps the input', async () => {
    await open({ createBulkAction: () => refuse('SELECTION_CHANGED') });
    const panel = await decide();
    await within(panel).findByText('1 date va changer.');
    await press('Modifier 1 date', panel);
    expect(await screen.findByText(/La sélection a changé entre-temps/)).toBeTruthy();
    expect(within(panel).getByLabelText('Prix', { selector: 'input[type=text]' })).toBeTruthy();
  });

  test('explains why it cannot be previewed', async () => {
    await open({ previewBulkAction: () => refuse('SELECTION_TOO_LARGE') });
    const panel = await decide();
    expect(await within(panel).findByText(/Plus de 5 000 à la fois/)).toBeTruthy();
    expect(within(panel).getByRole('button', { name: /^Modifier/ })).toHaveProperty(
      'disabled',
      true,
    );
  });
});

test('a period is copied a year later, after a preview with the start of each copy and the days it leaves out', async () => {
  await open({
    previewBulkAction: {
      ...preview,
      changed: 2,
      refused: [],
      registrations: 0,
      families: 0,
      lines: [
        {
          ...line,
          changes: [
            { field: 'start_at', from: line.at, to: '2027-07-12T07:00:00.000Z' },
            { field: 'skipped_days', from: [], to: ['2027-07-21'] },
          ],
        },
      ],
    },
    createBulkAction: { ...bulk_action, kind: 'COPY' },
    getBulkAction: { ...bulk_action, kind: 'COPY', state: 'DONE', changed: 2 },
  });
  choose('Cirque');
  choose('Danse');
  await press('Copier');
  const panel = await findPanel('Copier vers une autre période');
  await within(panel).findByText('2 dates vont être copiées.');
  const text = readable(panel.textContent);
  expect(text).toContain('→ lun. 12 juil. 2027, 9 h');
  expect(text).toContain('sans le 21 juillet 2027');
  tick(/^Fermées aux inscriptions/, panel);
  await within(panel).findByText('2 dates vont être copiées.');
  await press('Copier 2 dates', panel);
  expect(await screen.findByText('2 dates copiées.')).toBeTruthy();
  expect(api.calls('createBulkAction')).toMatchObject([
    {
      action: {
        change: { kind: 'COPY', weeks: 52, holidays_off: true, closed: false },
      },
      count: 2,
    },
  ]);
});

test('registration closes a given number of days before each start', async () => {
  await open({ createBulkAction: { ...bulk_action, kind: 'WINDOW' }, getBulkAction: bulk_action });
  choose('Cirque');
  await press('Période d’inscription');
  const panel = await findPanel('Changer la période d’inscription');
  expect(within(panel).getByRole('button', { name: /^Modifier/ })).toHaveProperty('disabled', true);
  const until = within(panel).getByRole('group', { name: 'Fin des inscriptions' });
  await pick('Fin des inscriptions', 'Des jours avant le début', until);
  write('Jours avant le début', '3', until);
  await within(panel).findByText('1 date va changer.');
  await press('Modifier 1 date', panel);
  await waitFor(() =>
    expect(api.calls('createBulkAction')).toMatchObject([
      {
        action: {
          change: { kind: 'WINDOW', closes: { by: 'BEFORE_START', days: 3, time: '18:00' } },
        },
      },
    ]),
  );
});

test('a day is closed in the calendar, with an e-mail that is previewed before it is sent', async () => {
  api = openOffice({
    at: '/calendar',
    answers: {
      listCalendarDates: {
        monday: '2026-07-06',
        dates: [
          { cuid: 'monday', availability: 'camp', activity: camp.activity, day: '2026-07-07' },
        ],
      },
      previewBulkAction: { ...preview, changed: 2, refused: [], lines: [] },
      createBulkAction: { ...bulk_action, on: 'DATES', kind: 'CLOSED' },
      getBulkAction: { ...bulk_action, on: 'DATES', kind: 'CLOSED' },
    },
  });
  const close = await screen.findByRole('button', { name: /^Fermer ce jour… · mar. 7/ });
  expect(screen.getAllByRole('button', { name: /^Fermer ce jour/ })).toHaveLength(1);
  fireEvent.click(close);
  const panel = await findPanel('Fermer ou rouvrir aux inscriptions');
  await within(panel).findByText(/^2 jours vont changer/);
  tick(/^Prévenir les familles/, panel);
  expect(within(panel).getByRole('button', { name: /^Fermer \(2\)/ })).toHaveProperty(
    'disabled',
    true,
  );
  write('Objet (français)', 'Pas de stage mardi', panel);
  write('Message (français)', 'La salle est fermée.', panel);
  const letter = within(panel).getByRole('region', { name: 'L’e-mail' });
  expect(readable(letter.textContent)).toContain('Pas de stage mardi');
  await press('Fermer (2) et écrire à 5 familles', panel);
  await waitFor(() =>
    expect(api.calls('createBulkAction')).toEqual([
      {
        action: {
          on: 'DATES',
          selection: {
            by: 'FILTERS',
            filters: { from: '2026-07-07', until: '2026-07-07' },
            except: [],
          },
          change: {
            kind: 'CLOSED',
            closed: true,
            takes_place: false,
            give_back: null,
            message: {
              subject: { fr: 'Pas de stage mardi', en: '' },
              text: { fr: 'La salle est fermée.', en: '' },
            },
          },
        },
        count: 2,
      },
    ]),
  );
});

test('the places of a whole day are changed in the calendar', async () => {
  api = openOffice({
    at: '/calendar',
    answers: {
      listCalendarDates: {
        monday: '2026-07-06',
        dates: [
          { cuid: 'monday', availability: 'camp', activity: camp.activity, day: '2026-07-07' },
        ],
      },
      previewBulkAction: { ...preview, changed: 2, refused: [], lines: [] },
      createBulkAction: { ...bulk_action, on: 'DATES', kind: 'CAPACITY' },
      getBulkAction: { ...bulk_action, on: 'DATES', kind: 'CAPACITY' },
    },
  });
  fireEvent.click(
    await screen.findByRole('button', { name: /^Changer les places de ce jour… · mar. 7/ }),
  );
  const panel = await findPanel('Changer le nombre de places');
  write('Nombre de places', '8', panel);
  await within(panel).findByText(/^2 jours vont changer/);
  await press('Modifier 2 jours', panel);
  await waitFor(() =>
    expect(api.calls('createBulkAction')).toMatchObject([
      {
        action: {
          on: 'DATES',
          selection: { filters: { from: '2026-07-07', until: '2026-07-07' } },
          change: { kind: 'CAPACITY', by: 'SET', capacity: 8 },
        },
        count: 2,
      },
    ]),
  );
});
