import {
  actionsIn,
  findPanel,
  press,
  readable,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const sold_voucher = {
  id: 7,
  cuid: 'sold',
  code: 'ABCDEFGHJKLM',
  status: 'VALID',
  title: 'Bon de 50 €',
  amount: 5_000,
  bundle: null,
  customer: { cuid: 'anne', fullname: 'Anne Dubois' },
  recipient: null,
  gift: {
    email: 'zoe@example.test',
    name: '',
    message: '',
    at: '2026-01-05T08:00:00.000Z',
    sent_at: null,
  },
  expires_at: '2026-12-31T23:00:00.000Z',
  redeemed_at: null,
  cancelled_at: null,
  created_at: '2026-01-05T08:00:00.000Z',
  total_amount: 5_000,
  paid_amount: 5_000,
  cart: null,
  credit_amount: 0,
  cancellation_message: null,
  created_by: null,
} as const;

const open = async (
  voucher: object = sold_voucher,
  more: Parameters<typeof openOffice>[0]['answers'] = {},
) => {
  api = openOffice({
    at: '/customer-vouchers/sold',
    answers: {
      getOfficeCustomerVoucher: voucher,
      extendCustomerVoucher: { message: null },
      sendCustomerVoucher: { message: 'Bon envoyé.' },
      cancelCustomerVoucher: { message: null },
      ...more,
    },
  });
  return findPanel(/Bon de 50/u);
};
const dialogOf = (name: string | RegExp) => screen.findByRole('dialog', { name });

test('is extended to the end of a day in the organiser’s time zone', async () => {
  await press('Prolonger', await open());
  const dialog = await dialogOf('Prolonger');
  write('Valable jusqu’au', '2027-06-30', dialog);
  await press('Prolonger', dialog);
  await waitFor(() =>
    expect(api.calls('extendCustomerVoucher')).toEqual([
      { voucher: 'sold', expires_at: '2027-06-30T22:00:00.000Z' },
    ]),
  );
});

test('an end that is not later is refused at its field', async () => {
  const code = 'VOUCHER_NOT_EXTENDED';
  const refusals = { extendCustomerVoucher: () => refuse(code, { expires_at: code }) };
  await press('Prolonger', await open(sold_voucher, refusals));
  const dialog = await dialogOf('Prolonger');
  await press('Prolonger', dialog);
  await waitFor(() => expect(wrongWith('Valable jusqu’au', dialog)).not.toBe(''));
});

test('is sent again to its recipient, or to another address', async () => {
  await press('Envoyer par e-mail', await open());
  const dialog = await dialogOf('Envoyer par e-mail');
  await press('Envoyer par e-mail', dialog);
  await waitFor(() =>
    expect(api.calls('sendCustomerVoucher')).toEqual([
      { voucher: 'sold', email: 'zoe@example.test' },
    ]),
  );
});

test('is cancelled with a reason, after the amount to give back is shown', async () => {
  await press(/^Annuler/u, await open());
  const dialog = await dialogOf('Annuler le bon d’Anne Dubois ?');
  expect(readable(dialog.textContent)).toContain('50,00 €');
  write(/Raison/, 'Encodé deux fois', dialog);
  await press(/^Annuler ce bon et rendre 50,00/u, dialog);
  await waitFor(() =>
    expect(api.calls('cancelCustomerVoucher')).toEqual([
      {
        voucher: 'sold',
        message: 'Encodé deux fois',
        give_back: { what: { of: 'ALL' }, to: 'ORIGIN', kept_label: '' },
      },
    ]),
  );
});

test('one with an unreadable code says why, and cannot be sent', async () => {
  const panel = await open({ ...sold_voucher, code: '' });
  expect(readable(panel.textContent)).toContain('la clé qui ouvre ce code manque sur le serveur');
  expect(readable(panel.textContent)).toContain('Code illisible');
  expect(actionsIn(panel)).not.toContain('Envoyer par e-mail');
});

test('without the right to see payments no amounts are shown', async () => {
  await press(/^Annuler/u, await open({ ...sold_voucher, total_amount: null, paid_amount: null }));
  const dialog = await dialogOf('Annuler le bon d’Anne Dubois ?');
  expect(dialog.textContent).not.toMatch(/rembourse/u);
});

test('an expired one can be extended, not sent; a redeemed one is only shown', async () => {
  expect(actionsIn(await open({ ...sold_voucher, status: 'EXPIRED' }))).toContain('Prolonger');
  expect(screen.queryByRole('button', { name: 'Envoyer par e-mail' })).toBeNull();
  closeOffice(api);
  const redeemed_voucher = {
    ...sold_voucher,
    status: 'REDEEMED',
    redeemed_at: '2026-02-01T08:00:00.000Z',
  };
  const panel = await open({
    ...redeemed_voucher,
    recipient: { cuid: 'zoe', fullname: 'Zoé Petit' },
  });
  expect(readable(panel.textContent)).toContain('Zoé Petit');
  expect(screen.queryByRole('button', { name: 'Prolonger' })).toBeNull();
});
