import type { Answer } from '@ribambelle/api/client.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { drawWithAnswers } from '@ribambelle/elements/draw-with-answers.tsx';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ToPay } from './to-pay.tsx';

type Owed = Answer<'getAccountOverview'>['owed'];
type Order = Owed['orders'][number];

/** The end of Sunday 19 July in Brussels. */
const END_OF_SUNDAY = '2026-07-19T22:00:00.000Z';

const lineOf = (line: Partial<Order['lines'][number]>): Order['lines'][number] => ({
  kind: 'REGISTRATION',
  cuid: 'camp',
  title: 'Cirque',
  participant: 'Zoé Dubois',
  start_at: null,
  accessory: false,
  owed_amount: 10_000,
  due_at: END_OF_SUNDAY,
  instalments: [],
  collected_by: null,
  overdue: false,
  ...line,
});

const transferOf = (communication: string, amount: number): Order['bank_transfer'] => ({
  amount,
  due_at: END_OF_SUNDAY,
  parts: [],
  iban: 'BE68539007547034',
  beneficiary: 'L’Éclaircie ASBL',
  communication,
  epc: null,
  qr_svg: '<svg></svg>',
});

const ORDERS: readonly Order[] = [
  {
    cart: { cuid: 'first', reference: '010806817183' },
    reference: '010806817183',
    owed_amount: 10_100,
    due_at: END_OF_SUNDAY,
    lines: [
      lineOf({ overdue: true }),
      lineOf({
        cuid: null,
        title: '',
        participant: '',
        accessory: true,
        owed_amount: 100,
        due_at: null,
      }),
    ],
    bank_transfer: transferOf('+++010/8068/17183+++', 10_100),
  },
  {
    cart: null,
    reference: '090933755493',
    owed_amount: 5_000,
    due_at: null,
    lines: [
      lineOf({
        kind: 'CORRECTION',
        cuid: null,
        title: '',
        participant: '',
        owed_amount: 5_000,
        due_at: null,
      }),
    ],
    bank_transfer: transferOf('+++090/9337/55493+++', 5_000),
  },
];

interface Scene {
  readonly orders?: readonly Order[];
  readonly online?: boolean;
  readonly wallet?: number;
  readonly language?: Language;
}

/** Draws what a family owes, and returns its text with plain spaces. */
async function draw({ orders = ORDERS, online = true, wallet = 0, language = 'en' }: Scene) {
  const account = {
    payment_methods: {
      online,
      bank_transfers: true,
      bank_account: 'BE68539007547034',
      bank_account_holder: '',
    },
    wallet: { amount: wallet },
  };
  const total_amount = orders.reduce((sum, { owed_amount }) => sum + owed_amount, 0);
  const owed = { total_amount, count: orders.length, orders: [...orders] };
  const View = (): ReactElement => <ToPay owed={owed} account={account} customer={{ id: 1 }} />;
  const element = {
    schema: z.object({}),
    needs: { texts: ['account', 'checkout-success'] as const },
    View,
  };
  const { html } = await drawWithAnswers(element, { settings: {}, language });
  return html.replaceAll(/[\u00a0\u202f]/gu, ' ');
}

test.each([
  [
    'fr',
    [
      'Tout ce qui reste à payer',
      'En retard : à payer au plus tard le dim. 19 juillet 2026',
      'Tout payer en ligne',
      'Frais de service',
      '151,00 €',
    ],
  ],
  [
    'en',
    [
      'Everything left to pay',
      'Overdue: to be paid by Sun 19 July 2026',
      'Pay everything online',
      'Service fee',
      '€151.00',
    ],
  ],
] as const)(
  '%s: one list with each last day, late ones in words, the sum and one button',
  async (language, words) => {
    const html = await draw({ language });
    for (const word of words) expect(html).toContain(word);
    expect(html).toContain('Zoé Dubois');
  },
);

test('each order shows its own communication, amount and code; what has no order, too', async () => {
  const html = await draw({});
  for (const word of ['+++010/8068/17183+++', '+++090/9337/55493+++', '€101.00', '€50.00'])
    expect(html).toContain(word);
  expect(html.match(/<svg><\/svg>/gu)).toHaveLength(2);
  expect(html.match(/<details/gu)).toHaveLength(2);
});

test.each([
  ['a wallet with credit is offered', { wallet: 2_000 }, /Pay with my wallet/u, true],
  ['an empty wallet is not', { wallet: 0 }, /Pay with my wallet/u, false],
  ['no button without online payments', { online: false }, /Pay everything online/u, false],
  ['nothing owed says so', { orders: [] }, /Nothing to pay at the moment/u, true],
  ['nothing owed offers nothing', { orders: [] }, /Pay everything online|details/u, false],
])('%s', async (_case, scene, words, expected) => {
  expect(words.test(await draw(scene))).toBe(expected);
});

test('an order in instalments shows each with its last day, and pays the next one', async () => {
  const instalments = [
    { amount: 2_500, due_at: END_OF_SUNDAY, collected_by: null },
    { amount: 7_500, due_at: '2026-08-19T22:00:00.000Z', collected_by: 'Visa ···· 4242' },
  ];
  const orders = ORDERS.slice(0, 1).map((order) => ({
    ...order,
    owed_amount: 10_000,
    lines: [lineOf({ instalments })],
  }));
  const html = await draw({ orders });
  for (const words of [
    '€25.00 · To be paid by Sun 19 July 2026',
    '€75.00 · Collected on Wed 19 August 2026 from Visa ···· 4242',
    'Pay the next part, €25.00',
  ])
    expect(html.replaceAll('<!-- -->', '')).toContain(words);
  expect(await draw({ orders, online: false })).not.toContain('Pay the next part');
});
