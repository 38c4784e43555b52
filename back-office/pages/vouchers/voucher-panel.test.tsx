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

const birthday = {
  cuid: 'birthday',
  title: { fr: 'Un anniversaire', en: 'A birthday' },
  price: 4_500,
  amount: 5_000,
  duration: 548 * 86_400,
  published: true,
};

test('a new voucher is worth its price and lasts a year by default', async () => {
  api = openOffice({ at: '/vouchers/new', answers: { createVoucher: { cuid: 'new' } } });
  await screen.findByLabelText('Titre (français)');
  write('Titre (français)', 'Un anniversaire');
  write('Prix', '45');
  expect(field('Valeur')).toHaveProperty('value', '45,00');
  write('Valeur', '50');
  write('Prix', '40');
  press('Créer');
  await waitFor(() => expect(api.calls('createVoucher')).toHaveLength(1));
  expect(api.calls('createVoucher')[0]).toMatchObject({
    title: { fr: 'Un anniversaire', en: '' },
    price: 4_000,
    amount: 5_000,
    duration: 365 * 86_400,
    published: true,
    images: [],
  });
});

test('a validity in months is shown and typed in months', async () => {
  api = openOffice({
    at: '/vouchers/birthday',
    answers: { getOfficeVoucher: birthday, updateVoucher: {} },
  });
  await screen.findByDisplayValue('Un anniversaire');
  expect(field('Validité dès l’achat')).toHaveProperty('value', '18');
  expect(screen.getByRole('combobox', { name: 'Unité' })).toHaveProperty('value', 'mois');
  write('Validité dès l’achat', '12');
  press('Enregistrer');
  await waitFor(() =>
    expect(api.calls('updateVoucher').map(({ duration }) => duration)).toEqual([365 * 86_400]),
  );
});

test('an empty validity means that it never expires', async () => {
  api = openOffice({
    at: '/vouchers/birthday',
    answers: { getOfficeVoucher: birthday, updateVoucher: {} },
  });
  await screen.findByDisplayValue('Un anniversaire');
  write('Validité dès l’achat', '');
  press('Enregistrer');
  await waitFor(() =>
    expect(api.calls('updateVoucher').map(({ duration }) => duration)).toEqual([null]),
  );
});

test('one in use says that it was sold or is in a cart, and cannot be deleted', async () => {
  api = openOffice({
    at: '/vouchers/birthday',
    answers: { getOfficeVoucher: { ...birthday, in_use: true } },
  });
  expect(await screen.findByText(/a été vendu ou se trouve dans un panier/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
});

test('says why it could not be deleted, and offers no undo', async () => {
  api = openOffice({
    at: '/vouchers/birthday',
    answers: { getOfficeVoucher: birthday, deleteVoucher: () => refuse('VOUCHER_IN_USE') },
  });
  await screen.findByDisplayValue('Un anniversaire');
  press('Supprimer');
  expect(await screen.findByText(/ne peut pas être supprimé/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Annuler/ })).toBeNull();
});

test('without the right to change it, nothing can be changed', async () => {
  api = openOffice({
    at: '/vouchers/birthday',
    may: ['vouchers.read'],
    answers: { getOfficeVoucher: birthday },
  });
  const title = await screen.findByDisplayValue('Un anniversaire');
  expect(title.closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Supprimer' })).toBeNull();
});
