import { findPanel, press, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const anne = {
  cuid: 'anne',
  firstname: 'Anne',
  lastname: 'Dubois',
  wallet_amount: 500,
  outstanding_amount: 0,
  participants: [],
  answers: [],
  custom_fields: [],
  email_refused: null,
};

test('a family is erased by typing its name; a refusal is shown in the dialog', async () => {
  api = openOffice({
    at: '/customers/anne/overview',
    answers: {
      getOfficeCustomer: anne,
      eraseCustomer: () =>
        refuse('CONFIRMATION_MISMATCH', { confirmation: 'CONFIRMATION_MISMATCH' }),
    },
  });
  await press('Effacer ses données…');
  const dialog = await findPanel('Effacer ses données…');
  expect(
    within(dialog).getByText(/Les inscriptions, les paiements et les comptes restent/),
  ).toBeTruthy();
  expect(within(dialog).getByLabelText(/renonce à ce qui reste/)).toBeTruthy();
  write(/^Pour confirmer, écrivez « Anne Dubois »/, 'Anne', dialog);
  await press('Effacer pour toujours', dialog);
  await within(dialog).findByText('Ce que vous avez écrit ne correspond pas au nom demandé.');
  expect(api.calls('eraseCustomer')).toEqual([
    { customer: 'anne', confirmation: 'Anne', give_up_credit: false },
  ]);
});

test('without the rights to export or erase, the section is hidden', async () => {
  api = openOffice({
    at: '/customers/anne/overview',
    may: ['customers.read', 'customers.update'],
    answers: { getOfficeCustomer: anne },
  });
  await screen.findByRole('button', { name: 'Modifier' });
  await waitFor(() => expect(screen.queryByText('Ses données')).toBeNull());
});
