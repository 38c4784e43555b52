import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { findPanel, readable } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const sold_bundle = {
  cuid: 'sold',
  title: 'Dix séances',
  status: 'VALID',
  customer: { cuid: 'anne', fullname: 'Anne Dubois' },
  participant: null,
  capacity: 10,
  used: 0,
  total_amount: 9_000,
  paid_amount: 5_000,
  credit_amount: 0,
  expires_at: null,
  created_at: '2026-07-01T08:00:00.000Z',
  created_by: 'Zoé Maes',
  cart: { cuid: 'order', reference: '123456789012' },
  cancellation_message: null,
  registrations: [],
} as const;
const cash = {
  cuid: 'cash',
  amount: 5_000,
  method: 'CASH',
  state: 'PAID',
  communication: '+++123/4567/89012+++',
  paid_at: '2026-07-01T10:00:00.000Z',
  received_at: '2026-07-01',
} as const;
const waiting_payment = {
  ...cash,
  cuid: 'waiting',
  amount: 4_000,
  method: 'ONLINE',
  state: 'PENDING',
  paid_at: null,
  received_at: null,
} as const;

const open = (more: Partial<Parameters<typeof openOffice>[0]> = {}) => {
  api = openOffice({
    at: '/customer-bundles/sold',
    answers: {
      getOfficeCustomerBundle: sold_bundle,
      listOfficePayments: { count: 2, data: [cash, waiting_payment] },
      checkPaymentReceipt: { unprinted: [{ sign: '🦄', names: ['Anne 🦄 Dubois'] }] },
    },
    ...more,
  });
  return findPanel('Dix séances');
};

test('the payments for an order are shown with what was sold, each with a receipt to print', async () => {
  const panel = await open();
  const receipt = await within(panel).findByRole('link', { name: 'Imprimer le reçu' });
  expect(receipt.getAttribute('href')).toBe('/api/back-office/payments/cash/receipt?inline=true');
  expect(api.calls('listOfficePayments')).toMatchObject([{ search: '123456789012' }]);
  const text = readable(panel.textContent);
  expect(text).toContain('Espèces · Imprimer le reçu');
  expect(text).not.toContain('En ligne');
  await within(panel).findByText('Ces signes ne s’impriment pas : 🦄 (Anne 🦄 Dubois).');
  // an order has one receipt, however often it was paid
  expect(api.calls('checkPaymentReceipt')).toEqual([{ payment: 'cash' }]);
});

test('without the right to see payments, none are shown or requested', async () => {
  const panel = await open({ may: ALL_PERMISSIONS.filter((right) => right !== 'payments.read') });
  await within(panel).findByText('Zoé Maes');
  expect(within(panel).queryByText('Paiements')).toBeNull();
  expect(api.calls('listOfficePayments')).toEqual([]);
});
