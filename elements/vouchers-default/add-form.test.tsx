// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import { Answers } from '@ribambelle/client/data/answers.ts';
import { AnswersProvider } from '@ribambelle/client/data/answers-context.tsx';
import { CallProvider } from '@ribambelle/client/data/call-context.tsx';
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import { TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { type Router, RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddForm } from './add-form.tsx';

beforeEach(() => vi.useFakeTimers());
// toasts live outside the page, with timers that outlast a test; here the words next to the form
// are checked
vi.mock('@ribambelle/ui/feedback/toaster.ts', () => ({ showToast: () => {} }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const session: Session = {
  customer: {
    id: 3,
    cuid: 'canne',
    firstname: 'Anne',
    lastname: 'Dubois',
    fullname: 'Anne Dubois',
    email: 'anne@example.test',
    email_confirmed: true,
    news: false,
    pending_email: null,
    phone: '',
    language: FIRST_LANGUAGE,
    custom_data: [],
  },
  participants: [],
  account: null,
  acting: null,
  cart: null,
};

/**
 * Opens the form of a voucher of 45 euros on an API with this reply; returns the calls and the
 * address to which it led.
 */
async function form(reply: () => Response) {
  const requests: unknown[] = [];
  const addresses: string[] = [];
  const call = createClient({
    origin: 'https://zoe.test',
    fetch: async (_url, init) => {
      if (init?.method !== 'POST') return Response.json(session);
      requests.push(typeof init.body === 'string' ? JSON.parse(init.body) : null);
      return reply();
    },
  });
  const nothing = () => {};
  const router: Router = {
    pageUrl: { language: FIRST_LANGUAGE, path: '/vouchers/x', search: '', hash: '' },
    params: {},
    hostname: null,
    navigate: (href) => addresses.push(href),
    prefetch: nothing,
    reload: nothing,
  };
  const texts = await loadTexts({
    language: FIRST_LANGUAGE,
    nouns: ['shell', 'cart', 'vouchers'],
    errors: true,
  });
  render(
    <AnswersProvider answers={new Answers()}>
      <CallProvider call={call}>
        <TextsProvider texts={texts}>
          <RouterProvider router={router}>
            <AddForm voucher={{ id: 7, price: 4_500 }} session={session} />
          </RouterProvider>
        </TextsProvider>
      </CallProvider>
    </AnswersProvider>,
  );
  return { sent: requests, went: addresses };
}

const more = () => fireEvent.click(screen.getByRole('button', { name: 'Un bon de plus' }));
const fewer = () => screen.getByRole('button', { name: 'Un bon de moins' });
const send = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.advanceTimersByTimeAsync(1_500));
};

test('each voucher is a separate entry, at the price shown, and the checkout opens', async () => {
  const { sent, went } = await form(() => Response.json({}));
  more();
  more();
  expect(screen.getByText(/135,00/)).toBeTruthy();
  await send('Ajouter les 3 bons au panier');
  const one = { voucher_id: 7, total_amount: 4_500 };
  expect(sent).toEqual([{ customer_id: 3, vouchers: [one, one, one] }]);
  expect(went).toEqual(['/checkout']);
});

test('allows at least one, and twenty at most', async () => {
  await form(() => Response.json({}));
  expect(fewer()).toHaveProperty('disabled', true);
  for (let clicks = 0; clicks < 30; clicks += 1) more();
  expect(screen.getByRole('button', { name: 'Ajouter les 20 bons au panier' })).toBeTruthy();
});

test('a refusal is shown, and the page stays', async () => {
  const message = 'Le prix a changé.';
  const { went } = await form(() =>
    Response.json({ error: 'PRICE_CHANGED', message }, { status: 409 }),
  );
  await send('Ajouter au panier');
  expect(screen.getByText(message)).toBeTruthy();
  expect(went).toEqual([]);
});
