import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { need } from '../element.ts';
import { OnlineMethods } from '../pieces/payment/online-methods.tsx';
import { AttachedCoupon } from './attached-coupon.tsx';
import type { Cart } from './cart.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { orderText, wordsFor } from './words-for.ts';
import { EmptyCart } from './empty-cart.tsx';
import { needs } from './needs.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const words = textsFor('fr')['checkout-page'].registrations;
const { online_methods } = textsFor('fr')['checkout-page'];

const totals: Cart['totals'] = {
  count: 1,
  items_total: 2e4,
  coupon_discount: 0,
  total: 2e4,
  wallet: 4e3,
  service_fee: 100,
  payable: 16100,
  deposit: 5e3,
  deposit_payable: 1100,
  show_deposit: true,
};

const draw = async (part: () => ReactElement, language: Language = 'fr') =>
  (
    await drawWithAnswers({ schema, View: part, needs }, { settings: {}, language })
  ).html.replaceAll(/[\u00a0\u202f]/gu, ' ');

test('is a placeholder until the browser knows the session', async () => {
  const html = await draw(() => <View settings={{}} params={{}} id="checkout" />);
  expect(html).toMatch(/<h1[^>]*>Votre commande<\/h1>/u);
  expect(html).not.toContain('<form');
});

test('draws nothing for invalid settings', async () => {
  expect((await drawWithAnswers({ schema, View, needs }, { settings: 3 })).html).toBe('');
});

test('sums up items, wallet, fee, deposit and the amount due now in the chosen way', async () => {
  const whole = await draw(() => (
    <CheckoutSummary words={words} totals={totals} strategy="IMMEDIATE" />
  ));
  expect(whole).toMatch(
    /200,00 €.*− 40,00 €.*1,00 €.*161,00 €.*Acompte minimum.*11,00 €.*À payer maintenant.*161,00 €/su,
  );
  expect(whole).not.toContain('À payer plus tard');
  const deposit = await draw(() => (
    <CheckoutSummary words={words} totals={totals} strategy="IMMEDIATE_DEPOSIT" />
  ));
  expect(deposit).toMatch(/À payer maintenant.*11,00 €.*À payer plus tard.*150,00 €/su);
});

test('says beside the sum which fee remains when the wallet covers everything else (Q7)', async () => {
  const sentence = words.fee_beside_wallet('1,00 €');
  const summaryOf = (given: Partial<Cart['totals']>) =>
    draw(() => (
      <CheckoutSummary words={words} totals={{ ...totals, ...given }} strategy="IMMEDIATE" />
    ));
  expect(await summaryOf({ wallet: 20_000, payable: 100 })).toContain(sentence);
  expect(await summaryOf({ wallet: 19_999, payable: 101 })).not.toContain(sentence);
  expect(await summaryOf({ wallet: 20_000, service_fee: 0, payable: 0 })).not.toContain(sentence);
});

test('does not mention a deposit, wallet or fee that does not apply', async () => {
  const bare = { ...totals, wallet: 0, service_fee: 0, payable: 20_000, show_deposit: false };
  const html = await draw(
    () => (
      <CheckoutSummary
        words={textsFor('en')['checkout-page'].registrations}
        totals={bare}
        strategy="DELAYED"
      />
    ),
    'en',
  );
  expect(html).not.toMatch(/Wallet|Service fee|deposit/u);
  expect(html).toMatch(/To pay now.*€0\.00.*To pay later.*€200\.00/su);
});

test('offers the payment methods in order, each with the amount due now', async () => {
  const strategies = ['IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED', 'WALLET'] as const;
  const html = await draw(() => (
    <PaymentMethods
      strategies={strategies}
      refused={null}
      transfer_due_at={null}
      due_parts={[]}
      totals={totals}
      value="IMMEDIATE"
      onChange={() => {}}
    />
  ));
  expect(html).toMatch(
    /Payer en ligne.*161,00 € maintenant.*Payer l’acompte.*11,00 € maintenant.*virement.*portefeuille/su,
  );
  expect(html).toMatch(/value="IMMEDIATE"[^>]*checked|checked[^>]*value="IMMEDIATE"/u);
});

test('offers the methods of the provider by its own names, and its page', async () => {
  const element = {
    schema,
    needs,
    data: () => [need('listPaymentMethods', {})],
    View: () => <OnlineMethods texts={online_methods} value="wero" onChange={() => {}} />,
  };
  const data = [
    { name: 'wero', label: 'Wero', logo_url: '/files/wero' },
    { name: 'method-of-tomorrow', label: 'Demain', logo_url: null },
  ];
  const { html } = await drawWithAnswers(element, { settings: {}, answers: () => ({ data }) });
  expect(html).toMatch(/Avec quel moyen de paiement.*Choisir sur la page.*Wero.*Demain/su);
  expect(html).toMatch(/value="wero"[^>]*checked|checked[^>]*value="wero"/u);
});

test('explains in plain words a wallet that covers everything and a total of zero', async () => {
  const wallet_totals = { ...totals, wallet: 20_100, payable: 0 };
  expect(
    await draw(() => (
      <PaymentMethods
        strategies={['WALLET']}
        refused={null}
        transfer_due_at={null}
        due_parts={[]}
        totals={wallet_totals}
        value="WALLET"
        onChange={() => {}}
      />
    )),
  ).toContain('couvre toute');
  const free = { ...totals, total: 0, payable: 0 };
  expect(
    await draw(() => (
      <PaymentMethods
        strategies={['DELAYED']}
        refused={null}
        transfer_due_at={null}
        due_parts={[]}
        totals={free}
        value="DELAYED"
        onChange={() => {}}
      />
    )),
  ).toContain('Rien à payer');
  expect(
    await draw(() => (
      <PaymentMethods
        strategies={[]}
        refused={null}
        transfer_due_at={null}
        due_parts={[]}
        totals={totals}
        value={null}
        onChange={() => {}}
      />
    )),
  ).toContain('Contactez-nous');
});

test('each method says what the wallet pays, and what is left to pay by that method', async () => {
  const ways = ['DELAYED', 'WALLET', 'IMMEDIATE'] as const;
  const html = await draw(() => (
    <PaymentMethods
      strategies={ways}
      refused={null}
      transfer_due_at={null}
      due_parts={[]}
      totals={totals}
      value="DELAYED"
      onChange={() => {}}
    />
  ));
  expect(html).toContain('Votre portefeuille paie 40,00 €. Vous virez les 161,00 € qui restent.');
  expect(html).toContain('Il paie 40,00 € tout de suite. Restent 161,00 €, à payer par virement.');
  expect(html).toContain('Vous payez en ligne les 161,00 € qui restent.');
  const none = { ...totals, wallet: 0 };
  expect(
    await draw(() => (
      <PaymentMethods
        strategies={ways}
        refused={null}
        transfer_due_at={null}
        due_parts={[]}
        totals={none}
        value="DELAYED"
        onChange={() => {}}
      />
    )),
  ).not.toContain('Votre portefeuille paie');
  expect(
    await draw(() => <CheckoutSummary words={words} totals={totals} strategy="DELAYED" />),
  ).toMatch(/Payé avec votre portefeuille.*− 40,00 €/su);
});

test('a transfer shows its due date, with a partial wallet payment too, but not when nothing is left to pay', async () => {
  const of = (changes: Partial<typeof totals>) => (
    <PaymentMethods
      strategies={['IMMEDIATE', 'DELAYED', 'WALLET']}
      refused={null}
      totals={{ ...totals, ...changes }}
      transfer_due_at="2026-01-19T23:00:00.000Z"
      due_parts={[]}
      value="DELAYED"
      onChange={() => {}}
    />
  );
  const due = /À payer au plus tard le lun\. 19 janvier 2026\./gu;
  const partly = (await draw(() => of({ wallet: 4_000 }))).replaceAll('\u00a0', ' ');
  expect(partly.match(due)).toHaveLength(2);
  expect(partly).toMatch(/Restent 161,00 €, à payer par virement\. À payer au plus tard/u);
  const free = (await draw(() => of({ wallet: 0, total: 0, payable: 0 }))).replaceAll(
    '\u00a0',
    ' ',
  );
  expect(free).not.toMatch(due);
});

test('a refused transfer says how many places are unpaid and how to continue', async () => {
  const refusal = { unpaid_places: 4, cart_places: 2, maximum_unpaid_places: 5 };
  const of = (strategies: Cart['payment_strategies'], changes: object = {}) => (
    <PaymentMethods
      strategies={strategies}
      refused={{ ...refusal, ...changes }}
      transfer_due_at={null}
      due_parts={[]}
      totals={totals}
      value={strategies[0] ?? null}
      onChange={() => {}}
    />
  );
  const online = await draw(() => of(['IMMEDIATE']));
  expect(online).toMatch(/Payer en ligne.*4 places à payer.*en compte 2.*5 au plus/su);
  expect(online).toContain('Payez cette commande en ligne, ou réglez d’abord');
  expect(online).toContain('href="/fr/account/home"');
  const nothing_else = await draw(() => of([]), 'en');
  expect(nothing_else).toMatch(/4 unpaid places.*Take places out of the cart, or first pay/su);
  expect(nothing_else).not.toContain('No payment method');
  const first = await draw(() => of(['IMMEDIATE'], { unpaid_places: 0, cart_places: 13 }));
  expect(first).toMatch(/compte 13 places.*en ligne, ou retirez des places du panier/su);
  expect(first).not.toContain('/account');
});

test('an empty cart says that it is empty and links to the catalogue, in both languages', async () => {
  expect(await draw(() => <EmptyCart />)).toContain('Votre panier est vide');
  expect(await draw(() => <EmptyCart />, 'en')).toMatch(
    /Your cart is empty.*href="\/en\/activities"/su,
  );
});

test('a cart with a voucher speaks of items, one with registrations only of registrations', () => {
  const texts = textsFor('fr')['checkout-page'];
  expect(wordsFor([{ type: 'REGISTRATION' }], texts)).toBe(texts.registrations);
  expect(wordsFor([{ type: 'REGISTRATION' }, { type: 'VOUCHER' }], texts)).toBe(texts.things);
});

test.each([
  [null, 1_000, 0, 2_000, /Bienvenue.*BIENVENUE · − 10 %/su],
  [500, null, 5_000, 500, /BIENVENUE · − 5,00 € · dès 50,00 €/su],
])('shows the coupon of a cart: %s or %s', async (amount, percentage, least, discount, text) => {
  const coupon = {
    id: 1,
    title: 'Bienvenue',
    label: 'BIENVENUE',
    amount,
    percentage,
    min_total_amount: least,
    active: true,
    obstacle: null,
  };
  const html = await draw(() => (
    <AttachedCoupon coupon={coupon} discount={discount} removing={false} onRemove={() => {}} />
  ));
  expect(html).toMatch(text);
  expect(html).not.toContain('role="status"');
  const idle = { ...coupon, active: false, obstacle: 'COUPON_MINIMUM' as const };
  expect(
    await draw(() => (
      <AttachedCoupon coupon={idle} discount={0} removing={false} onRemove={() => {}} />
    )),
  ).toContain('Votre panier n’atteint pas encore le minimum');
});

test.each([
  { types: ['REGISTRATION'], total: 100, says: 'Commander avec obligation de paiement' },
  {
    types: ['REGISTRATION_REQUEST', 'BOOKING'],
    total: 100,
    says: 'Commander avec obligation de paiement',
  },
  { types: ['REGISTRATION'], total: 0, says: 'Confirmer l’inscription' },
  { types: ['REGISTRATION_REQUEST'], total: 0, says: 'Envoyer la demande' },
  { types: ['REGISTRATION_REQUEST', 'REGISTRATION'], total: 0, says: 'Confirmer la commande' },
  { types: ['BOOKING'], total: 0, says: 'Confirmer la commande' },
] as const)('the button for $types at $total says what it does', ({ types, total, says }) => {
  const texts = textsFor('fr')['checkout-page'];
  expect(
    orderText(
      types.map((type) => ({ type })),
      { total, texts },
    ),
  ).toBe(says);
});
