import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  actionsIn,
  address,
  choose,
  findPanel,
  press,
  readable,
  tick,
  valueOf,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const wednesday = { week: 1, weekday: 3, start_time: '14:00', end_time: '16:00' };
const afternoons = { cuid: 'afternoons', name: 'Mercredis', dates: [wednesday] };
const at = '/date-configurations/afternoons';

const open = async (
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: Parameters<typeof openOffice>[0]['may'],
) => {
  api = openOffice({
    at,
    answers: { getDateConfiguration: afternoons, ...more },
    ...(may === undefined ? {} : { may }),
  });
  return findPanel('Mercredis');
};

test('before the first template, the list explains what a template is for', async () => {
  api = openOffice({ at: '/date-configurations', answers: {} });
  expect(await screen.findByText(/Un modèle garde des jours et leurs heures/)).toBeTruthy();
});

test('a new one starts as a week of camp', async () => {
  api = openOffice({
    at: '/date-configurations/new',
    answers: { createDateConfiguration: { cuid: 'camp' } },
  });
  const panel = await findPanel('Nouveau modèle de dates');
  write('Nom', 'Stage', panel);
  await press('Créer', panel);
  await waitFor(() => expect(address()).toBe('/date-configurations'));
  expect(api.calls('createDateConfiguration')).toEqual([
    {
      name: 'Stage',
      dates: [1, 2, 3, 4, 5].map((weekday) => ({
        week: 1,
        weekday,
        start_time: '09:00',
        end_time: '16:00',
      })),
    },
  ]);
});

test('an added day follows the last one, a day can be removed, and only changes are sent', async () => {
  const panel = await open({ updateDateConfiguration: {} });
  await press('Ajouter un jour', panel);
  await press('Ajouter un jour', panel);
  await press('Retirer le jour 1', panel);
  await press('Enregistrer', panel);
  await waitFor(() => expect(address()).toBe('/date-configurations'));
  expect(api.calls('updateDateConfiguration')).toEqual([
    {
      date_configuration: 'afternoons',
      version: 1,
      dates: [4, 5].map((weekday) => ({ ...wednesday, weekday })),
    },
  ]);
});

test('with a single week there is no week field, until several weeks are wanted', async () => {
  const panel = await open({ updateDateConfiguration: {} });
  expect(within(panel).queryByLabelText('Semaine')).toBeNull();
  tick('Sur plusieurs semaines', panel);
  await choose('Semaine', 'Semaine 2', panel);
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(api.calls('updateDateConfiguration')).toMatchObject([
      { dates: [{ ...wednesday, week: 2 }] },
    ]),
  );
});

test('can be deleted and restored', async () => {
  const panel = await open({ deleteDateConfiguration: { removal: 'r1' }, restoreRemoval: {} });
  expect(readable(panel.textContent)).toContain('ne change pas');
  await press('Supprimer', panel);
  await screen.findByRole('button', { name: /^Annuler/ });
  expect(api.calls('deleteDateConfiguration')).toEqual([{ date_configuration: 'afternoons' }]);
  await press('Annuler : Modèle de dates supprimé.');
  await waitFor(() => expect(api.calls('restoreRemoval')).toEqual([{ removal: 'r1' }]));
});

test('a refusal is shown at its hour, and the input stays', async () => {
  const panel = await open({
    updateDateConfiguration: () =>
      refuse('INVALID_REQUEST', { 'dates.0.end_time': 'TIME_INVALID' }),
  });
  write('Fin', '18:00', panel);
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(within(panel).getByLabelText('Fin').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(valueOf('Fin', panel)).toBe('18:00');
});

test('without the right to change it, nothing can be changed', async () => {
  const panel = await open({}, ['date-configurations.read']);
  expect(panel.querySelector('fieldset')?.disabled).toBe(true);
  expect(actionsIn(panel)).toEqual(['Fermer']);
});

test('the dates of an availability are saved as a template, in local time', async () => {
  const date = (cuid: string, start_at: string, end_at: string) => ({ cuid, start_at, end_at });
  api = openOffice({
    at: '/availabilities/circus',
    answers: {
      getOfficeAvailability: {
        cuid: 'circus',
        activity: { cuid: 'a', title: 'Cirque' },
        // across the change to winter time
        dates: [
          date('thursday', '2026-10-22T07:00:00.000Z', '2026-10-22T14:00:00.000Z'),
          date('monday', '2026-10-26T08:00:00.000Z', '2026-10-26T11:30:00.000Z'),
        ],
      },
      createDateConfiguration: { cuid: 'made' },
    },
  });
  const panel = await findPanel('Cirque');
  await press('Garder comme modèle', panel);
  const dialog = await screen.findByRole('dialog', { name: 'Garder ces dates comme modèle' });
  write('Nom', 'Toussaint', dialog);
  await press('Créer', dialog);
  await waitFor(() =>
    expect(api.calls('createDateConfiguration')).toEqual([
      {
        name: 'Toussaint',
        dates: [
          { week: 1, weekday: 4, start_time: '09:00', end_time: '16:00' },
          { week: 2, weekday: 1, start_time: '09:00', end_time: '12:30' },
        ],
      },
    ]),
  );
});

test('dates that last longer than a day are not offered as a template', async () => {
  api = openOffice({
    at: '/availabilities/circus',
    answers: {
      getOfficeAvailability: {
        cuid: 'circus',
        activity: { cuid: 'a', title: 'Cirque' },
        dates: [{ start_at: '2026-07-06T07:00:00.000Z', end_at: '2026-07-08T07:00:00.000Z' }],
      },
    },
  });
  const panel = await findPanel('Cirque');
  expect(within(panel).queryByRole('button', { name: 'Garder comme modèle' })).toBeNull();
});
