import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  actionsIn,
  address,
  choose,
  findPanel,
  findRows,
  lines,
  press,
  valueOf,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const lea = {
  cuid: 'lea',
  firstname: 'Léa',
  lastname: 'Dubois',
  birthdate: '2017-06-30',
  customer: { cuid: 'anne', name: 'Anne Dubois' },
  custom_fields: [
    {
      id: 3,
      title: 'Allergies',
      type: 'CHOICES_MULTIPLE',
      required: false,
      choices: [
        { id: 31, label: 'Noix' },
        { id: 32, label: 'Lait' },
      ],
    },
  ],
  custom_data: [{ field_id: 3, data: ['31'] }],
  registrations: [
    {
      cuid: 'circus',
      activity_title: 'Cirque',
      start_at: '2026-07-13T07:00:00.000Z',
      cancelled_at: null,
    },
    {
      cuid: 'clay',
      activity_title: 'Poterie',
      start_at: '2026-02-02T08:00:00.000Z',
      cancelled_at: '2026-01-10T08:00:00.000Z',
    },
  ],
} as const;

const open = async (more: Parameters<typeof openOffice>[0]['answers'] = {}) => {
  api = openOffice({ at: '/participants/lea', answers: { getOfficeParticipant: lea, ...more } });
  return findPanel('Léa Dubois');
};

test.each([
  ['fr', ['Nom', 'Né(e) le', 'Famille', 'Inscriptions'], '30 juin 2017'],
  ['en', ['Name', 'Date of birth', 'Family', 'Registrations'], '30 June 2017'],
] as const)(
  '%s: the list shows each participant with birthday and family',
  async (language, _titles, day) => {
    api = openOffice({
      at: '/participants',
      language,
      answers: {
        listOfficeParticipants: {
          count: 2,
          data: [
            {
              cuid: 'lea',
              name: 'Léa Dubois',
              birthdate: '2017-06-30',
              customer: { cuid: 'anne', name: 'Anne Dubois' },
              registrations: 2,
            },
            {
              cuid: 'jan',
              name: 'Jan Peeters',
              birthdate: null,
              customer: { cuid: 'jan', name: 'Jan Peeters' },
              registrations: 0,
            },
          ],
        },
      },
    });
    expect(await findRows()).toEqual([
      ['Léa Dubois', day, 'Anne Dubois', '2'],
      ['Jan Peeters', '', 'Jan Peeters', '0'],
    ]);
  },
);

describe('one participant', () => {
  test('is shown with family and registrations, the cancelled ones marked', async () => {
    const panel = await open();
    expect(lines(panel)).toEqual([
      'Anne Dubois | ',
      'Cirque | lun. 13 juil. 2026',
      'PoterieAnnulée | lun. 2 févr. 2026',
    ]);
    fireEvent.click(within(panel).getByRole('link', { name: 'Anne Dubois' }));
    await waitFor(() => expect(address()).toBe('/customers/anne/overview'));
  });

  test('is shown with its households, and one is removed after an explanation of the effects', async () => {
    const panel = await open({
      getOfficeParticipant: {
        ...lea,
        version: 4,
        households: [{ cuid: 'jan', name: 'Jan Peeters', since: '2026-06-01T08:00:00.000Z' }],
      },
      removeHousehold: {},
    });
    expect(lines(panel).slice(0, 2)).toEqual([
      'Anne Duboistient la fiche | ',
      'Jan Peeters |  | Retirer',
    ]);
    await press('Retirer le foyer Jan Peeters', panel);
    await screen.findByText(/ne pourra plus l’inscrire/u);
    expect(api.calls('removeHousehold')).toEqual([]);
    await press('Retirer');
    await waitFor(() =>
      expect(api.calls('removeHousehold')).toMatchObject([
        { participant: 'lea', customer: 'jan', participant_version: 4 },
      ]),
    );
  });

  test('cannot be saved before a change', async () => {
    const panel = await open();
    const save = within(panel).getByRole('button', { name: 'Enregistrer' });
    expect(save).toHaveProperty('disabled', true);
    write('Prénom', 'Lea', panel);
    expect(save).toHaveProperty('disabled', false);
    write('Prénom', 'Léa', panel);
    expect(save).toHaveProperty('disabled', true);
  });

  test('is saved with a changed birthday, without untouched answers', async () => {
    const panel = await open({ updateOfficeParticipant: {} });
    write('Né(e) le', '2017-07-30', panel);
    await press('Enregistrer', panel);
    await screen.findByText('Enregistré.');
    expect(api.calls('updateOfficeParticipant')).toEqual([
      {
        participant: 'lea',
        version: 1,
        birthdate: '2017-07-30',
      },
    ]);
  });

  test('keeps earlier choices when one is added', async () => {
    const panel = await open({ updateOfficeParticipant: {} });
    await choose('Allergies', 'Lait', panel);
    await press('Enregistrer', panel);
    await waitFor(() =>
      expect(api.calls('updateOfficeParticipant')).toMatchObject([
        { custom_data: [{ field_id: 3, data: ['31', '32'] }] },
      ]),
    );
  });

  test('with an impossible birthday is refused at its field', async () => {
    const panel = await open({
      updateOfficeParticipant: () => refuse('INVALID_REQUEST', { birthdate: 'BIRTHDATE_INVALID' }),
    });
    write('Né(e) le', '2090-01-01', panel);
    await press('Enregistrer', panel);
    await waitFor(() => expect(wrongWith('Né(e) le', panel)).not.toBe(''));
    expect(valueOf('Né(e) le', panel)).toBe('2090-01-01');
  });

  test('cannot be changed without the right to', async () => {
    api = openOffice({
      at: '/participants/lea',
      may: ['participants.read'],
      answers: { getOfficeParticipant: { ...lea, registrations: null } },
    });
    const panel = await findPanel('Léa Dubois');
    expect(actionsIn(panel)).not.toContain('Enregistrer');
    expect(panel.querySelector('fieldset')?.disabled).toBe(true);
    expect(within(panel).queryByText('Inscriptions')).toBeNull();
  });

  test('asks before unsaved input is lost', async () => {
    const panel = await open();
    write('Nom', 'Peeters', panel);
    await press('Fermer', panel);
    await press('Quitter sans enregistrer');
    await waitFor(() => expect(address()).toBe('/participants'));
    expect(api.calls('updateOfficeParticipant')).toEqual([]);
  });
});
