// @vitest-environment happy-dom
import { type Answer, createClient } from '@ribambelle/api/client.ts';
import {
  type Answers,
  type FakeApi,
  fakeApi,
  refuse,
} from '@ribambelle/testing/office/fake-api.ts';
import { FIRST_LANGUAGE, type Language } from '@ribambelle/domain/base/languages.ts';
import { renderInSite } from '@ribambelle/testing/render-in-site.tsx';
import { texts as english_texts } from '@ribambelle/texts/en/account.ts';
import { texts as french_texts } from '@ribambelle/texts/fr/account.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CancelForm } from './cancel-form.tsx';
import { NotCancellable } from './not-cancellable.tsx';

const english = english_texts.cancellation;
const texts = french_texts.cancellation;
const PREVIEW: Answer<'getCancellationPreview'> = {
  conditions: 'Jusqu’à 14 jours avant le début : gratuit.',
  total_amount: 10_000,
  paid_amount: 10_000,
  started_amount: 2_500,
  change_fee_amount: 0,
  fee_amount: 1_500,
  due_amount: 4_000,
  outstanding_amount: 0,
  dropped_amount: 6_000,
  online_amount: 5_000,
  wallet_amount: 1_000,
  waiting_amount: 0,
  back: [
    { amount: 5_000, way: 'PROVIDER', method: 'Bancontact', paid_at: '2026-01-05T08:00:00.000Z' },
    { amount: 1_000, way: 'WALLET', method: '', paid_at: '2026-01-04T08:00:00.000Z' },
  ],
  bundle_place_returned: null,
};

let api: FakeApi;
// toasts live outside the page, with timers that outlast a test
vi.mock('@ribambelle/ui/feedback/toaster.ts', () => ({ showToast: () => {} }));

afterEach(() => {
  cleanup();
  if (api.mistakes.length > 0) throw new Error(api.mistakes.join('; '));
});

const inLanguage = { fr: texts, en: english };

async function openDialog(answers: Answers, language: Language = FIRST_LANGUAGE) {
  api = fakeApi({ getSession: { customer: { id: 1 }, participants: [], cart: null }, ...answers });
  const call = createClient({ origin: 'http://site.test', fetch: api.fetch });
  const nouns = ['shell', 'account'] as const;
  await renderInSite(<CancelForm id={7} />, { call, nouns, language });
  const { cancel } = inLanguage[language];
  fireEvent.click(screen.getByRole('button', { name: cancel }));
}
const shown = () => document.body.textContent.replaceAll(/[\u00a0\u202f]/g, ' ');
const confirm = () => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Malade' } });
  fireEvent.click(screen.getByRole('button', { name: texts.button }));
};

test('shows what stays due and what comes back by which way, and sends the amounts that were seen', async () => {
  await openDialog({ getCancellationPreview: PREVIEW, cancelRegistration: { message: 'Annulée' } });
  await screen.findByText(texts.fee);
  for (const words of ['25,00 €', '15,00 €', '60,00 €', '50,00 €', 'Par Bancontact', '10,00 €'])
    expect(shown()).toContain(words);
  expect(shown()).toContain(PREVIEW.conditions);
  confirm();
  await waitFor(() => expect(api.calls('cancelRegistration')).toHaveLength(1));
  expect(api.calls('cancelRegistration')[0]).toEqual({
    registration_id: 7,
    message: 'Malade',
    seen: { due_amount: 4_000, online_amount: 5_000, wallet_amount: 1_000 },
  });
});

test('shows the new amounts when they changed meanwhile, and cancels only once they are confirmed', async () => {
  const later = { ...PREVIEW, fee_amount: 7_500, due_amount: 10_000, back: [] };
  let tries = 0;
  await openDialog({
    getCancellationPreview: () => (tries === 0 ? PREVIEW : later),
    cancelRegistration: () => {
      tries += 1;
      return tries === 1 ? refuse('CANCELLATION_CHANGED') : { message: 'Annulée' };
    },
  });
  await screen.findByText(texts.fee);
  confirm();
  await waitFor(() => expect(shown()).toContain('75,00 €'));
  fireEvent.click(screen.getByRole('button', { name: texts.button }));
  await waitFor(() => expect(api.calls('cancelRegistration')).toHaveLength(2));
  expect(api.calls('cancelRegistration')[1]).toMatchObject({ seen: { due_amount: 10_000 } });
});

test('says in English that nothing moves by itself, and that a pack loses its place', async () => {
  const waiting = {
    ...PREVIEW,
    conditions: '',
    fee_amount: 0,
    back: [],
    waiting_amount: 6_000,
    bundle_place_returned: false,
  };
  await openDialog({ getCancellationPreview: waiting }, 'en');
  await screen.findByText(english.no_fee);
  expect(shown()).toContain(english.waits('€60.00'));
  expect(shown()).toContain(english.place_lost);
});

test('past the last day, a sentence says how to reach the organiser', async () => {
  api = fakeApi({});
  const call = createClient({ origin: 'http://site.test', fetch: api.fetch });
  const registration = {
    cancellation_conditions: 'Jusqu’à 3 jours avant le début : gratuit.',
    contact: { email: 'info@maison.test', phone: '02 511 00 00' },
  };
  const nouns = ['account'] as const;
  await renderInSite(<NotCancellable registration={registration} />, { call, nouns });
  expect(shown()).toContain(texts.not_possible);
  expect(shown()).toContain(registration.cancellation_conditions);
  expect(screen.getByRole('link', { name: 'info@maison.test' })).toHaveProperty(
    'href',
    'mailto:info@maison.test',
  );
  expect(screen.getByRole('link', { name: '02 511 00 00' })).toHaveProperty(
    'href',
    'tel:025110000',
  );
});
