// @vitest-environment happy-dom
import type { Answer } from '@ribambelle/api/client.ts';
import { answer, press, readable, write } from '@ribambelle/testing/office/at-the-screen.ts';
import { refuse } from '@ribambelle/testing/office/fake-api.ts';
import { closeOffice, openOffice } from '@ribambelle/testing/office/open-office.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

let api: ReturnType<typeof openOffice>;
afterEach(() => closeOffice(api));

type Difference = Answer<'listProviderDifferences'>['data'][number];

const DUBOIS = { cuid: 'p1', customer_name: 'Anne Dubois', state: 'PENDING' };
const UNHEARD: Difference = {
  cuid: 'd1',
  kind: 'DIFFERENT',
  provider: 'mollie',
  provider_reference: 'tr_unheard',
  amount: 12_500,
  created_at: '2026-07-06T07:00:00.000Z',
  payment: DUBOIS,
};
const UNKNOWN: Difference = {
  ...UNHEARD,
  cuid: 'd2',
  kind: 'UNKNOWN',
  provider: 'stripe',
  provider_reference: 'cs_unknown',
  payment: null,
};

type Settings = Parameters<typeof openOffice>[0];
const open = (at: string, more: Pick<Settings, 'answers' | 'may'>) => {
  api = openOffice({ at, ...more });
};
const listed = (...data: readonly Difference[]) => ({
  count: data.length,
  data: [...data],
});
const itemOf = async (reference: string) => {
  const item = (await screen.findByText(new RegExp(reference))).closest('li');
  if (item === null) throw new Error(`${reference} is in no list`);
  return item;
};

test('each difference says what it means, its amount and its family, and has one act', async () => {
  open('/payments/differences', {
    answers: {
      listProviderDifferences: listed(
        UNHEARD,
        UNKNOWN,
        { ...UNHEARD, cuid: 'd3', kind: 'MISSING', provider_reference: 'tr_missing' },
        { ...UNHEARD, cuid: 'd4', kind: 'AMBIGUOUS', provider_reference: 'tr_other' },
      ),
    },
  });
  for (const [reference, ...words] of [
    ['tr_unheard', 'Anne Dubois', '125,00 €', 'en sait plus', 'Mollie tr_unheard'],
    ['cs_unknown', 'Aucune famille connue', 'absent de vos livres', 'Stripe cs_unknown'],
    ['tr_missing', 'Anne Dubois', 'absent chez le prestataire', 'Mollie tr_missing'],
    ['tr_other', 'Anne Dubois', 'n’est pas la même', 'Mollie tr_other'],
  ] as const) {
    const item = await itemOf(reference);
    for (const word of words) expect(readable(item.textContent)).toContain(word);
    const buttons = within(item)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    const act = reference === 'tr_unheard' ? 'Demander au prestataire' : 'Clore avec un mot';
    expect(buttons).toEqual([act]);
  }
  const [link] = screen.getAllByRole('link', { name: 'Anne Dubois' });
  expect(link?.getAttribute('href')).toBe('/payments/p1');
});

test.each([
  [true, 'Le prestataire avait du nouveau : le paiement est à jour.'],
  [false, 'Rien de nouveau chez le prestataire.'],
])(
  'asking about one that is new (%s) says so, and the list is read again',
  async (changed, words) => {
    open('/payments/differences', {
      answers: { listProviderDifferences: listed(UNHEARD), askAboutPayment: { changed } },
    });
    const item = await itemOf('tr_unheard');
    api.answer({ listProviderDifferences: listed(), askAboutPayment: { changed } });
    await press('Demander au prestataire pour tr_unheard', item);
    await screen.findByText(words);
    expect(api.calls('askAboutPayment')).toEqual([{ payment: 'p1' }]);
    await screen.findByText('Les livres de vos prestataires et les vôtres sont les mêmes.');
  },
);

test('one is closed with a word, and not without', async () => {
  const close = ({ note }: { note: string }) =>
    note === '' ? refuse('INVALID_REQUEST', { note: 'REQUIRED' } as const) : {};
  open('/payments/differences', {
    answers: { listProviderDifferences: listed(UNKNOWN), closeProviderDifference: close },
  });
  await press('Clore avec un mot cs_unknown', await itemOf('cs_unknown'));
  const dialog = await screen.findByRole('dialog', { name: 'Clore cette différence' });
  await answer('Clore cette différence', 'Clore cette différence');
  expect(api.calls('closeProviderDifference')).toEqual([]);
  write('Explication', 'Un autre magasin du même compte', dialog);
  api.answer({ listProviderDifferences: listed(), closeProviderDifference: close });
  await answer('Clore cette différence', 'Clore cette différence');
  await screen.findByText('Différence close.');
  expect(api.calls('closeProviderDifference')).toEqual([
    { provider_difference: 'd2', note: 'Un autre magasin du même compte' },
  ]);
  await screen.findByText(/sont les mêmes/);
});

test('without the right to change payments, the page only shows', async () => {
  open('/payments/differences', {
    may: ['payments.read'],
    answers: { listProviderDifferences: { count: 240, data: [UNHEARD] } },
  });
  const item = await itemOf('tr_unheard');
  expect(within(item).queryByRole('button')).toBeNull();
  screen.getByText('Les 1 plus récentes sur 240.');
});

test.each([
  [1, '1 différence entre les livres'],
  [3, '3 différences entre les livres'],
])('the payments say that there is a difference (%s), with its number', async (count, words) => {
  open('/payments', { answers: { listProviderDifferences: { count, data: [] } } });
  await screen.findByText(new RegExp(words));
  const link = screen.getByRole('link', { name: 'Voir lesquelles' });
  expect(link.getAttribute('href')).toBe('/payments/differences');
});

test('the payments say nothing without a difference', async () => {
  open('/payments', { answers: { listProviderDifferences: listed() } });
  await screen.findByRole('heading', { name: 'Paiements' });
  await waitFor(() => expect(api.calls('listProviderDifferences')).toHaveLength(1));
  expect(screen.queryByText(/entre les livres/)).toBeNull();
});

const PAYMENT = {
  cuid: 'p1',
  customer: { cuid: 'dubois', name: 'Anne Dubois' },
  method: 'ONLINE',
  state: 'PENDING' as const,
  amount: 12_500,
  provider: 'mollie',
  provider_reference: 'tr_unheard',
  provider_method: 'Bancontact',
  on_its_way: true,
};
const openPayment = (payment: object, more: Pick<Settings, 'may'> & { answers?: object } = {}) =>
  open('/payments/p1', {
    ...more,
    answers: { getOfficePayment: { ...PAYMENT, ...payment }, ...more.answers },
  });

test('a payment names its provider and its method, is on its way, and can be asked about', async () => {
  openPayment({}, { answers: { askAboutPayment: { changed: true } } });
  await screen.findByText('Mollie · tr_unheard');
  screen.getByText('En ligne · Bancontact');
  screen.getByText('En route : la banque de la famille prend quelques jours.');
  api.answer({
    getOfficePayment: { ...PAYMENT, state: 'PAID', on_its_way: false },
    askAboutPayment: { changed: true },
  });
  await press('Demander au prestataire');
  await screen.findByText('Le prestataire avait du nouveau : le paiement est à jour.');
  await waitFor(() => expect(screen.queryByText(/^En route/)).toBeNull());
});

test.each([
  [
    'paid on the trial page',
    { provider: 'sandbox', provider_reference: 'sb' },
    'Page d’essai · sb',
  ],
  ['paid in cash', { provider: null, provider_method: null, method: 'CASH' }, 'Espèces'],
] as const)('there is nobody to ask about a payment %s', async (_case, payment, words) => {
  openPayment(payment);
  await screen.findByText(words);
  expect(screen.queryByRole('button', { name: 'Demander au prestataire' })).toBeNull();
});

test('the provider is asked only with the right to change payments', async () => {
  openPayment({}, { may: ['payments.read'] });
  await screen.findByText('Mollie · tr_unheard');
  expect(screen.queryByRole('button', { name: 'Demander au prestataire' })).toBeNull();
});
