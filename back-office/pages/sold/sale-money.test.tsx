import { ALL_PERMISSIONS, type Permission } from '@ribambelle/domain/permissions/permissions.ts';
import {
  findField,
  findPanel,
  press,
  readable,
  tick,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const COURT = {
  cuid: 'offer',
  name: 'Court 1',
  prices: [{ duration: 3_600, amount: 3_200 }],
  minimum_participants: 0,
  maximum_participants: 4,
  hours: [],
  entries: [],
};
const offer = {
  cuid: 'offer',
  title: 'Dix séances',
  price: 3_200,
  amount: 3_200,
  percentage: null,
  entity: 'CUSTOMERS',
  period_type: 'ROLLING',
  start_choice: false,
} as const;
const STARTS = '2026-07-06T12:00:00.000Z';
const KINDS = [
  ['sellBundle', '/customer-bundles/new?family=anne&offer=offer', 'Vendre un pack', 'Vendre'],
  [
    'sellMembership',
    '/customer-memberships/new?family=anne&offer=offer',
    'Vendre un abonnement',
    'Vendre',
  ],
  [
    'sellVoucher',
    '/customer-vouchers/new?family=anne&offer=offer',
    'Vendre un bon cadeau',
    'Vendre',
  ],
  [
    'sellBooking',
    `/resource-calendar/new?family=anne&on=offer&start=${STARTS}`,
    'Réserver pour quelqu’un',
    'Réserver',
  ],
] as const;

async function open(
  at: string,
  title: string,
  more: { email?: string | null; may?: readonly Permission[]; delivers?: boolean } = {},
) {
  const { email = 'anne@example.test', delivers = true, ...rights } = more;
  const list = { count: 1, data: [offer] };
  api = openOffice({
    at,
    ...rights,
    answers: {
      getMailStatus: { delivers, unsent: { count: 0, since: null }, sending: null },
      listOfficeBundles: list,
      listOfficeMemberships: list,
      listOfficeVouchers: list,
      getResourceCalendar: { resources: [COURT] },
      getOfficeCustomer: {
        cuid: 'anne',
        firstname: 'Anne',
        lastname: 'Dubois',
        email,
        participants: [],
      },
      ...Object.fromEntries(KINDS.map(([name]) => [name, { cuid: 'sold', message: null }])),
    },
  });
  const panel = await findPanel(title);
  await within(panel).findByText(/[Ll]a famille (ne )?reçoit|n’a pas d’adresse/u);
  return panel;
}

describe.each(KINDS)('%s', (name, at, title, button) => {
  test('money received at once is recorded with one press, and the remainder is shown', async () => {
    const panel = await open(at, title);
    expect(readable(panel.textContent)).toContain('avec les données du virement. Enregistrez');
    tick('Espèces', panel);
    expect(readable(panel.textContent)).toContain('la confirmation, avec le reçu.');
    await findField('Montant reçu', panel);
    write('Montant reçu', '20,00', panel);
    expect(readable(panel.textContent)).toContain('pour les 12,00 € qui restent');
    write('Montant reçu', '50,00', panel);
    expect(readable(panel.textContent)).toContain('18,00 € de plus que le prix');
    write('Montant reçu', '32,00', panel);
    await press(button, panel);
    await waitFor(() =>
      expect(api.calls(name)).toMatchObject([
        { received: { amount: 3_200, method: 'CASH', received_at: null } },
      ]),
    );
  });

  test('without money, or the right to record it, the order waits for payment', async () => {
    const may = ALL_PERMISSIONS.filter((right) => right !== 'payments.create');
    const panel = await open(at, title, { may });
    expect(within(panel).queryByText('Espèces')).toBeNull();
    await press(button, panel);
    await waitFor(() => expect(api.calls(name)).toMatchObject([{ received: null }]));
  });
});

test('a gift records no payment, whatever was filled in before', async () => {
  const [, at, title] = KINDS[0];
  const panel = await open(at, title);
  tick('Espèces', panel);
  write('Montant reçu', '12,00', panel);
  tick(/Offrir ce pack/u, panel);
  expect(panel.textContent).not.toContain('de plus que le prix');
  await press('Offrir', panel);
  await waitFor(() => expect(api.calls('sellBundle')).toMatchObject([{ received: null }]));
});

test('a family gets no e-mail from a site that sends none', async () => {
  const [, at, title] = KINDS[0];
  const panel = await open(at, title, { delivers: false });
  expect(readable(panel.textContent)).toContain('Ce site n’envoie pas encore d’e-mails');
  expect(readable(panel.textContent)).not.toContain('La famille reçoit');
});

test('a family without an address gets no e-mail', async () => {
  const [, at, title] = KINDS[0];
  const panel = await open(at, title, { email: null });
  expect(panel.textContent).toContain('Cette famille n’a pas d’adresse e-mail');
});
