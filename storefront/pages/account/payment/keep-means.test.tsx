// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import { type FakeApi, fakeApi } from '@ribambelle/testing/office/fake-api.ts';
import { renderInSite } from '@ribambelle/testing/render-in-site.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PayNextPart } from './pay-online.tsx';

let api: FakeApi;
// toasts live outside the page, with timers that outlast a test
vi.mock('@ribambelle/ui/feedback/toaster.ts', () => ({ showToast: () => {} }));

afterEach(() => {
  cleanup();
  if (api.mistakes.length > 0) throw new Error(api.mistakes.join('; '));
});

const WORDS = 'J’accepte :\n– Cirque : 25,00 € le 5 février 2026.';

async function draw(words: string | null, collected_by: string | null = null) {
  api = fakeApi({
    getPaymentAgreement: { words },
    startOnlinePayment: { checkout_url: 'http://site.test/#pay' },
  });
  const call = createClient({ origin: 'http://site.test', fetch: api.fetch });
  const parts = [
    { amount: 2_500, due_at: '2026-01-19T23:00:00.000Z', collected_by: null },
    { amount: 7_500, due_at: '2026-02-05T23:00:00.000Z', collected_by },
  ];
  await renderInSite(<PayNextPart customer_id={1} reference="123" parts={parts} />, {
    call,
    nouns: ['shell', 'account', 'checkout-success'],
  });
  if (collected_by === null)
    await waitFor(() => expect(api.calls('getPaymentAgreement')).toHaveLength(1));
}
const pay = () => fireEvent.click(screen.getByRole('button', { name: /25,00/ }));
const agreement = async () => {
  await waitFor(() => expect(api.calls('startOnlinePayment')).toHaveLength(1));
  return Object(api.calls('startOnlinePayment')[0]).agreement;
};

test('the box is not ticked, and paying without it keeps nothing', async () => {
  await draw(WORDS);
  const box = await screen.findByRole('checkbox', { name: /Garder ce moyen de paiement/ });
  expect(box).toHaveProperty('checked', false);
  expect(document.body.textContent).toContain('5 février 2026');
  pay();
  expect(await agreement()).toBeNull();
});

test('ticked, the words that were read go with the payment', async () => {
  await draw(WORDS);
  fireEvent.click(await screen.findByRole('checkbox'));
  pay();
  expect(await agreement()).toBe(WORDS);
});

test('no box where nothing can be kept', async () => {
  await draw(null);
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
});

test('no box where what is left is collected already', async () => {
  await draw(WORDS, 'Visa ···· 4242');
  pay();
  expect(await agreement()).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(api.calls('getPaymentAgreement')).toHaveLength(0);
});
