import {
  address,
  choose,
  columns,
  findRows,
  press,
  write,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const answer = {
  data: [{ cuid: 'p1', customer: { cuid: 'dubois', name: 'Anne Dubois' }, method: 'CASH' }],
  count: 1,
} as const;
const lastPaymentsRequest = () => api.calls('listOfficePayments').at(-1);

test('invalid filters are not requested, and leave the address; valid ones stay', async () => {
  api = openOffice({
    at: '/payments?state=SOMEHOW&method=CASH&received_from=2026-02-31&sort=nothing&columns=family,amount,nonsense',
    answers: { listOfficePayments: answer },
  });
  await findRows();
  await waitFor(() => expect(address()).toBe('/payments?method=CASH&columns=family,amount'));
  expect(columns()).toEqual(['Famille', 'Montant']);
  for (const call of api.calls('listOfficePayments')) {
    expect(call).toMatchObject({ method: 'CASH' });
    expect(call.state).toBeUndefined();
    expect(call.received_from).toBeUndefined();
    expect(call.sort).toBeUndefined();
  }
});

test.each(['locations', 'participants', 'collaborators', 'customer-vouchers', 'customer-bundles'])(
  'the list of %s drops an unknown order and unknown columns',
  async (list) => {
    api = openOffice({ at: `/${list}?search=du&sort=nothing&columns=x` });
    await waitFor(() => expect(address()).toBe(`/${list}?search=du`));
  },
);

test('only unknown columns: the default ones are shown', async () => {
  api = openOffice({ at: '/payments?columns=x,y', answers: { listOfficePayments: answer } });
  await findRows();
  await waitFor(() => expect(address()).toBe('/payments'));
  expect(columns().length).toBeGreaterThan(3);
});

test('a period is chosen by its name, stays relative, and is cleared with one press', async () => {
  api = openOffice({ at: '/payments', answers: { listOfficePayments: answer } });
  await findRows();
  await press('Reçu');
  await press('Cette semaine');
  await waitFor(() => expect(address()).toBe('/payments?received=THIS_WEEK'));
  await waitFor(() =>
    expect(lastPaymentsRequest()).toMatchObject({
      received_from: '2026-07-06',
      received_to: '2026-07-12',
    }),
  );
  expect(screen.getByRole('button', { name: 'Reçu : Cette semaine' })).toBeTruthy();
  await press('Retirer le filtre « Reçu »');
  await waitFor(() => expect(address()).toBe('/payments'));
});

test('custom days replace the named period, and a last day before the first is dropped', async () => {
  api = openOffice({
    at: '/payments?received=LAST_MONTH',
    answers: { listOfficePayments: answer },
  });
  await findRows();
  expect(lastPaymentsRequest()).toMatchObject({
    received_from: '2026-06-01',
    received_to: '2026-06-30',
  });
  await press('Reçu : Le mois dernier');
  write('Du', '2026-07-01');
  await waitFor(() => expect(address()).toBe('/payments?received_from=2026-07-01'));
  write('Au', '2026-07-03');
  await waitFor(() => expect(lastPaymentsRequest()).toMatchObject({ received_to: '2026-07-03' }));
  write('Du', '2026-07-05');
  await waitFor(() => expect(address()).toBe('/payments?received_from=2026-07-05'));
});

test('a number is typed as a range, in euros, and is applied only while it is valid', async () => {
  api = openOffice({ at: '/payments', answers: { listOfficePayments: answer } });
  await findRows();
  await press('Montant');
  write('Au moins', '12,50');
  await waitFor(() => expect(address()).toBe('/payments?amount_from=1250'));
  write('Au plus', '5');
  expect(await screen.findByText('Plus petit que le premier nombre.')).toBeTruthy();
  expect(address()).toBe('/payments?amount_from=1250');
  write('Au plus', '50');
  await waitFor(() =>
    expect(lastPaymentsRequest()).toMatchObject({ amount_from: 1250, amount_to: 5000 }),
  );
  expect(
    await screen.findByRole('button', { name: /^Montant : de 12,50\s€ à 50,00\s€$/ }),
  ).toBeTruthy();
  await press('Retirer le filtre « Montant »');
  await waitFor(() => expect(address()).toBe('/payments'));
});

test('an age is typed as a whole number, and an invalid one leaves the address', async () => {
  api = openOffice({
    at: '/participants?age_from=12&age_to=6',
    answers: { listOfficeParticipants: { data: [], count: 0 } },
  });
  await waitFor(() => expect(address()).toBe('/participants'));
  await press('Âge');
  write('Au plus', '11');
  await waitFor(() =>
    expect(api.calls('listOfficeParticipants').at(-1)).toMatchObject({ age_to: 11 }),
  );
  expect(await screen.findByRole('button', { name: 'Âge : au plus 11' })).toBeTruthy();
});

test('a filter beyond the user’s rights is neither offered nor requested', async () => {
  api = openOffice({
    at: '/registrations?payment=OVERDUE',
    may: ['registrations.read'],
    answers: { listOfficeRegistrations: { data: [], count: 0 } },
  });
  await waitFor(() => expect(address()).toBe('/registrations'));
  expect(api.calls('listOfficeRegistrations').every((call) => call.payment === undefined)).toBe(
    true,
  );
});

describe('filters by family and participant', () => {
  const anne = { cuid: 'anne', name: 'Anne Dubois', email: 'anne@example.test' };
  const people = {
    listOfficeCustomers: { count: 1, data: [anne] },
    getOfficeCustomer: {
      cuid: 'anne',
      firstname: 'Anne',
      lastname: 'Dubois',
      email: 'anne@example.test',
    },
    listOfficeParticipants: { count: 1, data: [{ cuid: 'lea', name: 'Léa Dubois' }] },
    getOfficeParticipant: { cuid: 'lea', firstname: 'Léa', lastname: 'Dubois' },
  };

  test.each([
    ['/registrations', 'listOfficeRegistrations'],
    ['/payments', 'listOfficePayments'],
    ['/bookings', 'listOfficeBookings'],
    ['/mailbox', 'listSentMails'],
  ] as const)('%s is filtered by a family, which is in the address', async (at, endpoint) => {
    api = openOffice({ at: `${at}?customer=anne`, answers: people });
    await waitFor(() => expect(api.calls(endpoint).at(-1)).toMatchObject({ customer: 'anne' }));
    const fields = () =>
      [...document.querySelectorAll<HTMLInputElement>('input[aria-label$=amille]')].map(
        ({ value }) => value,
      );
    await waitFor(() => expect(fields()).toContain('Anne Dubois · anne@example.test'));
  });

  test('nothing is looked up before the field has the focus', async () => {
    api = openOffice({ at: '/registrations', answers: people });
    const field = await screen.findByRole('combobox', { name: 'Famille' });
    expect(api.calls('listOfficeRegistrations').length).toBeGreaterThan(0);
    expect(api.calls('listOfficeCustomers')).toEqual([]);
    fireEvent.focus(field);
    await waitFor(() => expect(api.calls('listOfficeCustomers')).toHaveLength(1));
    expect(api.calls('listOfficeParticipants')).toEqual([]);
  });

  test('registrations are filtered by a participant found by typing', async () => {
    api = openOffice({ at: '/registrations', answers: people });
    await choose('Participant', 'Léa Dubois');
    await waitFor(() => expect(address()).toBe('/registrations?participant=lea'));
    expect(api.calls('listOfficeRegistrations').at(-1)).toMatchObject({ participant: 'lea' });
  });

  test('without the right to read either, they can only be removed', async () => {
    api = openOffice({
      at: '/registrations?customer=anne&participant=lea',
      may: ['registrations.read'],
    });
    expect(await screen.findByText('Une famille')).toBeTruthy();
    expect(screen.getByText('Un participant')).toBeTruthy();
    expect(api.calls('listOfficeCustomers')).toEqual([]);
  });
});

test('a text filter matches the beginning, is shown on its button, and is cleared with one press', async () => {
  api = openOffice({
    at: '/customers?outstanding=true',
    answers: { listOfficeCustomers: { data: [{ cuid: 'dubois', name: 'Anne Dubois' }], count: 1 } },
  });
  await findRows();
  await press('Commune ou code postal');
  write('Commune ou code postal', '  1348 ');
  await waitFor(() => expect(address()).toBe('/customers?outstanding=true&place=1348'));
  const lastRequest = () => api.calls('listOfficeCustomers').at(-1);
  await waitFor(() => expect(lastRequest()).toMatchObject({ place: '1348', outstanding: true }));
  write('Commune ou code postal', '   ');
  await waitFor(() => expect(address()).toBe('/customers?outstanding=true'));
  write('Commune ou code postal', 'louv');
  await waitFor(() => expect(address()).toBe('/customers?outstanding=true&place=louv'));
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Commune ou code postal' }), {
    key: 'Enter',
  });
  await screen.findByRole('button', { name: 'Commune ou code postal : louv' });
  await press('Retirer le filtre « Commune ou code postal »');
  await waitFor(() => expect(address()).toBe('/customers?outstanding=true'));
});
