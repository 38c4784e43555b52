import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Answer } from '@ribambelle/api/client.ts';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleAvailability } from '../sample-answers.ts';
import { needs } from './needs.ts';
import { Outcome } from './outcome.tsx';
import { PaymentState } from './payment-state.tsx';
import { RegistrationTickets } from './registration-tickets.tsx';
import { settings as schema } from './settings.ts';
import { TransferBox } from './transfer-box.tsx';
import { View } from './view.tsx';

type Done = Answer<'getCheckoutSuccess'>;

const { id, cuid, start_at, end_at } = sampleAvailability();
const registration: Done['registrations'][number] = {
  id: 1,
  cuid: 'cregistration',
  reference: 'ABC',
  quantity: 1,
  total_amount: 12500,
  deposit_amount: 0,
  paid_amount: 0,
  cancelled: false,
  participant: {
    id: 5,
    cuid: 'cparticipant',
    fullname: 'Léon Petit',
  },
  availability: {
    id,
    cuid,
    start_at,
    end_at,
    location: {
      name: 'Nereus',
      city: 'Ganshoren',
    },
    activity: {
      id: 1,
      cuid: 'cactivity',
      slug: 'natation',
      title: 'Natation',
      motif: 'water',
    },
  },
  address: 'Place de la Reine 1, 1083 Ganshoren',
  options: [{ title: 'T-shirt', label: 'Taille 8', content: null }],
  reductions: [{ kind: 'MEMBER', label: 'Ami du club', amount: 500 }],
  dates: [],
};
const transfer: NonNullable<Done['bank_transfer']> = {
  amount: 12600,
  due_at: null,
  parts: [{ amount: 12600, due_at: null, titles: [] }],
  iban: 'BE68539007547034',
  beneficiary: 'L’Éclaircie ASBL',
  communication: '+++248/7166/59268+++',
  epc: 'BCD',
  qr_svg: '<svg data-code=""></svg>',
};
const doneWith = (status: Done['cart']['status'], changes: Partial<Done> = {}): Done => ({
  cart: {
    id: 1,
    cuid: 'ccart',
    reference: '248716659268',
    status,
    payment_strategy: 'DELAYED',
    terms_version: null,
    created_at: start_at,
    processed_at: null,
  },
  registrations: [registration],
  total_amount: 12600,
  service_fee_amount: 100,
  paid_amount: 0,
  outstanding_amount: 12600,
  collected_by: null,
  payment: null,
  bank_transfer: transfer,
  coupons_enabled: true,
  coupon: null,
  bundles: [],
  vouchers: [],
  memberships: [],
  registrations_requests: [],
  bookings: [],
  ...changes,
});

const draw = async (part: () => ReactElement, language: Language = 'fr') =>
  (
    await drawWithAnswers({ schema, View: part, needs }, { settings: {}, language })
  ).html.replaceAll(/[\u00a0\u202f]/gu, ' ');

test.each([
  ['PROCESSED', false, 'confirmée', null],
  ['PAYING', false, 'Nous attendons la confirmation', null],
  ['OPEN', true, 'Vos places sont encore gardées', 'href="/fr/checkout"'],
  ['OPEN', false, 'les places ont été libérées', 'href="/fr/activities"'],
] as const)(
  'a cart that is %s (still kept: %s) starts with "%s"',
  async (status, can_pay_again, words, link) => {
    const html = await draw(() => (
      <Outcome done={doneWith(status)} can_pay_again={can_pay_again} />
    ));
    expect(html).toContain(words);
    if (link !== null) expect(html).toContain(link);
  },
);

test('a payment that came too late is explained (R12)', async () => {
  const payment = {
    state: 'PAID',
    amount: 12_600,
    late: true,
    instalment_plan: null,
    agreement: null,
  } as const;
  expect(
    await draw(() => <Outcome done={doneWith('PROCESSED', { payment })} can_pay_again={false} />),
  ).toContain('versé dans votre portefeuille');
});

test('the details of a transfer can be copied, and its QR code has a description', async () => {
  const html = await draw(() => <TransferBox transfer={transfer} />, 'en');
  expect(html).toContain('BE68 5390 0754 7034');
  expect(html).toContain('+++248/7166/59268+++');
  expect(html).toContain('aria-label="QR code for a transfer of €126.00 to L’Éclaircie ASBL"');
  expect(html.match(/aria-label="Copy: /gu)).toHaveLength(4);
  expect(await draw(() => <TransferBox transfer={{ ...transfer, qr_svg: null }} />)).not.toContain(
    'role="img"',
  );
});

test('a transfer shows its due date, with the hour if it is the start, and says when it is late', async () => {
  const at = (due_at: string | null, language: Language = 'fr') =>
    draw(() => <TransferBox transfer={{ ...transfer, due_at }} />, language);
  expect(await at('2099-12-06T23:00:00.000Z')).toContain(
    'À payer au plus tard le dim. 6 décembre 2099.',
  );
  expect(await at('2099-07-06T07:00:00.000Z', 'en')).toContain(
    'To be paid by Mon 6 July 2099 at 9 am at the latest.',
  );
  expect(await at('2020-07-15T22:00:00.000Z')).toContain(
    'Ce paiement était attendu au plus tard le mer. 15 juillet 2020.',
  );
  expect(await at(null)).not.toContain('au plus tard');
});

test('of an order in parts the code is for the next payment, and the days of the others follow', async () => {
  const parts = [
    { amount: 2_600, due_at: '2099-01-19T23:00:00.000Z', titles: ['Natation'] },
    { amount: 5_000, due_at: '2099-02-05T23:00:00.000Z', titles: ['Natation'] },
    { amount: 5_000, due_at: '2099-03-05T23:00:00.000Z', titles: ['Natation'] },
  ];
  const of = { ...transfer, due_at: parts[0]?.due_at ?? null, parts };
  const html = await draw(() => <TransferBox transfer={{ ...of, amount: 2_600 }} />);
  expect(html).toContain('ceux du prochain paiement, 26,00 €');
  expect(html).toContain('50,00 € au plus tard le jeu. 5 février 2099');
  expect(html).toContain('Le reste, 50,00 €, au plus tard le jeu. 5 mars 2099.');
  expect(html).toContain('virement de 26,00 €');
  expect(await draw(() => <TransferBox transfer={of} />)).not.toContain('prochain paiement');
});

test('tickets are sorted by start, with participant, activity, dates and payment', async () => {
  const paid = {
    ...registration,
    id: 2,
    paid_amount: 12_500,
    availability: { ...registration.availability, start_at: '2026-02-02T08:00:00.000Z' },
  };
  const html = await draw(() => <RegistrationTickets registrations={[registration, paid]} />);
  expect(html).toMatch(/Payé.*Léon Petit.*2 février.*À payer.*lun\. 6/su);
  expect(html).toContain('href="/fr/account/registrations/cregistration"');
  expect(html).toContain('Nereus, Place de la Reine 1, 1083 Ganshoren');
  expect(html).toContain('T-shirt · Taille 8');
});

test('shows the total, the fee, the amount paid and the remainder', async () => {
  expect(await draw(() => <PaymentState done={doneWith('PROCESSED')} />)).toMatch(
    /126,00 €.*1,00 €.*Reste à payer.*126,00 €/su,
  );
  expect(
    await draw(() => (
      <PaymentState done={doneWith('PROCESSED', { paid_amount: 12_600, outstanding_amount: 0 })} />
    )),
  ).not.toContain('Reste');
});

test('is a placeholder until the browser knows the session, and draws nothing for invalid settings', async () => {
  expect(
    await draw(() => <View settings={{}} params={{ cart: 'ccart' }} id="done" />),
  ).not.toContain('<h1');
  expect((await drawWithAnswers({ schema, View, needs }, { settings: [] })).html).toBe('');
});

test('what a kept card pays is said with its days, without a transfer', async () => {
  const parts = [{ amount: 12_600, due_at: '2026-08-19T22:00:00.000Z', titles: ['Cirque'] }];
  const html = await draw(
    () => <TransferBox transfer={{ ...transfer, parts }} collected_by="Visa ···· 4242" />,
    'en',
  );
  expect(html).toContain('€126.00 · Collected on Wed 19 August 2026 from Visa ···· 4242');
  expect(html).toContain('You have nothing to do');
  expect(html).not.toContain('BE68');
});
