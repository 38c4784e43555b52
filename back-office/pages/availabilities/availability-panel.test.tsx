import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  actionsIn,
  address,
  closePanel,
  findField,
  findPanel,
  press,
  readable,
  tick,
  valueOf,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const monday = {
  cuid: 'monday',
  start_at: '2026-07-13T07:00:00.000Z',
  end_at: '2026-07-13T14:00:00.000Z',
  capacity: null,
  registered: 7,
  offered: 0,
  status: 'OPEN',
  registrations: 7,
} as const;
const camp = {
  cuid: 'camp',
  activity: { cuid: 'circus', title: 'Cirque' },
  location: { cuid: 'hall', title: 'Grande salle' },
  start_at: '2026-07-13T07:00:00.000Z',
  price: 12000,
  deposit: 3600,
  capacity: 12,
  registered: 7,
  age_minimum: 6,
  age_maximum: null,
  registrations_start_at: '2026-03-01T08:00:00.000Z',
  registrations_end_at: null,
  closed: false,
  status: 'OPEN',
  on_site: true,
  used: true,
  dates: [monday],
} as const;

const open = async (
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: readonly Permission[],
) => {
  api = openOffice({
    at: '/availabilities/camp?status=OPEN',
    answers: { getOfficeAvailability: camp, ...more },
    ...(may === undefined ? {} : { may }),
  });
  return findPanel('Cirque');
};

describe('settings', () => {
  test('are shown in euros, years and the organiser’s local time', async () => {
    const panel = await open();
    const values = ['Prix', 'Acompte', 'Nombre de places', 'Âge minimum', 'Âge maximum'].map(
      (label) => valueOf(label, panel),
    );
    expect(values).toEqual(['120,00', '36,00', '12', '6', '']);
    expect(valueOf('Inscriptions à partir du', panel)).toBe('2026-03-01T09:00');
    expect(valueOf('Inscriptions jusqu’au', panel)).toBe('');
    expect(readable(panel.textContent)).toContain('lun. 13 juil. 2026, 9 h');
  });

  test('that are rarely needed are folded, with their values in the summary', async () => {
    const panel = await open();
    const fold = await waitFor(() => foldOf('Âges, ouverture des inscriptions, étiquettes', panel));
    expect(fold.open).toBe(false);
    expect(readable(fold.querySelector('summary')?.textContent ?? '')).toContain(
      'dès 6 ans · dès le 01/03/2026 à 9 h',
    );
  });

  test('that are folded open when one of them is refused', async () => {
    const panel = await open({
      updateAvailability: () => refuse('INVALID_REQUEST', { age_maximum: 'INVALID' }),
    });
    write('Âge maximum', '4', panel);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(foldOf('Âges, ouverture des inscriptions, étiquettes', panel).open).toBe(true),
    );
  });

  test('are sent only if they were changed, in cents and in UTC', async () => {
    const panel = await open({ updateAvailability: {} });
    write('Prix', '95,5', panel);
    write('Inscriptions jusqu’au', '2026-07-12T18:00', panel);
    await press('Enregistrer', panel);
    await screen.findByText('Enregistré.');
    expect(api.calls('updateAvailability')).toEqual([
      {
        availability: 'camp',
        version: 1,
        price: 9550,
        registrations_end_at: '2026-07-12T16:00:00.000Z',
      },
    ]);
    expect(api.calls('getOfficeAvailability')).toHaveLength(2);
    expect(address()).toBe('/availabilities/camp?status=OPEN');
  });

  test('emptied: a limit becomes no limit, and a price zero', async () => {
    const panel = await open({ updateAvailability: {} });
    write('Nombre de places', '', panel);
    write('Prix', '', panel);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateAvailability')).toMatchObject([{ capacity: null, price: 0 }]),
    );
  });

  test('with a new price say that existing registrations keep theirs', async () => {
    const panel = await open();
    expect(within(panel).queryByText(/gardent leur prix/)).toBeNull();
    write('Prix', '100', panel);
    await within(panel).findByText('Les 7 places déjà prises gardent leur prix.');
  });

  test('with fewer places than are taken show a warning, but are not refused', async () => {
    const panel = await open();
    write('Nombre de places', '5', panel);
    const alert = await within(panel).findByText(/7 places sont déjà prises/);
    expect(readable(alert.textContent)).toContain('plus aucune place n’est en vente');
    expect(within(panel).getByRole('button', { name: 'Enregistrer' })).toHaveProperty(
      'disabled',
      false,
    );
  });

  test('that are refused show it at their field', async () => {
    const panel = await open({
      updateAvailability: () => refuse('INVALID_REQUEST', { deposit: 'INVALID' }),
    });
    write('Acompte', '500', panel);
    await press('Enregistrer', panel);
    await waitFor(() => expect(wrongWith('Acompte', panel)).not.toBe(''));
  });

  test('unsaved are asked about before the panel closes', async () => {
    const panel = await open();
    tick(/^Fermer aux inscriptions/, panel);
    closePanel(panel);
    expect(await screen.findByText(/modifications ne sont pas enregistrées/)).toBeTruthy();
  });
});

describe('registrations', () => {
  test('are linked, and so is a new one', async () => {
    const panel = await open();
    const links = [...panel.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'https://maison.test/availabilities/camp',
      '/registrations?availability=camp&cancelled=false',
      '/registrations/new?availability=camp',
    ]);
  });

  test('are not linked when there are none: only a new one is', async () => {
    const panel = await open({ getOfficeAvailability: { ...camp, registered: 0, on_site: false } });
    const links = [...panel.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/registrations/new?availability=camp']);
  });
});

describe('its days', () => {
  test('each has hours, places and a state, and its own number of places', async () => {
    const panel = await open({
      getOfficeAvailability: { ...camp, dates: [{ ...monday, capacity: 8 }] },
      updateAvailabilityDate: {},
    });
    const field = 'Nombre de places · lun. 13 juil.';
    expect(valueOf(field, panel)).toBe('8');
    write(field, '9', panel);
    fireEvent.blur(within(panel).getByLabelText(field));
    await waitFor(() =>
      expect(api.calls('updateAvailabilityDate')).toEqual([
        { availability: 'camp', date: 'monday', version: 1, capacity: 9 },
      ]),
    );
  });

  test('an unchanged field sends nothing', async () => {
    const panel = await open();
    fireEvent.blur(within(panel).getByLabelText('Nombre de places · lun. 13 juil.'));
    expect(api.calls('updateAvailabilityDate')).toEqual([]);
  });

  test('one can be closed, and reopened', async () => {
    const panel = await open({ updateAvailabilityDate: {} });
    const buttons = within(panel).getAllByRole('button', { name: 'Fermer' });
    fireEvent.click(buttons.at(-1) ?? panel);
    await waitFor(() =>
      expect(api.calls('updateAvailabilityDate')).toMatchObject([{ closed: true }]),
    );
    api.answer({
      getOfficeAvailability: { ...camp, dates: [{ ...monday, status: 'CLOSED' }] },
    });
    closeOffice(api);
    const closed_panel = await open({
      getOfficeAvailability: { ...camp, dates: [{ ...monday, status: 'CLOSED' }] },
      updateAvailabilityDate: {},
    });
    await press('Rouvrir', closed_panel);
    await waitFor(() =>
      expect(api.calls('updateAvailabilityDate')).toMatchObject([{ closed: false }]),
    );
  });
});

describe('the minimum', () => {
  const waiting_rule = {
    minimum: 9,
    decide_on: '2026-07-10',
    decide_at: '2026-07-10T22:00:00.000Z',
    state: 'WAITING',
    decided_at: null,
    places: null,
    families: 0,
  } as const;

  test('consists of a number of places and a day', async () => {
    const panel = await open({
      getAutomaticCancellation: { automatic_cancellation: null },
      saveAutomaticCancellation: {},
    });
    await findField('Places prises, au moins', panel);
    write('Places prises, au moins', '9', panel);
    write('Dernier jour pour y arriver', '2026-07-10', panel);
    await press('Enregistrer le minimum', panel);
    await waitFor(() =>
      expect(api.calls('saveAutomaticCancellation')).toEqual([
        { availability: 'camp', minimum: 9, decide_on: '2026-07-10' },
      ]),
    );
  });

  test('says what will happen, and staff can prevent it', async () => {
    const panel = await open({
      getAutomaticCancellation: { automatic_cancellation: waiting_rule },
      keepAvailability: {},
    });
    await within(panel).findByText(
      /7 places prises sur 9 : annulé à la fin du vendredi 10 juillet/,
    );
    await press('Maintenir quand même', panel);
    await waitFor(() =>
      expect(api.calls('keepAvailability')).toEqual([{ availability: 'camp', kept: true }]),
    );
  });

  test('once it has led to a cancellation, says when and how many families were told, and cannot be set again', async () => {
    const panel = await open({
      getAutomaticCancellation: {
        automatic_cancellation: {
          ...waiting_rule,
          state: 'CANCELLED',
          decided_at: waiting_rule.decide_at,
          places: 7,
          families: 5,
        },
      },
    });
    await within(panel).findByText(/avec 7 places prises. 5 familles prévenues par e-mail/);
    expect(within(panel).queryByLabelText('Places prises, au moins')).toBeNull();
  });

  test('without the right to change it, shows neither field nor button', async () => {
    const panel = await open(
      { getAutomaticCancellation: { automatic_cancellation: waiting_rule } },
      ['availabilities.read', 'availability-automatic-cancellations.read'],
    );
    await within(panel).findByText(/7 places prises sur 9/);
    expect(within(panel).queryByLabelText('Places prises, au moins')).toBeNull();
    expect(actionsIn(panel)).not.toContain('Maintenir quand même');
  });
});

describe('deletion', () => {
  test('is not possible with registrations: the availability can be closed instead', async () => {
    const panel = await open();
    expect(actionsIn(panel)).not.toContain('Supprimer');
    expect(readable(panel.textContent)).toContain('vous pouvez fermer cette date');
  });

  test('of an unused one can be undone', async () => {
    const panel = await open({
      getOfficeAvailability: { ...camp, used: false, registered: 0 },
      deleteAvailability: {},
    });
    await press('Supprimer', panel);
    await screen.findByRole('button', { name: 'Annuler : Date supprimée.' });
    expect(api.calls('deleteAvailability')).toEqual([{ availability: 'camp' }]);
    expect(address()).toBe('/availabilities?status=OPEN');
  });

  test('is not offered without the rights to change it', async () => {
    const panel = await open({}, ['availabilities.read']);
    expect(actionsIn(panel)).toEqual(['Voir sur le site', 'Fermer']);
    expect(panel.querySelector('fieldset')?.disabled).toBe(true);
    expect(within(panel).queryByLabelText(/Nombre de places ·/)).toBeNull();
  });
});

const foldOf = (title: string, panel: HTMLElement) => {
  const heading = within(panel).getByRole('heading', { name: title });
  const fold = heading.closest('details');
  if (fold === null) throw new Error(`${title} is no fold`);
  return fold;
};
