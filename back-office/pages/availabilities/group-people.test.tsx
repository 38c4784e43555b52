import { findField, findPanel } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const answers = {
  getOfficeAvailability: { cuid: 'camp', activity: { cuid: 'a', title: 'Poney' } },
  listAvailabilityCollaborators: { collaborators: [{ cuid: 'sophie', name: 'Sophie Peeters' }] },
};

test('who is in charge of a group is chosen among the team, and kept at once', async () => {
  const tom = { cuid: 'tom', firstname: 'Tom', lastname: 'Maes', active: true };
  const gone = { cuid: 'gone', firstname: 'Lou', lastname: 'Adam', active: false };
  api = openOffice({
    at: '/availabilities/camp',
    answers: {
      ...answers,
      listCollaborators: { count: 2, data: [tom, gone] },
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

test('who may not change it reads who is in charge', async () => {
  api = openOffice({ at: '/availabilities/camp', answers, may: ['availabilities.read'] });
  await findPanel('Poney');
  expect(await screen.findByText('Sophie Peeters')).toBeTruthy();
});
