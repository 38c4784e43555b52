import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import {
  address,
  andWait,
  findField,
  findPanel,
  press,
  readable,
  tick,
  valueOf,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, waitFor, within } from '@testing-library/react';
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
const question = {
  id: 7,
  type: 'TEXT' as const,
  title: 'Allergies ?',
  required: true,
  choices: [],
  shown_when: null,
  answered_by: 'PARTICIPANT' as const,
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

describe('a new family at the desk', () => {
  test('shows a refusal at its field, which gets the focus', async () => {
    api = openOffice({
      at: '/registrations/new?availability=camp',
      answers: {
        getStaffOffer: {
          ...camp,
          dates: [day(2, '2026-07-06', 4)],
          age_minimum: null,
          age_maximum: null,
        },
        estimateStaffRegistration: price,
        registerByStaff: () =>
          refuse('CONTACT_REQUIRED', { 'new_customer.phone': 'CONTACT_REQUIRED' }),
        listSimilarCustomers: { data: [] },
      },
    });
    const panel = await findPanel('Inscrire quelqu’un');
    const field = await findField('Famille', panel);
    await andWait(400, () => fireEvent.change(field, { target: { value: 'Jo Maes' } }));
    fireEvent.blur(field);
    await press('Nouvelle famille', panel);
    const family = within(panel).getByRole('group', { name: 'Nouvelle famille' });
    write('Téléphone', '04xx', family);
    write('Prénom du participant', 'Kim', family);
    await waitFor(() => expect(register(panel)).toHaveProperty('disabled', false));
    register(panel).focus();
    fireEvent.click(register(panel));
    await waitFor(() =>
      expect(document.activeElement).toBe(within(family).getByLabelText('Téléphone')),
    );
  });

  test('is created with the registration in one call: family, child, waiver and payment', async () => {
    api = openOffice({
      at: '/registrations/new?availability=camp',
      answers: {
        getStaffOffer: {
          ...camp,
          places_left: 4,
          dates: [day(2, '2026-07-06', 4)],
          questions: [question],
        },
        estimateStaffRegistration: price,
        registerByStaff: { cuid: 'made' },
        getOfficeRegistration: { cuid: 'made', participant_name: 'Kim', activity_title: 'Cirque' },
        listSimilarCustomers: { data: [] },
      },
    });
    const panel = await findPanel('Inscrire quelqu’un');
    const field = await findField('Famille', panel);
    await andWait(400, () => fireEvent.change(field, { target: { value: 'Jo Maes' } }));
    fireEvent.blur(field);
    await press('Nouvelle famille', panel);
    const family = within(panel).getByRole('group', { name: 'Nouvelle famille' });
    expect([valueOf('Prénom', family), valueOf('Nom', family)]).toEqual(['Jo', 'Maes']);
    await within(panel).findByText('Complétez les noms et le téléphone.');
    write('Téléphone', '0470 11 22 33', family);
    write('Prénom du participant', 'Kim', family);
    expect(valueOf('Nom du participant', family)).toBe('Maes');
    write('Date de naissance', '2022-06-30', family);
    await within(panel).findByText(/^Kim aura 4 ans ce jour-là/);
    expect(register(panel)).toHaveProperty('disabled', true);
    tick(/malgré l’âge et sans les réponses obligatoires/, panel);
    expect(register(panel)).toHaveProperty('disabled', true);
    write('Pourquoi ?', 'Vu avec la directrice', panel);
    tick('Espèces', panel);
    expect(register(panel)).toHaveProperty('disabled', false);
    fireEvent.click(register(panel));
    await waitFor(() => expect(address()).toBe('/registrations/made?availability=camp'));
    expect(api.calls('registerByStaff')).toMatchObject([
      {
        new_customer: { firstname: 'Jo', lastname: 'Maes', phone: '0470 11 22 33', email: null },
        new_participant: { firstname: 'Kim', lastname: 'Maes', birthdate: '2022-06-30' },
        waiver: { waived: ['AGE', 'ANSWERS'], note: 'Vu avec la directrice' },
        received: { amount: 12_000, method: 'CASH', received_at: null },
      },
    ]);
    expect(api.calls('createOfficeCustomer')).toEqual([]);
  });

  test('is replaced by a similar existing family when staff choose it', async () => {
    api = openOffice({
      at: '/registrations/new?availability=camp',
      answers: {
        getStaffOffer: camp,
        estimateStaffRegistration: price,
        getOfficeCustomer: anne,
        listSimilarCustomers: ({ phone }) => ({
          data:
            phone === '0470 11 22 33'
              ? [
                  {
                    cuid: 'anne',
                    name: 'Anne Dubois',
                    email: null,
                    phone,
                    participants: 'Léa',
                    alike: ['PHONE'],
                  },
                ]
              : [],
        }),
      },
    });
    const panel = await findPanel('Inscrire quelqu’un');
    await press('Nouvelle famille', panel);
    await andWait(700, () => write('Téléphone', '0470 11 22 33', panel));
    await within(panel).findByText('Cette famille existe peut-être déjà.');
    expect(readable(panel.textContent)).toContain('même numéro');
    await press('C’est elle', panel);
    expect(await within(panel).findByText('Léa Dubois')).toBeTruthy();
    expect(within(panel).queryByRole('group', { name: 'Nouvelle famille' })).toBeNull();
  });

  test('without the right to waive, gets neither an age waiver nor an answers waiver', async () => {
    const panel = await open({ getStaffOffer: { ...camp, questions: [question] } }, [
      'registrations.read',
      'registrations.create',
      'customers.read',
      'participants.read',
    ]);
    tick('Bo Dubois · 4 ans', panel);
    await within(panel).findByText(/^Bo aura 4 ans ce jour-là/);
    expect(within(panel).queryByLabelText(/Continuer malgré/)).toBeNull();
    expect(within(panel).queryByLabelText(/sans les réponses/)).toBeNull();
    expect(within(panel).queryByText('Argent reçu maintenant')).toBeNull();
  });
});
