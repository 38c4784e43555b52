// @vitest-environment happy-dom
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import {
  choose,
  findPanel,
  press,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const team = {
  cuid: 'team',
  title: { fr: 'Équipe', en: 'Team' },
  amount: null,
  percentage: 1_250,
  starts_at: null,
  ends_at: null,
  customers: [{ cuid: 'anne', name: 'Anne Dubois' }],
  activities: [{ cuid: 'swim', title: 'Natation' }],
  active: true,
};

test('a new discount takes ten percent off for all families by default', async () => {
  api = openOffice({ at: '/discounts/new', answers: { createDiscount: { cuid: 'new' } } });
  const panel = await findPanel('Nouvelle réduction');
  write('Titre (français)', 'Équipe', panel);
  await press('Créer', panel);
  await waitFor(() =>
    expect(api.calls('createDiscount')).toMatchObject([
      { amount: null, percentage: 1_000, customers: [], activities: [] },
    ]),
  );
});

test('a percentage becomes an amount per place, and a family is removed', async () => {
  api = openOffice({
    at: '/discounts/team',
    answers: { getDiscount: team, updateDiscount: {} },
  });
  const panel = await findPanel('Équipe');
  expect(within(panel).getByLabelText('Pourcentage')).toHaveProperty('value', '12,5 %');
  await choose('Ce qu’elle retire', 'Un montant par place', panel);
  write('Montant par place', '20', panel);
  fireEvent.click(within(panel).getByRole('button', { name: 'Supprimer, Anne Dubois' }));
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(api.calls('updateDiscount')).toMatchObject([
      { amount: 2_000, percentage: null, customers: [] },
    ]),
  );
});

test('a refusal is shown at its field', async () => {
  api = openOffice({
    at: '/discounts/team',
    answers: {
      getDiscount: team,
      updateDiscount: () => refuse('DISCOUNT_TIMES', { ends_at: 'DISCOUNT_TIMES' }),
    },
  });
  const panel = await findPanel('Équipe');
  write('Titre (français)', 'Équipe 2026', panel);
  await press('Enregistrer', panel);
  await waitFor(() =>
    expect(wrongWith('Dernier jour', panel)).toContain('La fin doit venir après le début.'),
  );
});

test('it can be deleted, and without the right to change it there are no buttons', async () => {
  api = openOffice({ at: '/discounts/team', answers: { getDiscount: team, deleteDiscount: {} } });
  await press('Supprimer', await findPanel('Équipe'));
  await waitFor(() => expect(api.calls('deleteDiscount')).toEqual([{ discount: 'team' }]));
  closeOffice(api);
  api = openOffice({
    at: '/discounts/team',
    answers: { getDiscount: team },
    may: ['discounts.read'],
  });
  await findPanel('Équipe');
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
});
