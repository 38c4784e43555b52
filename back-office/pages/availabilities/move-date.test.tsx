import {
  findField,
  findPanel,
  press,
  readable,
  tick,
  valueOf,
  write,
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

const open = async (more: Parameters<typeof openOffice>[0]['answers'] = {}) => {
  api = openOffice({
    at: '/availabilities/camp',
    answers: { getOfficeAvailability: camp, ...more },
  });
  return findPanel('Cirque');
};

describe('moving a day of an availability', () => {
  const title = 'Changer les heures du lun. 13 juil. 2026';
  const question = 'Déplacer « Cirque » ?';
  const preview_answer = {
    registrations: 7,
    families: 5,
    clashes: [
      {
        start_at: '2026-07-13T08:30:00.000Z',
        end_at: '2026-07-13T15:30:00.000Z',
        because: 'COLLABORATOR',
        name: 'Léa Claes',
        excludes: true,
        other: {
          kind: 'DATE',
          availability: 'clay',
          title: 'Poterie',
          start_at: '2026-07-13T15:00:00.000Z',
          end_at: '2026-07-13T16:00:00.000Z',
          registered: 4,
        },
      },
    ],
    message: {
      subject: { fr: 'Cirque : changement', en: 'Cirque: change' },
      text: { fr: 'Une heure et demie plus tard.', en: 'Later.' },
    },
  } as const;

  test('keeps its length, after a preview with the families concerned, clashes and the e-mail', async () => {
    const panel = await open({
      previewAvailabilityDates: preview_answer,
      moveAvailabilityDate: {},
    });
    await press('Déplacer', panel);
    const form = within(panel).getByRole('group', { name: title });
    await findField('Début', form);
    expect(within(form).getByRole('button', { name: 'Déplacer…' })).toHaveProperty(
      'disabled',
      true,
    );
    write('Début', '2026-07-13T10:30', form);
    expect(valueOf('Fin', form)).toBe('2026-07-13T17:30');
    await press('Déplacer…', form);
    const dialog = await findPanel(question);
    await within(dialog).findByText(
      '7 inscriptions de 5 familles : les places et les prix restent.',
    );
    const text = readable(dialog.textContent);
    expect(text).toContain('lun. 13 juil., 9 h–16 h → lun. 13 juil., 10 h 30–17 h 30');
    expect(text).toContain(
      'Léa Claes est aussi à « Poterie » (lun. 13 juil., 17 h–18 h · 4 inscrits · une seule des deux peut être vendue)',
    );
    expect(text).toContain('Une heure et demie plus tard.');
    expect(text).not.toContain('déjà commencé');
    await press('Déplacer et écrire à 5 familles', dialog);
    expect(await screen.findByText('Horaire changé, e-mail à 5 familles.')).toBeTruthy();
    expect(api.calls('moveAvailabilityDate')).toEqual([
      {
        availability: 'camp',
        date: 'monday',
        version: 1,
        start_at: '2026-07-13T08:30:00.000Z',
        end_at: '2026-07-13T15:30:00.000Z',
        past: false,
        also: [],
        message: { subject: preview_answer.message.subject, text: preview_answer.message.text },
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Annuler l’action' })).toBeNull();
  });

  test('can be done without an e-mail, and undone in the same way', async () => {
    const back = {
      availability: 'camp',
      date: 'monday',
      version: 2,
      start_at: '2026-07-13T07:00:00.000Z',
      end_at: '2026-07-13T14:00:00.000Z',
      past: false,
      also: [],
    };
    const panel = await open({
      previewAvailabilityDates: { ...preview_answer, clashes: [] },
      moveAvailabilityDate: { back },
    });
    await press('Déplacer', panel);
    const form = within(panel).getByRole('group', { name: title });
    write('Début', '2026-07-13T10:30', form);
    await press('Déplacer…', form);
    const dialog = await findPanel(question);
    await within(dialog).findByText('Aucun animateur ni aucune salle n’est pris ailleurs.');
    await findField('Prévenir les familles inscrites par e-mail', dialog);
    tick('Prévenir les familles inscrites par e-mail', dialog);
    await press('Déplacer', dialog);
    await screen.findByText('Horaire changé.');
    await press('Annuler : Horaire changé.');
    await waitFor(() =>
      expect(api.calls('moveAvailabilityDate')[1]).toEqual({ ...back, message: null }),
    );
  });

  test('asks before an edited e-mail is lost', async () => {
    const panel = await open({ previewAvailabilityDates: preview_answer });
    await press('Déplacer', panel);
    const form = within(panel).getByRole('group', { name: title });
    write('Début', '2026-07-13T10:30', form);
    await press('Déplacer…', form);
    const dialog = await findPanel(question);
    const [subject] = await within(dialog).findAllByDisplayValue('Cirque : changement');
    fireEvent.change(subject ?? dialog, { target: { value: 'Cirque : plus tard' } });
    await press('Annuler', dialog);
    expect(await screen.findByText(/modifications ne sont pas enregistrées/)).toBeTruthy();
    await press('Quitter sans enregistrer');
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(api.calls('moveAvailabilityDate')).toEqual([]);
  });

  test('into the past shows a warning, and tells the server that it is meant', async () => {
    const panel = await open({ moveAvailabilityDate: {} });
    await press('Déplacer', panel);
    const form = within(panel).getByRole('group', { name: title });
    write('Début', '2026-07-06T09:00', form);
    await press('Déplacer…', form);
    const dialog = await findPanel(question);
    expect(readable(dialog.textContent)).toContain('Cela a déjà commencé');
    await press('Déplacer', dialog);
    await waitFor(() => expect(api.calls('moveAvailabilityDate')).toMatchObject([{ past: true }]));
  });
});
