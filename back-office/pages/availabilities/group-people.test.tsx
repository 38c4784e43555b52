import {
  actionsIn,
  findField,
  findPanel,
  press,
  readable,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const tom = { cuid: 'tom', firstname: 'Tom', lastname: 'Maes', active: true };
const answers = {
  getOfficeAvailability: { cuid: 'camp', activity: { cuid: 'a', title: 'Poney' } },
  listAvailabilityCollaborators: { collaborators: [{ cuid: 'sophie', name: 'Sophie Peeters' }] },
};

test('the collaborators of a group are chosen from the team, and saved at once', async () => {
  const former = { cuid: 'gone', firstname: 'Lou', lastname: 'Adam', active: false };
  api = openOffice({
    at: '/availabilities/camp',
    answers: {
      ...answers,
      listCollaborators: { count: 2, data: [tom, former] },
      updateAvailabilityCollaborators: { message: null },
    },
  });
  await findPanel('Poney');
  fireEvent.click(await findField('Animateurs'));
  fireEvent.click(await screen.findByRole('option', { name: 'Tom Maes' }));
  expect(screen.queryByRole('option', { name: 'Lou Adam' })).toBeNull();
  await waitFor(() =>
    expect(api.calls('updateAvailabilityCollaborators')).toEqual([
      { availability: 'camp', attached: ['tom'], detached: [] },
    ]),
  );
});

test('a collaborator beyond the offered ones is found by typing', async () => {
  api = openOffice({
    at: '/availabilities/camp',
    answers: {
      ...answers,
      listCollaborators: ({ search }) =>
        search === 'maes' ? { count: 1, data: [tom] } : { count: 140, data: [] },
    },
  });
  await findPanel('Poney');
  fireEvent.click(await findField('Animateurs'));
  fireEvent.change(await findField('Animateurs'), { target: { value: 'maes' } });
  expect(await screen.findByRole('option', { name: 'Tom Maes' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Sophie Peeters' })).toBeNull();
  expect(screen.getByText('Sophie Peeters')).toBeTruthy();
  fireEvent.change(await findField('Animateurs'), { target: { value: 'maez' } });
  expect(await screen.findByText('Aucun résultat.')).toBeTruthy();
});

test('without the right to change them, the collaborators are shown', async () => {
  api = openOffice({ at: '/availabilities/camp', answers, may: ['availabilities.read'] });
  await findPanel('Poney');
  expect(await screen.findByText('Sophie Peeters')).toBeTruthy();
});

describe('the stand-in on a date', () => {
  const monday = {
    cuid: 'monday',
    start_at: '2026-07-13T07:00:00.000Z',
    end_at: '2026-07-13T14:00:00.000Z',
  };
  const tuesday = {
    cuid: 'tuesday',
    start_at: '2026-07-14T07:00:00.000Z',
    end_at: '2026-07-14T14:00:00.000Z',
  };
  const lea = { cuid: 'lea', name: 'Léa Lambert' };
  const group_answers = {
    getOfficeAvailability: { ...answers.getOfficeAvailability, dates: [monday, tuesday] },
    listAvailabilityCollaborators: {
      ...answers.listAvailabilityCollaborators,
      dates: [{ date: 'tuesday', collaborators: [lea] }],
    },
  };

  test('is shown beside its hours, chosen from the team, and saved at once', async () => {
    api = openOffice({
      at: '/availabilities/camp',
      answers: {
        ...group_answers,
        listCollaborators: { count: 1, data: [tom] },
        updateDateCollaborators: { message: null },
      },
    });
    const panel = await findPanel('Poney');
    await waitFor(() =>
      expect(readable(panel.textContent)).toContain('mar. 14 juil. 9 h–16 h · Léa Lambert'),
    );
    expect(readable(panel.textContent)).not.toContain('lun. 13 juil. 9 h–16 h ·');
    await press('Qui remplace le mar. 14 juil.', panel);
    fireEvent.click(await findField('Qui remplace le mar. 14 juil.', panel));
    fireEvent.click(await screen.findByRole('option', { name: 'Tom Maes' }));
    await waitFor(() =>
      expect(api.calls('updateDateCollaborators')).toEqual([
        { availability: 'camp', date: 'tuesday', attached: ['tom'], detached: [] },
      ]),
    );
  });

  test('is shown, and cannot be chosen without the right to change it', async () => {
    api = openOffice({
      at: '/availabilities/camp',
      answers: group_answers,
      may: ['availabilities.read'],
    });
    const panel = await findPanel('Poney');
    await waitFor(() => expect(readable(panel.textContent)).toContain('Léa Lambert'));
    expect(actionsIn(panel).filter((name) => name.startsWith('Qui remplace'))).toEqual([]);
  });
});
