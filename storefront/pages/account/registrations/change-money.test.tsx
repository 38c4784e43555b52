// @vitest-environment happy-dom
import { type Answer, createClient } from '@ribambelle/api/client.ts';
import { fakeApi } from '@ribambelle/testing/office/fake-api.ts';
import { renderInSite } from '@ribambelle/testing/render-in-site.tsx';
import { texts as french_texts } from '@ribambelle/texts/fr/account.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ChangeMoney } from './change-money.tsx';

const texts = french_texts.cancellation;
const ESTIMATE: Answer<'estimateRegistration'> = {
  automatic_price: true,
  current_total_amount: 10_000,
  total_amount: 4_000,
  difference: -6_000,
  deposit_amount: 0,
  outstanding_amount: 0,
  credit_amount: 6_000,
  conditions: 'De 13 à 3 jours avant : 20 %.',
  fee_amount: 1_500,
  online_amount: 6_000,
  wallet_amount: 0,
  waiting_amount: 0,
};

afterEach(cleanup);

async function show(changes: Partial<Answer<'estimateRegistration'>>) {
  const api = fakeApi({ getSession: { customer: { id: 1 }, participants: [], cart: null } });
  const call = createClient({ origin: 'http://site.test', fetch: api.fetch });
  const money = <ChangeMoney estimate={{ ...ESTIMATE, ...changes }} />;
  await renderInSite(money, { call, nouns: ['shell', 'account'], language: 'fr' });
  return document.body.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');
}

test('shows the fee of a change, the money that comes back, and the conditions that say so', async () => {
  const shown = await show({});
  for (const words of ['15,00 €', '60,00 €', texts.back_online(''), ESTIMATE.conditions])
    expect(shown).toContain(words.replaceAll(/[\u00a0\u202f]/g, ' '));
  expect(screen.getByText(texts.takes_days)).toBeTruthy();
});

test('says that money waits where the organiser decides', async () => {
  const shown = await show({ fee_amount: 0, online_amount: 0, waiting_amount: 7_500 });
  expect(shown).toContain('75,00 €');
  expect(screen.queryByText(texts.fee)).toBeNull();
});

test('says nothing for a change without a fee that moves no money', async () => {
  const shown = await show({ fee_amount: 0, online_amount: 0, conditions: 'Gratuit.' });
  expect(shown).not.toContain('Gratuit.');
});
