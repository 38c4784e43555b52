import { findPanel, press } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const lesson = (cuid: string, free: number | null) => ({
  id: 1,
  cuid,
  start_at: '2026-07-08T07:00:00.000Z',
  end_at: '2026-07-08T08:00:00.000Z',
  location: null,
  dates: [],
  registration: null,
  free,
  price: 2500,
});
const registration_request = {
  cuid: 'asked',
  status: 'PENDING' as const,
  participant: { cuid: 'noe', fullname: 'Noé Lambert' },
  customer: { cuid: 'ines', fullname: 'Inès Lambert' },
  activity: { cuid: 'dance', title: 'Flamenco' },
  availabilities: [lesson('monday', 3), lesson('tuesday', 0)],
  order: null,
};

async function open(request: object = registration_request) {
  api = openOffice({
    at: '/registration-requests/asked',
    answers: {
      getOfficeRegistrationRequest: request,
      approveRegistrationRequest: {},
      rejectRegistrationRequest: {},
    },
  });
  return findPanel('Noé Lambert · Flamenco');
}

const dialogOf = async (title: RegExp) => screen.findByRole('dialog', { name: title });

test('is approved without its full date, with a message to the family', async () => {
  const panel = await open();
  expect(within(panel).getByText('complet')).toBeDefined();
  await press('Accepter', panel);
  const dialog = await dialogOf(/Accepter la demande de Noé/u);
  expect(within(dialog).getByText(/25,00/u)).toBeDefined();
  fireEvent.change(within(dialog).getByLabelText(/Message à la famille/u), {
    target: { value: 'Mardi est complet.' },
  });
  await press('Accepter', dialog);
  await waitFor(() =>
    expect(api.calls('approveRegistrationRequest')).toEqual([
      { request: 'asked', availabilities: ['monday'], message: 'Mardi est complet.' },
    ]),
  );
});

test('shows the conditions that are not met, the dates or the request at fault, and whether they are optional', async () => {
  const { start_at } = lesson('monday', 3);
  const broken = [
    {
      cuid: 'day',
      label: 'Une leçon par jour',
      type: 'registrations.count.maximum' as const,
      optional: true,
      availabilities: [{ cuid: 'tuesday', start_at }],
    },
    {
      cuid: 'two',
      label: 'Deux lieux',
      type: 'locations.count.minimum' as const,
      optional: false,
      availabilities: [],
    },
  ];
  const panel = await open({ ...registration_request, broken });
  expect(within(panel).getByText('Une leçon par jour')).toBeDefined();
  expect(within(panel).getByText('facultative')).toBeDefined();
  expect(within(panel).getByText('par la demande entière')).toBeDefined();
  expect(within(panel).getByText('obligatoire')).toBeDefined();
});

test('is rejected with a reason', async () => {
  const panel = await open();
  await press('Refuser', panel);
  const dialog = await dialogOf(/Refuser la demande de Noé/u);
  fireEvent.change(within(dialog).getByLabelText(/Explication/u), {
    target: { value: 'Le groupe est complet.' },
  });
  await press('Refuser', dialog);
  await waitFor(() =>
    expect(api.calls('rejectRegistrationRequest')).toEqual([
      { request: 'asked', message: 'Le groupe est complet.' },
    ]),
  );
});

test('is read-only once it is decided', async () => {
  const panel = await open({
    ...registration_request,
    status: 'REJECTED',
    message: 'Le groupe est complet.',
  });
  expect(within(panel).getByText('Le groupe est complet.')).toBeDefined();
  expect(within(panel).queryByRole('button', { name: 'Accepter' })).toBeNull();
});
