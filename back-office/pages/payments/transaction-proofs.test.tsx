// @vitest-environment happy-dom
import type { Answer } from '@ribambelle/api/client.ts';
import { answer, press, readable, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { Refusal } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

type Proof = Answer<'listOfficeTransactionProofs'>['data'][number];

const PICTURE: Proof = {
  cuid: 't1',
  reference: '010806817183',
  amount: 12_500,
  paid_on: '2026-07-03',
  name: 'capture.png',
  state: 'WAITING',
  created_at: '2026-07-04T07:00:00.000Z',
  reason: '',
  is_picture: true,
  customer: { cuid: 'dubois', name: 'Anne Dubois' },
  owed_amount: 20_000,
};
const PAPER: Proof = {
  ...PICTURE,
  cuid: 't2',
  reference: null,
  is_picture: false,
  customer: { cuid: 'martin', name: 'Luc Martin' },
};
const listed = (...data: readonly Proof[]) => ({ count: data.length, data: [...data] });
type Settings = Parameters<typeof openOffice>[0];
const open = (more: Pick<Settings, 'answers' | 'may'>, at = '/payments/proofs') => {
  api = openOffice({ at, ...more });
};
const itemOf = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li');
  if (item === null) throw new Error(`${name} is in no list`);
  return item;
};

test('each proof shows its file beside what the family says and still owes', async () => {
  open({ answers: { listOfficeTransactionProofs: listed(PICTURE, PAPER) } });
  const picture = await itemOf('Anne Dubois');
  const words = ['125,00 €', '+++010/8068/17183+++', 'Reste à payer : 200,00 €'];
  for (const word of words) expect(readable(picture.textContent)).toContain(word);
  expect(within(picture).getByRole('img').getAttribute('src')).toContain('/t1/file');
  const paper = await itemOf('Luc Martin');
  expect(readable(paper.textContent)).toContain('Pour tout ce qui est dû');
  within(paper).getByRole('link', { name: 'Télécharger le PDF' });
});

test('one is accepted in two presses, and the list is read again', async () => {
  const accepted = { payment: 'p1', credited_amount: 0, message: null };
  open({
    answers: {
      listOfficeTransactionProofs: listed(PICTURE),
      acceptTransactionProof: accepted,
    },
  });
  await press('Accepter la preuve d’Anne Dubois', await itemOf('Anne Dubois'));
  api.answer({ listOfficeTransactionProofs: listed(), acceptTransactionProof: accepted });
  await answer('Noter ce paiement', 'Noter ce paiement');
  await screen.findByText('Aucune preuve n’attend de réponse.');
  expect(api.calls('acceptTransactionProof')).toMatchObject([
    { transaction_proof: 't1', amount: 12_500, payment: null, twice: false },
  ]);
});

test('one that seems to be recorded can be that very payment', async () => {
  open({
    answers: {
      listOfficeTransactionProofs: listed(PICTURE),
      acceptTransactionProof: ({ payment }) => {
        if (payment !== null) return { payment, credited_amount: 0 };
        throw new Refusal('PAYMENT_LIKELY_DUPLICATE', {
          fields: { amount: 'PAYMENT_LIKELY_DUPLICATE' },
          details: {
            payment: 'first',
            amount: 12_500,
            method: 'TRANSFER',
            received_at: '2026-07-03',
          },
        });
      },
    },
  });
  await press('Accepter la preuve d’Anne Dubois', await itemOf('Anne Dubois'));
  await answer('Noter ce paiement', 'Noter ce paiement');
  const same = await screen.findByRole('button', {
    name: 'C’est ce paiement : ne rien noter de plus',
  });
  same.click();
  await screen.findByText('Paiement noté.');
  expect(api.calls('acceptTransactionProof').at(-1)).toMatchObject({ payment: 'first' });
});

test('one is refused with a word', async () => {
  open({
    answers: { listOfficeTransactionProofs: listed(PAPER), refuseTransactionProof: {} },
  });
  await press('Refuser la preuve de Luc Martin', await itemOf('Luc Martin'));
  write('Pourquoi', 'Illisible', await screen.findByRole('dialog'));
  await answer('Refuser cette preuve', 'Refuser cette preuve');
  await screen.findByText('Preuve refusée : la famille est prévenue.');
  expect(api.calls('refuseTransactionProof')).toEqual([
    { transaction_proof: 't2', reason: 'Illisible' },
  ]);
});

test('staff that may only read see no act', async () => {
  open({
    may: ['customer-transaction-proofs.read'],
    answers: { listOfficeTransactionProofs: listed(PICTURE) },
  });
  const item = await itemOf('Anne Dubois');
  expect(within(item).queryByRole('button')).toBeNull();
});

test('the payments say how many wait', async () => {
  open({ answers: { listOfficeTransactionProofs: { count: 3, data: [] } } }, '/payments');
  await screen.findByText(/3 preuves de paiement attendent/);
  const link = screen.getByRole('link', { name: 'Voir' });
  expect(link.getAttribute('href')).toBe('/payments/proofs');
});
