import {
  findField,
  findPanel,
  press,
  write,
  wrongWith,
} from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const monthly = {
  cuid: 'monthly',
  title: 'Atelier libre',
  price: 3_200,
  entity: 'CUSTOMERS',
  period_type: 'ROLLING',
  rolling_period_type: 'MONTHS',
  rolling_period_duration: 1,
  fixed_period_start_at: null,
  fixed_period_end_at: null,
  start_choice: true,
} as const;
const anne = { cuid: 'anne', firstname: 'Anne', lastname: 'Dubois', email: 'anne@example.test' };

const open = (
  offer: { start_choice?: boolean },
  more: Parameters<typeof openOffice>[0]['answers'] = {},
) => {
  api = openOffice({
    at: '/customer-memberships/new?family=anne&offer=monthly',
    answers: {
      listOfficeMemberships: { count: 1, data: [{ ...monthly, ...offer }] },
      getOfficeCustomer: { ...anne, participants: [] },
      sellMembership: { cuid: 'sold', message: null },
      ...more,
    },
  });
  return findPanel('Vendre un abonnement');
};

test('one with a choice of first day is sold from the chosen day, or from today by default', async () => {
  const panel = await open({});
  await findField('Premier jour', panel);
  write('Premier jour', '2026-08-03', panel);
  await press('Vendre', panel);
  await waitFor(() =>
    expect(api.calls('sellMembership')).toMatchObject([
      { customer: 'anne', membership: 'monthly', start_on: '2026-08-03', total_amount: 3_200 },
    ]),
  );
});

test('one without that choice asks for no day', async () => {
  const panel = await open({ start_choice: false });
  await within(panel).findByText(/32,00/);
  expect(within(panel).queryByLabelText('Premier jour')).toBeNull();
  await press('Vendre', panel);
  await waitFor(() => expect(api.calls('sellMembership')).toMatchObject([{ start_on: null }]));
});

test('an impossible day is refused at its field', async () => {
  const code = 'MEMBERSHIP_START_NOT_POSSIBLE';
  const panel = await open({}, { sellMembership: () => refuse(code, { start_on: code }) });
  await findField('Premier jour', panel);
  write('Premier jour', '2020-01-01', panel);
  await press('Vendre', panel);
  await waitFor(() => expect(wrongWith('Premier jour', panel)).not.toBe(''));
});
