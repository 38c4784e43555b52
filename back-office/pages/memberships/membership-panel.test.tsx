// @vitest-environment happy-dom
import { choose, tick } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const field = (label: string) => screen.getByLabelText(label);
const write = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const season = {
  cuid: 'season',
  title: { fr: 'Saison', en: 'Season' },
  price: 12_000,
  entity: 'CUSTOMERS' as const,
  period_type: 'FIXED' as const,
  rolling_period_type: null,
  rolling_period_duration: null,
  fixed_period_start_at: '2026-08-31T22:00:00.000Z',
  fixed_period_end_at: '2027-06-30T22:00:00.000Z',
  start_choice: false,
  renewal_days_before: 30,
  renewal_days_after: 30,
  published: true,
};

test('a new membership is for one participant and a year from its purchase by default', async () => {
  api = openOffice({ at: '/memberships/new', answers: { createMembership: { cuid: 'new' } } });
  await screen.findByLabelText('Titre (français)');
  write('Titre (français)', 'Membre du club');
  write('Prix d’une période', '120');
  press('Créer');
  await waitFor(() => expect(api.calls('createMembership')).toHaveLength(1));
  expect(api.calls('createMembership')[0]).toMatchObject({
    title: { fr: 'Membre du club', en: '' },
    price: 12_000,
    entity: 'PARTICIPANTS',
    period_type: 'ROLLING',
    rolling_period_type: 'YEARS',
    rolling_period_duration: 1,
    start_choice: false,
    renewal_days_before: 30,
    renewal_days_after: 30,
    published: true,
    images: [],
  });
});

test('a membership of the whole family that renews itself is sent as such', async () => {
  api = openOffice({ at: '/memberships/new', answers: { createMembership: { cuid: 'new' } } });
  await screen.findByLabelText('Titre (français)');
  write('Titre (français)', 'Membre du club');
  write('Titre (anglais)', 'Member');
  write('Prix d’une période', '30');
  await choose('Une fois vendu, il est à', 'la famille entière');
  tick('Se renouvelle de lui-même');
  press('Créer');
  await waitFor(() =>
    expect(api.calls('createMembership')).toMatchObject([
      { title: { fr: 'Membre du club', en: 'Member' }, entity: 'CUSTOMERS', recurring: true },
    ]),
  );
});

test('fixed days start and end at midnight in the organiser’s time zone', async () => {
  api = openOffice({
    at: '/memberships/season',
    answers: { getOfficeMembership: season, updateMembership: {} },
  });
  await screen.findByDisplayValue('Saison');
  expect(field('Premier jour')).toHaveProperty('value', '2026-09-01');
  expect(field('Dernier jour')).toHaveProperty('value', '2027-06-30');
  write('Premier jour', '2027-01-01');
  write('Dernier jour', '2027-12-31');
  press('Enregistrer');
  await waitFor(() => expect(api.calls('updateMembership')).toHaveLength(1));
  expect(api.calls('updateMembership')[0]).toMatchObject({
    fixed_period_start_at: '2026-12-31T23:00:00.000Z',
    fixed_period_end_at: '2027-12-31T23:00:00.000Z',
  });
});

test('one in use says that it was sold or is in a cart, and cannot be deleted', async () => {
  api = openOffice({
    at: '/memberships/season',
    answers: { getOfficeMembership: { ...season, in_use: true } },
  });
  expect(await screen.findByText(/a été vendu ou se trouve dans un panier/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
});

test('says why it could not be deleted, and offers no undo', async () => {
  api = openOffice({
    at: '/memberships/season',
    answers: { getOfficeMembership: season, deleteMembership: () => refuse('MEMBERSHIP_IN_USE') },
  });
  await screen.findByDisplayValue('Saison');
  press('Supprimer');
  expect(await screen.findByText(/ne peut pas être supprimé/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Annuler/ })).toBeNull();
});

test('without the right to change it, nothing can be changed', async () => {
  api = openOffice({
    at: '/memberships/season',
    may: ['memberships.read'],
    answers: { getOfficeMembership: season },
  });
  const title = await screen.findByDisplayValue('Saison');
  expect(title.closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
});
