import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { address, findPanel } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

const anne = {
  cuid: 'anne',
  version: 3,
  firstname: 'Anne',
  lastname: 'Dubois',
  email: 'anne@example.test',
  participants: [],
} as const;
const preview = {
  kept: { cuid: 'anne', version: 3, name: 'Anne Dubois' },
  other: { cuid: 'annie', version: 7, name: 'Annie Dubois', email: 'annie@example.test' },
  seen: 'as-it-was',
  moves: [{ what: 'REGISTRATIONS', count: 2 }],
  email: 'anne@example.test',
  filled: ['phone'],
  owed_amount: 4500,
  wallet_amount: 1250,
  same_children: ['Léa'],
} as const;
const similar = {
  data: [
    {
      cuid: 'annie',
      name: 'Annie Dubois',
      email: null,
      phone: '',
      participants: '',
      alike: ['NAME'],
    },
  ],
} as const;

const openDialog = async (more: Parameters<typeof openOffice>[0]['answers'] = {}) => {
  api = openOffice({
    at: '/customers/anne/overview',
    answers: {
      getOfficeCustomer: anne,
      listSimilarCustomers: similar,
      previewCustomerMerge: preview,
      ...more,
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Fusionner' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByRole('button', { name: 'C’est elle' }));
  await within(dialog).findByText('2 inscriptions');
  return dialog;
};

test('shows what moves, which address signs in and the joint amounts first, and sends what was previewed', async () => {
  const dialog = await openDialog({ mergeCustomers: { message: null } });
  for (const sentence of [
    'La famille se connecte avec anne@example.test.',
    /annie@example.test ne sert plus à se connecter/,
    /Reste à payer, ensemble : 45,00/,
    /Peut-être en double : Léa/,
  ])
    expect(within(dialog).getByText(sentence)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fusionner' }));
  await screen.findByText('Il ne reste qu’une famille.');
  expect(api.calls('mergeCustomers')).toEqual([
    { customer: 'anne', other: 'annie', kept_version: 3, other_version: 7, seen: 'as-it-was' },
  ]);
});

test('the family itself is not offered among the search results', async () => {
  api = openOffice({
    at: '/customers/anne/overview',
    answers: {
      getOfficeCustomer: anne,
      listOfficeCustomers: {
        data: [
          { cuid: 'anne', name: 'Anne Dubois' },
          { cuid: 'annie', name: 'Annie Dubois' },
        ],
        count: 2,
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Fusionner' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByPlaceholderText(/nom/i));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent.split(' · ')[0])).toEqual(['Annie Dubois']);
});

test('objections are named, and the merge cannot be sent', async () => {
  const dialog = await openDialog({
    previewCustomerMerge: {
      ...preview,
      objections: [{ code: 'MERGED_MEMBERSHIP_TWICE', title: 'Club', at: null }],
    },
  });
  expect(within(dialog).getByRole('alert').textContent).toContain('Club');
  expect(
    within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Fusionner' }).disabled,
  ).toBe(true);
});

test('after a change meanwhile, says that there was one and reads the preview again', async () => {
  const dialog = await openDialog({ mergeCustomers: () => refuse('CHANGED_MEANWHILE') });
  const calls_before = api.calls('previewCustomerMerge').length;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fusionner' }));
  await screen.findByText(/modifiée entre-temps/);
  await expect.poll(() => api.calls('previewCustomerMerge').length).toBeGreaterThan(calls_before);
});

test('a link to a merged record opens the kept one', async () => {
  api = openOffice({
    at: '/participants/lea-twice',
    answers: {
      getOfficeParticipant: { cuid: 'lea', firstname: 'Léa', lastname: 'Dubois' },
    },
  });
  await findPanel('Léa Dubois');
  expect(address()).toContain('/participants/lea');
  expect(address()).not.toContain('twice');
  expect(await screen.findByText(/Cette fiche a été fusionnée/)).toBeTruthy();
});
