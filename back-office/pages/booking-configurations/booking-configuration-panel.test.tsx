import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  actionsIn,
  address,
  findField,
  findPanel,
  press,
  readable,
  tick,
  valueOf,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const courts = {
  cuid: 'courts',
  name: 'Terrains',
  prices: [{ duration: 3_600, amount: 1_800 }],
  opening_hours: [{ weekday: 6, opens: '18:00', closes: '24:00' }],
  exceptions: [],
  minimum_participants: 1,
  maximum_participants: 4,
  granularity_minutes: 30,
  buffer_minutes: 0,
  notice_minutes: 60,
  horizon_days: 30,
  crosses_days: false,
  resources: 0,
} as const;

const open = async (
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at: '/booking-configurations/courts',
    answers: { getBookingConfiguration: courts, ...more },
    ...(may === undefined ? {} : { may }),
  });
  return findPanel('Terrains');
};

test('a new one is for one hour, every day from 9 to 21, by default', async () => {
  api = openOffice({
    at: '/booking-configurations/new',
    answers: { createBookingConfiguration: { cuid: 'new' } },
  });
  const panel = await findPanel('Nouveau réglage de réservation');
  await findField('Nom', panel);
  write('Nom', 'Salles', panel);
  write('Prix', '12,50', panel);
  await press('Créer', panel);
  await waitFor(() => expect(api.calls('createBookingConfiguration')).toHaveLength(1));
  expect(api.calls('createBookingConfiguration')[0]).toMatchObject({
    name: 'Salles',
    prices: [{ duration: 3_600, amount: 1_250 }],
    opening_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      opens: '09:00',
      closes: '21:00',
    })),
    exceptions: [],
    horizon_days: 30,
  });
  await waitFor(() => expect(address()).toBe('/booking-configurations'));
});

test('lengths, hours and days can be added and removed, and midnight is the end of a day', async () => {
  const panel = await open({ updateBookingConfiguration: {} });
  expect(valueOf('À', panel)).toBe('00:00');
  await press('Ajouter une durée', panel);
  await press('Retirer la durée 1', panel);
  await press('Ajouter des heures', panel);
  await press('Retirer les heures 1', panel);
  write('À', '00:00', panel);
  await press('Ajouter des jours', panel);
  write('Du', '2026-12-24', panel);
  write('Au', '2026-12-26', panel);
  tick('Fermé', panel);
  tick('Fermé', panel);
  await press('Enregistrer', panel);
  await waitFor(() => expect(api.calls('updateBookingConfiguration')).toHaveLength(1));
  expect(api.calls('updateBookingConfiguration')[0]).toEqual({
    configuration: 'courts',
    version: 1,
    prices: [{ duration: 7_200, amount: 0 }],
    opening_hours: [{ weekday: 1, opens: '09:00', closes: '24:00' }],
    exceptions: [{ first_day: '2026-12-24', last_day: '2026-12-26', hours: null }],
  });
});

test('a refusal is shown at its field, and the input stays', async () => {
  const code = 'BOOKING_HOURS_OVERLAP';
  const panel = await open({
    updateBookingConfiguration: () => refuse(code, { 'opening_hours.0.opens': code }),
  });
  write('De', '17:00', panel);
  await press('Enregistrer', panel);
  expect(await within(panel).findByText(/en recouvrent d’autres/)).toBeTruthy();
  expect(valueOf('De', panel)).toBe('17:00');
});

test('one in use by resources says by how many, and cannot be deleted', async () => {
  const panel = await open({ getBookingConfiguration: { ...courts, resources: 2 } });
  expect(actionsIn(panel)).not.toContain('Supprimer');
  expect(readable(panel.textContent)).toContain('2 salles ou matériels se réservent ainsi');
});

test('without the right to change it, nothing can be changed', async () => {
  const panel = await open({}, ['booking-configurations.read']);
  expect(panel.querySelector('fieldset')?.disabled).toBe(true);
  expect(actionsIn(panel)).toEqual(['Fermer']);
});
