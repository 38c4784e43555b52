// @vitest-environment happy-dom
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

const ten = {
  cuid: 'ten',
  title: { fr: 'Dix séances', en: 'Ten sessions' },
  price: 9_000,
  capacity: 10,
  duration: 548 * 86_400,
  expires_at: '2027-06-30T22:00:00.000Z',
  entity: 'CUSTOMERS' as const,
  activities: [{ cuid: 'swim', title: 'Natation' }],
  published: true,
};

test('a new bundle pays for ten registrations of the family and lasts a year by default', async () => {
  api = openOffice({ at: '/bundles/new', answers: { createBundle: { cuid: 'new' } } });
  await screen.findByLabelText('Titre (français)');
  write('Titre (français)', 'Dix séances');
  write('Prix', '90');
  press('Créer');
  await waitFor(() => expect(api.calls('createBundle')).toHaveLength(1));
  expect(api.calls('createBundle')[0]).toMatchObject({
    title: { fr: 'Dix séances', en: '' },
    price: 9_000,
    capacity: 10,
    duration: 365 * 86_400,
    expires_at: null,
    entity: 'CUSTOMERS',
    activities: [],
    published: true,
    images: [],
  });
});

test('a bundle with titles in both languages for three registrations is sent as such, and its panel closes', async () => {
  api = openOffice({ at: '/bundles/new', answers: { createBundle: { cuid: 'new' } } });
  await screen.findByLabelText('Titre (français)');
  write('Titre (français)', 'Trois essais');
  write('Titre (anglais)', 'Three tries');
  write('Prix', '30');
  write('Nombre d’inscriptions', '3');
  press('Créer');
  await waitFor(() =>
    expect(api.calls('createBundle')).toMatchObject([
      { title: { fr: 'Trois essais', en: 'Three tries' }, price: 3_000, capacity: 3 },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an empty number means no limit, the last day ends at midnight, and an activity can be removed', async () => {
  api = openOffice({
    at: '/bundles/ten',
    answers: { getOfficeBundle: ten, updateBundle: {} },
  });
  await screen.findByDisplayValue('Dix séances');
  expect(field('Au plus tard le')).toHaveProperty('value', '2027-06-30');
  write('Nombre d’inscriptions', '');
  write('Au plus tard le', '2027-12-31');
  press('Supprimer, Natation');
  press('Enregistrer');
  await waitFor(() => expect(api.calls('updateBundle')).toHaveLength(1));
  expect(api.calls('updateBundle')[0]).toMatchObject({
    capacity: null,
    expires_at: '2027-12-31T23:00:00.000Z',
    activities: [],
  });
});

test('a bundle in use says that it was sold or is in a cart, and cannot be deleted', async () => {
  api = openOffice({
    at: '/bundles/ten',
    answers: { getOfficeBundle: { ...ten, in_use: true } },
  });
  expect(await screen.findByText(/a été vendu ou se trouve dans un panier/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
});

test('says why it was not deleted, and offers no undo', async () => {
  api = openOffice({
    at: '/bundles/ten',
    answers: { getOfficeBundle: ten, deleteBundle: () => refuse('BUNDLE_IN_USE') },
  });
  await screen.findByDisplayValue('Dix séances');
  press('Supprimer');
  expect(await screen.findByText(/ne peut pas être supprimé/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Annuler/ })).toBeNull();
});

test('says once that no chosen activity means all of them', async () => {
  api = openOffice({
    at: '/bundles/ten',
    answers: { getOfficeBundle: { ...ten, activities: [] } },
  });
  await screen.findByDisplayValue('Dix séances');
  const said = 'Vide : toutes les activités.';
  expect(screen.getAllByText(said)).toHaveLength(1);
  expect(screen.queryByPlaceholderText(said)).toBeNull();
});

test('is read-only without the right to change it', async () => {
  api = openOffice({
    at: '/bundles/ten',
    may: ['bundles.read'],
    answers: { getOfficeBundle: ten },
  });
  const title = await screen.findByDisplayValue('Dix séances');
  expect(title.closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
});
