// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import { type FakeApi, fakeApi } from '@ribambelle/testing/office/fake-api.ts';
import { renderInSite } from '@ribambelle/testing/render-in-site.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SAMPLE_NOW } from '../sample-answers.ts';
import type { Cart } from './cart.ts';
import { Checkout } from './checkout.tsx';

let api: FakeApi;
vi.mock('@ribambelle/ui/feedback/toaster.ts', () => ({ showToast: () => {} }));
afterEach(() => {
  cleanup();
  if (api.mistakes.length > 0) throw new Error(api.mistakes.join('; '));
});

const WORDS = 'J’accepte :\n– Cirque : 75,00 € le 5 février 2026.';
const PLAN = 'cplan0000000000000000000';
const payment = { now_amount: 2_500, parts: [{ amount: 7_500, due_at: SAMPLE_NOW }] };
const totals = {
  count: 1,
  items_total: 10_000,
  coupon_discount: 0,
  total: 10_000,
  wallet: 0,
  service_fee: 0,
  payable: 10_000,
  deposit: 0,
  deposit_payable: 0,
  show_deposit: false,
};

async function draw(id: number, words: string | null) {
  api = fakeApi({
    getCheckoutAgreement: { words },
    listPaymentMethods: { data: [] },
    checkoutCart: {
      next_action: 'payment',
      next_action_url: 'http://site.test/#pay',
      cart: { id, cuid: 'ccart000000000000000000', status: 'PAYING' },
      message: '',
    },
  });
  const cart: Cart = {
    id,
    cuid: 'ccart000000000000000000',
    reference: '090933755493',
    status: 'OPEN',
    items: [],
    coupon: null,
    coupon_id: null,
    coupons_enabled: false,
    created_at: SAMPLE_NOW,
    processed_at: null,
    payment_strategies: ['IMMEDIATE', 'DELAYED'],
    transfer_refused: null,
    transfer_due_at: null,
    transfer_due_parts: [],
    instalment_plans: [
      { cuid: PLAN, title: 'En deux fois', item_ids: [], later: payment, online: payment },
    ],
    totals,
  };
  const call = createClient({ origin: 'http://site.test', fetch: api.fetch });
  await renderInSite(<Checkout cart={cart} onLeaving={() => {}} />, {
    call,
    nouns: ['shell', 'checkout-page', 'cart'],
  });
}
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const box = () => screen.findByRole('checkbox', { name: /Garder ce moyen de paiement/ });
const noBox = () => screen.queryByRole('checkbox', { name: /Garder ce moyen de paiement/ });
/** Accepts the terms and orders; returns the agreement that goes with it. */
async function order() {
  fireEvent.click(screen.getByRole('checkbox', { name: /conditions/i }));
  const [button] = screen.getAllByRole('button', { name: /Commander|Payer/ });
  if (button !== undefined) fireEvent.click(button);
  await waitFor(() => expect(api.calls('checkoutCart')).toHaveLength(1));
  return Object(api.calls('checkoutCart')[0]).agreement;
}

test('the box comes with a plan that is paid online, is not ticked, and keeps nothing so', async () => {
  await draw(11, WORDS);
  expect(noBox()).toBeNull();
  expect(api.calls('getCheckoutAgreement')).toHaveLength(0);
  choose(/En deux fois/);
  expect(await box()).toHaveProperty('checked', false);
  expect(document.body.textContent).toContain('75,00 € le 5 février 2026');
  expect(await order()).toBeNull();
});

test('ticked, the words that were read go with the order', async () => {
  await draw(12, WORDS);
  choose(/En deux fois/);
  fireEvent.click(await box());
  expect(await order()).toBe(WORDS);
});

test('a transfer keeps nothing, whatever was ticked before', async () => {
  await draw(13, WORDS);
  choose(/En deux fois/);
  fireEvent.click(await box());
  choose(/virement/);
  expect(noBox()).toBeNull();
  expect(await order()).toBeNull();
});

test('no box where nothing can be kept', async () => {
  await draw(14, null);
  choose(/En deux fois/);
  await waitFor(() => expect(api.calls('getCheckoutAgreement')).toHaveLength(1));
  expect(noBox()).toBeNull();
});
