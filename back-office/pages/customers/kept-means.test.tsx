import { press } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const CARD = {
  cuid: 'card',
  state: 'ACTIVE' as const,
  label: 'Visa ···· 4242',
  valid_until: '2029-03',
  words: 'J’accepte :\n– Cirque : 25,00 € le 5 février 2026.',
  agreed_at: '2026-01-05T08:00:00.000Z',
  ended_at: null,
  end_reason: null,
};
const OVER = {
  ...CARD,
  cuid: 'over',
  state: 'ENDED' as const,
  label: 'IBAN ···· 7034',
  valid_until: null,
  ended_at: '2026-03-25T08:00:00.000Z',
  end_reason: 'CHARGED_BACK' as const,
};

function open(may?: Parameters<typeof openOffice>[0]['may']) {
  api = openOffice({
    at: '/customers/anne/overview',
    answers: {
      getOfficeCustomer: { cuid: 'anne', firstname: 'Anne', lastname: 'Dubois' },
      listOfficePaymentMandates: { data: [CARD, OVER] },
      endOfficePaymentMandate: { message: null },
    },
    ...(may === undefined ? {} : { may }),
  });
}

test('staff see what is kept and why one ended, and end one after a question', async () => {
  open();
  expect(await screen.findByText('Visa ···· 4242')).toBeTruthy();
  expect(screen.getByText(/arrêté après un paiement contesté/)).toBeTruthy();
  expect(screen.getByText(/valable jusqu’en mars 2029/)).toBeTruthy();
  await press('Ne plus garder Visa ···· 4242');
  const dialog = await screen.findByRole('dialog', {
    name: 'Ne plus garder ce moyen de paiement ?',
  });
  expect(api.calls('endOfficePaymentMandate')).toEqual([]);
  await press('Ne plus garder', dialog);
  await waitFor(() =>
    expect(api.calls('endOfficePaymentMandate')).toEqual([{ payment_mandate: 'card' }]),
  );
});

test('staff who may not change payments cannot end it', async () => {
  open(['customers.read', 'payments.read']);
  expect(await screen.findByText('Visa ···· 4242')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Ne plus garder/ })).toBeNull();
});
