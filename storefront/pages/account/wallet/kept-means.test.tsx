// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import { FIRST_LANGUAGE, type Language, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { type FakeApi, fakeApi } from '@ribambelle/testing/office/fake-api.ts';
import { renderInSite } from '@ribambelle/testing/render-in-site.tsx';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { KeptMeans } from './kept-means.tsx';

let api: FakeApi;
// toasts live outside the page, with timers that outlast a test
vi.mock('@ribambelle/ui/feedback/toaster.ts', () => ({ showToast: () => {} }));

afterEach(() => {
  cleanup();
  if (api.mistakes.length > 0) throw new Error(api.mistakes.join('; '));
});

const CARD = {
  cuid: 'card',
  state: 'ACTIVE' as const,
  label: 'Visa ···· 4242',
  valid_until: '2029-03',
  words: 'J’accepte :\n– Cirque : 25,00 € le 5 février 2026.',
  agreed_at: '2026-01-05T08:00:00.000Z',
  ended_at: null,
  end_reason: null,
};

async function draw(language: Language, data: readonly (typeof CARD)[]) {
  api = fakeApi({ listPaymentMandates: { data: [...data] }, endPaymentMandate: { message: 'ok' } });
  const call = createClient({ origin: 'http://site.test', fetch: api.fetch });
  await renderInSite(<KeptMeans />, { call, language, nouns: ['shell', 'payment-mandates'] });
  await waitFor(() => expect(api.calls('listPaymentMandates')).toHaveLength(1));
}

test.each(LANGUAGES)(
  '%s: shows the card, what was agreed, and asks before it ends',
  async (one) => {
    const texts = textsFor(one)['payment-mandates'];
    await draw(one, [CARD]);
    expect(await screen.findByText('Visa ···· 4242')).toBeTruthy();
    expect(document.body.textContent).toMatch(/(?:mars|March) 2029/);
    expect(document.body.textContent).toContain('Cirque : 25,00 €');
    fireEvent.click(screen.getByRole('button', { name: texts.end_of(CARD.label) }));
    expect(document.body.textContent).toContain(texts.end_help);
    expect(api.calls('endPaymentMandate')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: texts.end }));
    await waitFor(() =>
      expect(api.calls('endPaymentMandate')).toEqual([{ payment_mandate: 'card' }]),
    );
  },
);

test('nothing is shown where nothing is kept', async () => {
  await draw(FIRST_LANGUAGE, []);
  expect(screen.queryByRole('heading')).toBeNull();
});
