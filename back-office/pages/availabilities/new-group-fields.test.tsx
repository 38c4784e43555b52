import {
  choose,
  findField,
  findPanel,
  press,
  readable,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const clash = {
  start_at: '2026-07-06T07:00:00.000Z',
  end_at: '2026-07-06T14:00:00.000Z',
  because: 'COLLABORATOR',
  name: 'Tom Maes',
  excludes: false,
  other: {
    kind: 'DATE',
    availability: 'pony',
    title: 'Poney',
    start_at: '2026-07-06T08:00:00.000Z',
    end_at: '2026-07-06T09:00:00.000Z',
    registered: 4,
  },
} as const;
const answers = {
  getOfficeActivity: { cuid: 'circus', title: { fr: 'Cirque', en: 'Circus' } },
  listCollaborators: {
    count: 1,
    data: [{ cuid: 'tom', firstname: 'Tom', lastname: 'Maes', active: true }],
  },
  listOfficeResources: { count: 1, data: [{ cuid: 'hall', name: 'Grande salle' }] },
  createAvailability: { cuid: 'made' },
  createAvailabilitySeries: { created: 1 },
};

test('a clash of a collaborator is shown before the date is created, and does not prevent it', async () => {
  api = openOffice({
    at: '/availabilities/new?activity=circus',
    answers: { ...answers, previewNewDates: { clashes: [clash] } },
  });
  const panel = await findPanel('Nouvelle date');
  expect(api.calls('previewNewDates')).toEqual([]);
  await choose('Animateurs', 'Tom Maes', panel);
  await within(panel).findByText('En même temps');
  expect(readable(panel.textContent)).toContain('Poney');
  expect(api.calls('previewNewDates').at(-1)).toEqual({
    dates: [{ day: '2026-07-06', start_time: '09:00', end_time: '16:00' }],
    attached: ['tom'],
    resources: [],
  });
  await press('Créer', panel);
  await waitFor(() =>
    expect(api.calls('createAvailability')).toMatchObject([{ attached: ['tom'], resources: [] }]),
  );
});

test('a chosen collaborator and a chosen hall keep their names while another is searched for', async () => {
  const lou = { cuid: 'lou', firstname: 'Lou', lastname: 'Adam', active: true };
  const court = { cuid: 'court', name: 'Court 2' };
  api = openOffice({
    at: '/availabilities/new?activity=circus',
    answers: {
      ...answers,
      listCollaborators: ({ search }) =>
        search === 'lou' ? { count: 1, data: [lou] } : answers.listCollaborators,
      listOfficeResources: ({ search }) =>
        search === 'court' ? { count: 1, data: [court] } : answers.listOfficeResources,
    },
  });
  const panel = await findPanel('Nouvelle date');
  await choose('Animateurs', 'Tom Maes', panel);
  fireEvent.change(await findField('Animateurs', panel), { target: { value: 'lou' } });
  expect(await screen.findByRole('option', { name: 'Lou Adam' })).toBeTruthy();
  expect(within(panel).getByText('Tom Maes')).toBeTruthy();
  expect(within(panel).queryByText('tom')).toBeNull();
  const label = 'Salle, terrain ou matériel nécessaire';
  await choose(label, 'Grande salle', panel);
  fireEvent.change(await findField(label, panel), { target: { value: 'court' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Court 2' }));
  expect(within(panel).getByText('Grande salle')).toBeTruthy();
  expect(within(panel).getByText('Court 2')).toBeTruthy();
});

test('a series shows clashes with its preview, including those of resources, and says when there are none', async () => {
  api = openOffice({
    at: '/availabilities/series?activity=circus',
    answers: {
      ...answers,
      previewAvailabilitySeries: {
        availabilities: [
          {
            dates: [
              {
                day: '2026-07-13',
                start_at: '2026-07-13T07:00:00.000Z',
                end_at: '2026-07-13T14:00:00.000Z',
              },
            ],
          },
        ],
        skipped_days: [],
        holidays: [],
        clashes: [],
      },
    },
  });
  const panel = await findPanel('Nouvelle série');
  await within(panel).findByText('1 date à vendre, 1 jour');
  const nowhere = 'Aucun animateur ni aucune salle n’est pris ailleurs.';
  expect(within(panel).queryByText(nowhere)).toBeNull();
  await choose('Salle, terrain ou matériel nécessaire', 'Grande salle', panel);
  await within(panel).findByText(nowhere);
  await waitFor(() =>
    expect(api.calls('previewAvailabilitySeries').at(-1)).toMatchObject({ resources: ['hall'] }),
  );
});

test('with the right to create dates but not to change them, no collaborators can be chosen', async () => {
  api = openOffice({
    at: '/availabilities/new?activity=circus',
    answers,
    may: ['availabilities.create', 'availabilities.read', 'activities.read', 'collaborators.read'],
  });
  const panel = await findPanel('Nouvelle date');
  await within(panel).findByText('Jours');
  expect(within(panel).queryByLabelText('Animateurs')).toBeNull();
  expect(within(panel).queryByLabelText('Salle, terrain ou matériel nécessaire')).toBeNull();
});
