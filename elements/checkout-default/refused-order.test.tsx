// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import { AnswersProvider } from '@ribambelle/client/data/answers-context.tsx';
import { Answers } from '@ribambelle/client/data/answers.ts';
import { CallProvider } from '@ribambelle/client/data/call-context.tsx';
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import { TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import { FIRST_LANGUAGE } from '@ribambelle/domain/base/languages.ts';
import { SiteProvider } from '@ribambelle/ui/data/site-context.tsx';
import { type Router, RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SAMPLE_NOW, sampleWebsite } from '../sample-answers.ts';
import { siteWhere } from '../sample-site.ts';
import type { Cart } from './cart.ts';
import { Checkout } from './checkout.tsx';
import { needs } from './needs.ts';

vi.mock('@ribambelle/ui/feedback/toaster.ts', () => ({ showToast: () => {} }));
afterEach(() => cleanup());

const totals: Cart['totals'] = {
  count: 1,
  items_total: 5000,
  coupon_discount: 0,
  total: 5000,
  wallet: 0,
  service_fee: 0,
  payable: 5000,
  deposit: 0,
  deposit_payable: 0,
  show_deposit: false,
};
const cart: Cart = {
  id: 7,
  cuid: 'ccart',
  reference: '090933755493',
  status: 'OPEN',
  items: [],
  coupon: null,
  coupon_id: null,
  coupons_enabled: true,
  created_at: SAMPLE_NOW,
  processed_at: null,
  payment_strategies: ['DELAYED'],
  transfer_refused: null,
  transfer_due_at: null,
  transfer_due_parts: [],
  instalment_plans: [],
  totals,
};

/**
 * Opens the checkout on a page that was drawn under version 1 of the terms, on a server with
 * version 2.
 */
async function open({ online = true, id = 7 } = {}) {
  const versions: unknown[] = [];
  const call = createClient({
    origin: 'https://zoe.test',
    fetch: async (_url, init) => {
      const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
      if (!online) throw new TypeError('Failed to fetch');
      if (init?.method !== 'POST') return Response.json({});
      versions.push(body.terms_version);
      if (body.terms_version === 2) return new Response('', { status: 503 });
      const details = { terms_version: 2 };
      return Response.json({ error: 'TERMS_CHANGED', message: '', details }, { status: 409 });
    },
  });
  const nothing = () => {};
  const router: Router = {
    pageUrl: { language: FIRST_LANGUAGE, path: '/checkout', search: '', hash: '' },
    params: {},
    hostname: null,
    navigate: nothing,
    prefetch: nothing,
    reload: nothing,
  };
  const texts = await loadTexts({
    language: FIRST_LANGUAGE,
    nouns: ['shell', ...needs.texts],
    errors: true,
  });
  const site = siteWhere({});
  const { organiser } = sampleWebsite;
  const settings = { ...organiser.settings, terms_version: 1 };
  const website = { ...sampleWebsite, organiser: { ...organiser, settings } };
  render(
    <AnswersProvider answers={new Answers()}>
      <CallProvider call={call}>
        <TextsProvider texts={texts}>
          <RouterProvider router={router}>
            <SiteProvider site={{ ...site, website }}>
              <Checkout cart={{ ...cart, id }} onLeaving={nothing} />
            </SiteProvider>
          </RouterProvider>
        </TextsProvider>
      </CallProvider>
    </AnswersProvider>,
  );
  return versions;
}

const box = () => screen.getByRole('checkbox');
const order = async () => {
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form');
  await act(async () => {
    fireEvent.submit(form);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
};

test('a family that opened the checkout before new terms is told, reads them and accepts them', async () => {
  const versions = await open();
  fireEvent.click(box());
  await order();
  expect(versions).toEqual([1]);
  expect(screen.getByText('Les conditions générales viennent de changer')).toBeTruthy();
  expect(box()).toHaveProperty('checked', false);
  expect(document.activeElement).toBe(box());
  await order();
  expect(versions).toEqual([1]);
  expect(screen.getByText('Acceptez les conditions générales pour continuer.')).toBeTruthy();
  fireEvent.click(box());
  await order();
  expect(versions).toEqual([1, 2]);
});

test('without a network, an error beside the button says that no answer came, in texts that came with the page', async () => {
  await open({ online: false, id: 8 });
  fireEvent.click(box());
  await order();
  expect(
    screen.getByText('Nous n’avons pas reçu de réponse. Vérifiez votre connexion et réessayez.'),
  ).toBeTruthy();
});

test('a family that leaves and returns finds the terms as it left them, for this cart only', async () => {
  await open({ id: 9 });
  fireEvent.click(box());
  cleanup();
  await open({ id: 9 });
  expect(box()).toHaveProperty('checked', true);
  cleanup();
  await open({ id: 10 });
  expect(box()).toHaveProperty('checked', false);
});
