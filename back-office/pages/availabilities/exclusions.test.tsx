import { findField, findPanel, press } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const lesson = {
  cuid: 'alone',
  activity: { cuid: 'a', title: 'Leçon particulière' },
  start_at: '2026-07-13T07:00:00.000Z',
  end_at: '2026-07-13T08:00:00.000Z',
  dates: [],
};
const duo = {
  cuid: 'duo',
  activity: { cuid: 'b', title: 'Leçon en duo' },
  start_at: '2026-07-13T07:00:00.000Z',
};
const overlap = {
  date: 'monday',
  start_at: '2026-07-13T07:00:00.000Z',
  end_at: '2026-07-13T08:00:00.000Z',
  taken: 'OTHER',
  other: {
    availability: 'duo',
    booking: null,
    title: 'Leçon en duo',
    start_at: '2026-07-13T07:00:00.000Z',
    end_at: '2026-07-13T08:00:00.000Z',
    registered: 1,
  },
  because: 'SYNCHRONISED',
  name: '',
} as const;
const nothing = { resources: [], synchronised: [], collaborators: [], overlaps: [] };
const answers = {
  getOfficeAvailability: lesson,
  getAvailabilityExclusions: nothing,
  listOfficeResources: { count: 1, data: [{ cuid: 'hall', name: 'Grande salle' }] },
};

test('synchronised availabilities: the dates they take off sale are shown before saving', async () => {
  api = openOffice({
    at: '/availabilities/alone',
    answers: {
      ...answers,
      listOfficeAvailabilities: { count: 1, data: [duo] },
      previewAvailabilityExclusions: { overlaps: [overlap] },
      updateAvailabilityExclusions: { message: null },
    },
  });
  const panel = await findPanel('Leçon particulière');
  fireEvent.click(await findField('Même heure, vendue autrement'));
  fireEvent.click(await screen.findByRole('option', { name: /^Leçon en duo/ }));
  expect(
    await screen.findByText('lun. 13 juil. : plus à vendre, car il y a Leçon en duo, 9 h.'),
  ).toBeTruthy();
  expect(api.calls('updateAvailabilityExclusions')).toEqual([]);
  const section = panel.querySelector('#exclusions');
  if (!(section instanceof HTMLElement)) throw new Error('Nothing is shared');
  await press('Enregistrer ce qui s’exclut', section);
  await waitFor(() =>
    expect(api.calls('updateAvailabilityExclusions')).toEqual([
      {
        availability: 'alone',
        resources: { attached: [], detached: [] },
        collaborators: { occupied: [], free: [] },
        synchronised: { attached: ['duo'], detached: [] },
      },
    ]),
  );
});

test('a needed resource: says when nothing else takes it at the same time', async () => {
  api = openOffice({
    at: '/availabilities/alone',
    answers: { ...answers, previewAvailabilityExclusions: { overlaps: [] } },
  });
  await findPanel('Leçon particulière');
  fireEvent.click(await findField('Salle, terrain ou matériel nécessaire'));
  fireEvent.click(await screen.findByRole('option', { name: 'Grande salle' }));
  expect(await screen.findByText('Rien n’est pris au même moment.')).toBeTruthy();
  expect(api.calls('previewAvailabilityExclusions').at(-1)).toMatchObject({
    resources: { attached: [{ resource: 'hall', date: null }], detached: [] },
  });
});

test('a booked resource: the date is not for sale, and the panel says why', async () => {
  const booked_overlap = {
    ...overlap,
    because: 'RESOURCE',
    name: 'Grande salle',
    other: { ...overlap.other, availability: null, booking: 'cbooking', title: '', registered: 0 },
  } as const;
  api = openOffice({
    at: '/availabilities/alone',
    answers: { ...answers, getAvailabilityExclusions: { ...nothing, overlaps: [booked_overlap] } },
  });
  await findPanel('Leçon particulière');
  expect(
    await screen.findByText(
      'lun. 13 juil. : plus à vendre, car il y a une réservation, 9 h (Grande salle).',
    ),
  ).toBeTruthy();
});

test('without the right to change exclusions, the reason why a date is not for sale is shown', async () => {
  api = openOffice({
    at: '/availabilities/alone',
    answers: {
      ...answers,
      getAvailabilityExclusions: {
        ...nothing,
        synchronised: [{ cuid: 'duo', title: 'Leçon en duo', start_at: duo.start_at }],
        overlaps: [{ ...overlap, because: 'RESOURCE', name: 'Grande salle' }],
      },
    },
    may: ['availabilities.read'],
  });
  await findPanel('Leçon particulière');
  expect(
    await screen.findByText(
      'lun. 13 juil. : plus à vendre, car il y a Leçon en duo, 9 h (Grande salle).',
    ),
  ).toBeTruthy();
  expect(screen.queryByLabelText('Même heure, vendue autrement')).toBeNull();
});
