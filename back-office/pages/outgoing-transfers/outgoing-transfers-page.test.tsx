// @vitest-environment happy-dom
import type { Answer } from '@ribambelle/api/client.ts';
import { answer, press, readable, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let api: ReturnType<typeof openOffice>;
beforeEach(() => {
  // a download would leave the page
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  closeOffice(api);
});

type Transfer = Answer<'listOutgoingTransfers'>['data'][number];

const ANNE: Transfer = {
  cuid: 't1',
  amount: 4_000,
  holder: 'Anne Dubois',
  iban: 'BE68539007547034',
  message: 'Remboursement',
  state: 'PENDING',
  created_at: '2026-01-05T08:00:00.000Z',
  made_by: 'Sophie Peeters',
  customer: { cuid: 'dubois', name: 'Anne Dubois' },
  payment: 'p1',
  sepa_file: null,
  note: '',
};
const FILE = {
  cuid: 'f1',
  number: 3,
  transfers: 2,
  amount: 9_000,
  failed: 1,
  created_at: '2026-01-05T08:00:00.000Z',
  made_by: 'Sophie Peeters',
  executed_at: null,
};
const listed = <Row,>(...data: readonly Row[]) => ({ count: data.length, data: [...data] });
const waiting = (more: object = {}) => ({
  count: 1,
  amount: 4_000,
  account_complete: true,
  ...more,
});

type Answers = Parameters<typeof openOffice>[0]['answers'];
const open = (answers: Answers) => {
  api = openOffice({
    at: '/payments/transfers',
    answers: {
      getWaitingTransfers: waiting(),
      listOutgoingTransfers: listed(ANNE),
      listSepaFiles: listed(),
      ...answers,
    },
  });
};
const pageText = () => readable(document.body.textContent);

test('the transfers that wait show their family, account and sum, and one press makes their file', async () => {
  const made = { makeSepaFile: { cuid: 'f1', number: 3, transfers: 1, message: null } };
  const getSepaFile = {
    content_type: 'application/xml',
    filename: 'sepa-3.xml',
    bytes: new TextEncoder().encode('<Document/>'),
  };
  open({ ...made, getSepaFile });
  await screen.findByText('BE68 5390 0754 7034', { exact: false });
  expect(pageText()).toContain('1 virement, en tout 40,00 €');
  const link = screen.getByRole('link', { name: 'Anne Dubois' });
  expect(link.getAttribute('href')).toBe('/payments/p1');
  api.answer({
    ...made,
    getSepaFile,
    getWaitingTransfers: waiting({ count: 0, amount: 0 }),
    listOutgoingTransfers: listed(),
    listSepaFiles: listed(FILE),
  });
  await press('Faire le fichier pour la banque');
  await screen.findByText('Fichier 3 fait : 1 virement. Donnez-le à votre banque.');
  expect(api.calls('getSepaFile')).toEqual([{ sepa_file: 'f1' }]);
  await screen.findByText('Aucun virement n’attend.');
  await screen.findByRole('button', { name: 'Télécharger le fichier 3' });
});

test('without a complete account of its own, an organiser is led to its settings', async () => {
  open({ getWaitingTransfers: waiting({ account_complete: false }) });
  const link = await screen.findByRole('link', { name: 'Compléter les réglages de paiement' });
  expect(link.getAttribute('href')).toBe('/settings#payments');
  const make = screen.getByRole('button', { name: 'Faire le fichier pour la banque' });
  expect(make).toHaveProperty('disabled', true);
});

test('a transfer that is not to be sent is taken back with a word', async () => {
  open({ failOutgoingTransfer: { message: null } });
  await press('Ne pas envoyer pour Anne Dubois');
  const dialog = await screen.findByRole('dialog', { name: 'Ne pas envoyer ce virement' });
  write(/Pourquoi/, 'Payé en espèces', dialog);
  await answer('Ne pas envoyer ce virement', 'Ne pas envoyer');
  await waitFor(() =>
    expect(api.calls('failOutgoingTransfer')).toEqual([
      { outgoing_transfer: 't1', note: 'Payé en espèces', waits: true },
    ]),
  );
  await screen.findByText('L’argent est de nouveau dans vos livres.');
});

test('a file shows its sum and state; it is executed after a question, and its transfers can come back', async () => {
  open({
    getWaitingTransfers: waiting({ count: 0, amount: 0 }),
    listOutgoingTransfers: ({ sepa_file }) =>
      sepa_file === 'f1'
        ? listed(
            { ...ANNE, state: 'SENT' as const, sepa_file: 3 },
            { ...ANNE, cuid: 't2', holder: 'Tom', state: 'FAILED' as const, note: 'Clos' },
          )
        : listed(),
    listSepaFiles: listed(FILE),
    executeSepaFile: { message: null },
  });
  const item = (await screen.findByText('Fichier 3')).closest('li');
  if (item === null) throw new Error('The file is in no list');
  expect(readable(item.textContent)).toContain('2 virements, en tout 90,00 €');
  expect(readable(item.textContent)).toContain('pas encore exécuté · 1 pas arrivé');
  await press('Voir ses virements', item);
  await screen.findByRole('button', { name: 'Revenu pour Anne Dubois' });
  expect(within(item).queryByRole('button', { name: 'Revenu pour Tom' })).toBeNull();
  expect(readable(item.textContent)).toContain('Clos');
  await press('La banque l’a exécuté', item);
  api.answer({
    executeSepaFile: { message: null },
    listSepaFiles: listed({ ...FILE, executed_at: '2026-01-06T08:00:00.000Z' }),
    getWaitingTransfers: waiting({ count: 0, amount: 0 }),
    listOutgoingTransfers: listed(),
  });
  await answer('Le fichier 3 est exécuté ?', 'Oui, exécuté');
  await screen.findByText(/exécuté le/);
  expect(api.calls('executeSepaFile')).toEqual([{ sepa_file: 'f1' }]);
});

test.each([
  [waiting(), '1 virement à faire : 40,00 €. Voir les virements'],
  [waiting({ count: 0, amount: 0 }), 'Virements à faire'],
])('the payments lead to the transfers (%o)', async (getWaitingTransfers, words) => {
  api = openOffice({ at: '/payments', answers: { getWaitingTransfers } });
  await screen.findByRole('link', { name: /virements/i });
  expect(pageText()).toContain(words);
});

test('the payments say nothing of transfers to staff who may not refund', async () => {
  api = openOffice({ at: '/payments', may: ['payments.read'] });
  await screen.findByRole('heading', { name: 'Paiements' });
  expect(screen.queryByRole('link', { name: /virements/i })).toBeNull();
  expect(api.calls('getWaitingTransfers')).toEqual([]);
});
