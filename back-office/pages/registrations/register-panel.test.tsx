import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  address,
  andWait,
  choose,
  findField,
  findPanel,
  isTicked,
  lines,
  press,
  readable,
  tick,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const day = (id: number, on: string, places: number | null, ahead = true) => ({
  id,
  start_at: `${on}T07:00:00.000Z`,
  end_at: `${on}T14:00:00.000Z`,
  places_left: places,
  ahead,
});
const camp = {
  cuid: 'camp',
  activity_title: 'Cirque',
  start_at: '2026-07-06T07:00:00.000Z',
  published: true,
  places_left: 4,
  age_minimum: 6,
  age_maximum: 10,
  dates: [day(1, '2026-07-03', 4, false), day(2, '2026-07-06', 4), day(3, '2026-07-07', 0)],
  options: [],
  questions: [],
};
const anne = {
  cuid: 'anne',
  firstname: 'Anne',
  lastname: 'Dubois',
  participants: [
    { cuid: 'lea', firstname: 'Léa', lastname: 'Dubois', birthdate: '2017-06-30' },
    { cuid: 'bo', firstname: 'Bo', lastname: 'Dubois', birthdate: '2022-06-30' },
  ],
};
const price = {
  base_price: 10500,
  bundle_total: 0,
  options: [{ price_id: 91, label: 'Garderie', amount: 1500 }],
  reductions: [],
  total_price: 12000,
};

const paid = { ...price, bundle_total: 10500, total_price: 1500 };

const open = async (
  more: Parameters<typeof openOffice>[0]['answers'] = {},
  may?: readonly Permission[],
) => {
  api = openOffice({
    at: '/registrations/new?family=anne&availability=camp',
    answers: {
      getOfficeCustomer: anne,
      getStaffOffer: camp,
      estimateStaffRegistration: price,
      registerByStaff: { cuid: 'made' },
      getOfficeRegistration: { cuid: 'made', participant_name: 'Léa', activity_title: 'Cirque' },
      ...more,
    },
    ...(may === undefined ? {} : { may }),
  });
  const panel = await findPanel('Inscrire quelqu’un');
  await within(panel).findByText('Jours');
  await within(panel).findByText('Léa Dubois');
  return panel;
};
const register = (panel: HTMLElement) => within(panel).getByRole('button', { name: 'Inscrire' });
const withoutFull = async (panel: HTMLElement) => {
  tick(/7 juil/, panel);
  await waitFor(() => expect(isTicked(/7 juil/, panel)).toBe(false));
};

describe('required choices', () => {
  test('are listed beside the button while they are missing, and the button is disabled', async () => {
    api = openOffice({
      at: '/registrations/new?availability=camp',
      answers: { getStaffOffer: camp, estimateStaffRegistration: price },
    });
    const panel = await findPanel('Inscrire quelqu’un');
    await within(panel).findByText('Choisissez la famille.');
    tick(/6 juil/, panel);
    tick(/7 juil/, panel);
    await within(panel).findByText('Choisissez la famille. Choisissez au moins un jour.');
    expect(register(panel)).toHaveProperty('disabled', true);
  });

  test('do not include a free participant: other dates at that time are only mentioned', async () => {
    const panel = await open({
      estimateStaffRegistration: ({ participant }) => ({
        ...price,
        elsewhere: participant === 'lea' ? ['Poney'] : [],
      }),
    });
    await withoutFull(panel);
    tick('Léa Dubois · 9 ans', panel);
    expect(
      await within(panel).findByText('Déjà à ces heures-là : « Poney ». À voir avec la famille.'),
    ).toBeTruthy();
    expect(register(panel)).toHaveProperty('disabled', false);
  });

  test('include a family, found by typing', async () => {
    api = openOffice({
      at: '/registrations/new',
      answers: {
        getOfficeCustomer: anne,
        listOfficeCustomers: ({ search }) =>
          search === 'dub'
            ? {
                count: 1,
                data: [{ cuid: 'anne', name: 'Anne Dubois', email: 'anne@example.test' }],
              }
            : { count: 0, data: [] },
      },
    });
    const panel = await findPanel('Inscrire quelqu’un');
    const field = await findField('Famille', panel);
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.click(field);
    await andWait(400, () => fireEvent.change(field, { target: { value: 'dub' } }));
    fireEvent.click(await screen.findByRole('option', { name: /Anne Dubois/ }));
    expect(await within(panel).findByText('Léa Dubois')).toBeTruthy();
  });

  test('offer no new family or participant without the rights to create them', async () => {
    const panel = await open({}, ['registrations.read', 'registrations.create', 'customers.read']);
    expect(within(panel).queryByText('Nouvelle famille')).toBeNull();
    expect(within(panel).queryByText('Ajouter un participant')).toBeNull();
  });
});

describe('a registration', () => {
  test('takes the remaining days, shows the price, is sent and then opened', async () => {
    const panel = await open();
    expect([/3 juil/, /6 juil/, /7 juil/].map((label) => isTicked(label, panel))).toEqual([
      false,
      true,
      true,
    ]);
    await withoutFull(panel);
    tick('Léa Dubois · 9 ans', panel);
    expect(lines(panel)).toEqual(['Cirque | 105,00 €', 'Garderie | 15,00 €', 'Total | 120,00 €']);
    fireEvent.click(register(panel));
    await waitFor(() => expect(address()).toBe('/registrations/made?availability=camp'));
    expect(api.calls('registerByStaff')).toEqual([
      {
        customer: 'anne',
        participant: 'lea',
        new_customer: null,
        new_participant: null,
        waiver: null,
        received: null,
        availability: 'camp',
        quantity: 1,
        date_ids: [2],
        overbook: false,
        twice: false,
        without_membership: false,
        use_bundle: true,
        options: [],
        questions: [],
      },
    ]);
    expect(await screen.findByText('Inscription enregistrée.')).toBeTruthy();
  });

  test('is sent with options, their precisions and answers', async () => {
    const panel = await open({
      getStaffOffer: {
        ...camp,
        options: [
          {
            id: 9,
            title: 'Garderie',
            answer_required: true,
            prices: [
              { id: 91, label: 'Matin', amount: 1500, percentage: 0 },
              { id: 92, label: 'Journée', amount: 0, percentage: 1000 },
            ],
          },
        ],
        questions: [{ id: 5, type: 'TEXT', title: 'Allergies', required: true, choices: [] }],
      },
    });
    await withoutFull(panel);
    tick('Léa Dubois · 9 ans', panel);
    expect(within(panel).queryByLabelText(/Précision/)).toBeNull();
    await choose('Garderie', 'Matin · 15,00 €', panel);
    write(/Précision/, 'Dès 8 h', panel);
    write(/Allergies/, 'Noix', panel);
    fireEvent.click(register(panel));
    await waitFor(() =>
      expect(api.calls('registerByStaff')).toMatchObject([
        {
          options: [{ price_id: 91, content: 'Dès 8 h' }],
          questions: [{ question_id: 5, content: 'Noix' }],
        },
      ]),
    );
    expect(api.calls('estimateStaffRegistration').at(-1)).toMatchObject({ price_ids: [91] });
  });

  test('with a missing answer is refused at its question', async () => {
    const panel = await open({
      getStaffOffer: {
        ...camp,
        questions: [{ id: 5, type: 'TEXT', title: 'Allergies', required: true, choices: [] }],
      },
      registerByStaff: () => refuse('ANSWERS_INVALID', { 'questions.5': 'REQUIRED' }),
    });
    await withoutFull(panel);
    tick('Léa Dubois · 9 ans', panel);
    fireEvent.click(register(panel));
    await waitFor(() => expect(wrongWith(/Allergies/, panel)).toBe('Ce champ est obligatoire.'));
    expect(address()).toBe('/registrations/new?family=anne&availability=camp');
  });

  test('refused for any other reason shows it beside the button', async () => {
    const panel = await open({ registerByStaff: () => refuse('PLACES_TAKEN') });
    await withoutFull(panel);
    tick('Léa Dubois · 9 ans', panel);
    fireEvent.click(register(panel));
    const alert = await within(panel).findByRole('alert');
    expect(readable(alert.textContent)).not.toBe('');
  });
});

describe('a pack of the family', () => {
  test('pays, reduces the price, and can be left unused', async () => {
    const panel = await open({
      estimateStaffRegistration: ({ participant, use_bundle }) =>
        participant === 'lea' && use_bundle ? paid : price,
    });
    await withoutFull(panel);
    expect(within(panel).queryByText('Par un pack de la famille')).toBeNull();
    tick('Léa Dubois · 9 ans', panel);
    await within(panel).findByText('Par un pack de la famille');
    await waitFor(() => expect(readable(panel.textContent)).toMatch(/−\s105,00 €/));
    tick('Utiliser le pack de la famille', panel);
    await waitFor(() => expect(within(panel).queryByText('Par un pack de la famille')).toBeNull());
    expect(isTicked('Utiliser le pack de la famille', panel)).toBe(false);
    fireEvent.click(register(panel));
    await waitFor(() =>
      expect(api.calls('registerByStaff')).toMatchObject([{ use_bundle: false }]),
    );
  });
});

describe('obstacles', () => {
  test('an age outside the limits, by the same rule as in the shop', async () => {
    const panel = await open();
    await withoutFull(panel);
    tick('Bo Dubois · 4 ans', panel);
    await within(panel).findByText(
      'Bo aura 4 ans ce jour-là, hors de l’âge prévu (de 6 à 10 ans).',
    );
    expect(register(panel)).toHaveProperty('disabled', true);
    tick('Léa Dubois · 9 ans', panel);
    await waitFor(() => expect(register(panel)).toHaveProperty('disabled', false));
  });

  test('a full day needs an explicit overbooking', async () => {
    const panel = await open();
    tick('Léa Dubois · 9 ans', panel);
    await within(panel).findByText('Il n’y a plus assez de places.');
    expect(register(panel)).toHaveProperty('disabled', true);
    tick(/Inscrire quand même, au-delà/, panel);
    fireEvent.click(register(panel));
    await waitFor(() =>
      expect(api.calls('registerByStaff')).toMatchObject([{ overbook: true, date_ids: [2, 3] }]),
    );
  });

  test('without the right to overbook, staff are told that others can', async () => {
    const panel = await open({}, ['registrations.read', 'registrations.create', 'customers.read']);
    tick('Léa Dubois · 9 ans', panel);
    await within(panel).findByText(/Seule une personne qui en a le droit/);
    expect(within(panel).queryByLabelText(/Inscrire quand même/)).toBeNull();
    expect(register(panel)).toHaveProperty('disabled', true);
  });

  test('a non-member is registered for a members’ activity only after confirmation', async () => {
    const panel = await open({
      registerByStaff: ({ without_membership }) =>
        without_membership
          ? { cuid: 'made' }
          : refuse('MEMBERS_ONLY', { participant: 'MEMBERS_ONLY' }),
    });
    await withoutFull(panel);
    tick('Léa Dubois · 9 ans', panel);
    fireEvent.click(register(panel));
    await within(panel).findByText(/réservée aux membres, et cette personne n’en est pas/);
    expect(register(panel)).toHaveProperty('disabled', true);
    tick('L’inscrire quand même', panel);
    fireEvent.click(register(panel));
    await waitFor(() =>
      expect(
        api.calls('registerByStaff').map(({ without_membership }) => without_membership),
      ).toEqual([false, true]),
    );
  });

  test('a second place for the same child needs confirmation, and another child does not', async () => {
    const panel = await open({
      registerByStaff: ({ twice }) =>
        twice
          ? { cuid: 'made' }
          : refuse('ALREADY_REGISTERED', { participant: 'ALREADY_REGISTERED' }),
      getOfficeCustomer: {
        ...anne,
        participants: [
          ...anne.participants,
          { cuid: 'tom', firstname: 'Tom', lastname: 'Dubois', birthdate: '2018-01-01' },
        ],
      },
    });
    await withoutFull(panel);
    tick('Léa Dubois · 9 ans', panel);
    fireEvent.click(register(panel));
    await within(panel).findByText('Cette personne a déjà une place à l’une de ces dates.');
    expect(register(panel)).toHaveProperty('disabled', true);
    tick('Tom Dubois · 8 ans', panel);
    await waitFor(() => expect(register(panel)).toHaveProperty('disabled', false));
    expect(within(panel).queryByText(/a déjà une place à l’une de ces dates/)).toBeNull();
    tick('Léa Dubois · 9 ans', panel);
    tick(/quand même une deuxième fois/, panel);
    fireEvent.click(register(panel));
    await waitFor(() =>
      expect(api.calls('registerByStaff').map(({ twice }) => twice)).toEqual([false, true]),
    );
  });

  test('an unpublished activity is announced as such', async () => {
    const panel = await open({ getStaffOffer: { ...camp, published: false } });
    expect(readable(panel.textContent)).toContain('Cette activité n’est pas publiée.');
  });

  test('leaving asks as soon as something is chosen', async () => {
    const panel = await open();
    await findField('Nombre de places', panel);
    tick('Léa Dubois · 9 ans', panel);
    await press('Fermer', panel);
    expect(await screen.findByText(/modifications ne sont pas enregistrées/)).toBeTruthy();
  });
});
