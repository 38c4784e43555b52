import {
  click,
  findPanel,
  press,
  readable,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import type { Answers } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const gift = {
  code: 'ABCDEFGHJKLM',
  status: 'VALID',
  voucher: { title: 'Bon de 50 €', images: [], amount: 5_000, bundle: null },
  given_by: 'Zoé Claes',
  expires_at: null,
} as const;

const open = async (voucher: NonNullable<Answers['getOfficeVoucherToRedeem']>) => {
  api = openOffice({
    at: '/customers/anne/vouchers',
    answers: {
      getOfficeCustomer: {
        cuid: 'anne',
        firstname: 'Anne',
        lastname: 'Dubois',
        outstanding_amount: 0,
        wallet_amount: 0,
        tags: [],
        participants: [{ cuid: 'lea', firstname: 'Léa', lastname: 'Dubois', birthdate: null }],
      },
      listOfficeCustomerVouchers: { count: 0, data: [] },
      getOfficeVoucherToRedeem: voucher,
      redeemVoucherForCustomer: { cuid: 'sold', message: '50,00 € dans le portefeuille.' },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Anne Dubois' });
  await press('Utiliser un bon reçu');
  return findPanel('Utiliser un bon pour Anne Dubois');
};

test('a family’s code is looked up first, and then redeemed for it', async () => {
  const dialog = await open(gift);
  write('Code du bon', 'abcd-efgh', dialog);
  expect(api.calls('getOfficeVoucherToRedeem')).toEqual([]);
  write('Code du bon', 'abcd-efgh-jklm', dialog);
  await within(dialog).findByText(/offert par Zoé Claes/u);
  expect(readable(dialog.textContent)).toContain(
    '50,00 € iront dans le portefeuille de la famille.',
  );
  await press('Utiliser ce bon', dialog);
  await waitFor(() =>
    expect(api.calls('redeemVoucherForCustomer')).toEqual([
      { customer: 'anne', code: 'abcd-efgh-jklm', participant: null },
    ]),
  );
  await screen.findByText('50,00 € dans le portefeuille.');
});

test('a pack for one child asks for which child', async () => {
  const bundle = {
    id: 1,
    cuid: 'ten',
    title: 'Dix séances',
    capacity: 10,
    entity: 'PARTICIPANTS',
  } as const;
  const dialog = await open({ ...gift, voucher: { ...gift.voucher, amount: null, bundle } });
  write('Code du bon', gift.code, dialog);
  await within(dialog).findByText(/La famille reçoit ce pack/u);
  const button = within(dialog).getByRole('button', { name: 'Utiliser ce bon' });
  expect(button).toHaveProperty('disabled', true);
  await click(await within(dialog).findByLabelText(/Léa Dubois/u));
  await press('Utiliser ce bon', dialog);
  await waitFor(() =>
    expect(api.calls('redeemVoucherForCustomer')).toMatchObject([{ participant: 'lea' }]),
  );
});

test('a code that was redeemed or is unknown is called so, and is not redeemed', async () => {
  const used_panel = await open({ ...gift, status: 'REDEEMED' });
  write('Code du bon', gift.code, used_panel);
  await within(used_panel).findByText('Ce bon a déjà été utilisé.');
  expect(within(used_panel).getByRole('button', { name: 'Utiliser ce bon' })).toHaveProperty(
    'disabled',
    true,
  );
  closeOffice(api);
  const unknown_panel = await open({ code: gift.code, status: 'UNKNOWN' });
  write('Code du bon', gift.code, unknown_panel);
  await within(unknown_panel).findByText(/Nous ne trouvons pas de bon avec ce code/u);
});
