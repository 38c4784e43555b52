// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { type FakeApi, fakeApi, Refusal } from '@ribambelle/testing/office/fake-api.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSite } from '@ribambelle/testing/render-in-site.tsx';
import { SAMPLE_NOW, sampleAvailability } from '../../sample-answers.ts';
import { AddForm } from './add-form.tsx';

let api: FakeApi;
// toasts live outside the page, with timers that outlast a test
vi.mock('@ribambelle/ui/feedback/toaster.ts', () => ({ showToast: () => {} }));

afterEach(() => {
  cleanup();
  if (api.mistakes.length > 0) throw new Error(api.mistakes.join('; '));
});

const ODILE = { id: 5, firstname: 'Odile', fullname: 'Odile Dubois', birthdate: '2017-03-02' };

/** Opens the form of one family for one camp, on an API that answers as the test says. */
async function openForm(
  language: Language,
  answers: Parameters<typeof fakeApi>[0],
  availability = sampleAvailability(),
) {
  api = fakeApi(answers);
  const call = createClient({
    origin: 'http://site.test',
    language: () => language,
    fetch: api.fetch,
  });
  const session = await call('getSession', {});
  const camp = { availabilities: [availability], wanted_dates: [], now: SAMPLE_NOW };
  await renderInSite(<AddForm {...camp} session={session} />, {
    call,
    language,
    nouns: ['shell', 'cart', 'customers'],
    at: '/cart/add',
  });
}

test.each([
  ['EVERYBODY', false, 'Laisser des dates de côté'],
  ['NOBODY', true, 'Voir les dates'],
] as const)(
  'many dates at the same price are one line, not twenty-six checkboxes: %s',
  async (who, priced, fold_title) => {
    const first = sampleAvailability().dates[0];
    if (first === undefined) throw new Error('The sample has dates');
    const day = (week: number) =>
      new Date(Date.parse(first.start_at) + week * 604_800_000).toISOString();
    const dates = Array.from({ length: 26 }, (_, week) => ({
      ...first,
      id: week + 1,
      cuid: `c${week}`,
      start_at: day(week),
      end_at: day(week),
    }));
    await openForm(
      'fr',
      {
        getSession: SESSION,
        estimateCartItem: () => ({
          base_price: 1,
          total_price: 1,
          dates_total: 26,
          reductions: [],
        }),
      },
      {
        ...sampleAvailability(),
        dates,
        end_at: day(30),
        partial_registrations: who,
        dates_priced: priced,
      },
    );
    expect(screen.getByText(/^Les 26 dates, du /)).toBeDefined();
    const fold = screen.getByText(fold_title).closest('details');
    expect(fold?.open).toBe(false);
    expect(fold?.querySelectorAll('input')).toHaveLength(26);
    if (who === 'EVERYBODY') expect(fold?.textContent).toContain('ne change pas le prix');
  },
);

/** A moment before the next date begins. */
const LATER = '2026-07-06T20:00:00.000Z';
const SESSION = { customer: { id: 1 }, participants: [ODILE], cart: null };

test.each([
  ['fr', /Le prix a changé entre-temps/, /125,00/, /145,00/],
  ['en', /The price has changed since/, /125\.00/, /145\.00/],
] as const)(
  '%s: M7: the shown price is sent, and a price that has changed is shown again',
  async (language, notice, before, after) => {
    let price = 12_500;
    await openForm(language, {
      getSession: SESSION,
      estimateCartItem: () => ({
        base_price: price,
        total_price: price,
        dates_total: 5,
        reductions: [],
      }),
      addCartItems: ({ registrations: [registration] }) => {
        price = 14_500;
        if (registration?.total_amount === price) return {};
        throw new Refusal('PRICE_CHANGED', {
          fields: { 'registrations.0.total_amount': 'PRICE_CHANGED' },
          details: { 'registrations.0.total_amount': price },
        });
      },
    });
    await waitFor(() => expect(document.body.textContent).toMatch(before));
    const form = document.querySelector('form');
    if (form === null) throw new Error('There is no form');
    fireEvent.submit(form);
    expect(await screen.findByText(notice)).toBeTruthy();
    await waitFor(() => expect(document.body.textContent).toMatch(after));
    expect(document.body.textContent).not.toMatch(before);
    fireEvent.submit(form);
    await waitFor(() => expect(api.calls('addCartItems')).toHaveLength(2));
    const added_registrations = api
      .calls('addCartItems')
      .flatMap(({ registrations }) => registrations);
    expect(added_registrations.map(({ total_amount }) => total_amount)).toEqual([12_500, 14_500]);
  },
);

test.each([
  ['fr', 'Odile a déjà « Poney » à ces heures-là.', 'Odile a déjà « Cirque » à ces heures-là.'],
  ['en', 'Odile already has “Poney” at that time.', 'Odile already has “Cirque” at that time.'],
] as const)(
  '%s: names what a participant has at the same time, registered or in the cart, and refuses nothing',
  async (language, notice, in_cart) => {
    const availability = sampleAvailability();
    const [{ start_at, end_at } = availability] = availability.dates;
    await openForm(language, {
      getSession: {
        ...SESSION,
        cart: {
          items: [
            {
              participants: [ODILE],
              availability: { cuid: 'circus', activity: { title: 'Cirque' } },
              availability_dates: [{ date_id: 90, date: { id: 90, start_at, end_at } }],
              booking_dates: [],
            },
            {
              participants: [ODILE],
              availability: null,
              resource: { name: 'Terrain 2' },
              availability_dates: [],
              booking_dates: [{ start_at, end_at }],
            },
          ],
        },
      },
      getHeldDates: {
        elsewhere: [
          { participant_id: ODILE.id, title: 'Poney', start_at, end_at },
          { participant_id: 99, title: 'Cuisine', start_at, end_at },
          { participant_id: ODILE.id, title: 'Danse', start_at: end_at, end_at: LATER },
        ],
      },
      estimateCartItem: { base_price: 1, total_price: 1, dates_total: 5, reductions: [] },
      addCartItems: {},
    });
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(screen.getByText(in_cart)).toBeTruthy();
    expect(document.body.textContent).toMatch(/Odile .* [«“].?Terrain 2/u);
    expect(document.body.textContent).not.toMatch(/Cuisine|Danse/);
    const form = document.querySelector('form');
    if (form === null) throw new Error('There is no form');
    fireEvent.submit(form);
    await waitFor(() => expect(api.calls('addCartItems')).toHaveLength(1));
  },
);

test('S22: a child added from the form starts with the family’s surname', async () => {
  await openForm('fr', {
    getSession: {
      customer: { id: 1, lastname: 'Dubois' },
      participants: [ODILE],
      account: { custom_fields: [] },
      cart: null,
    },
    estimateCartItem: { base_price: 1, total_price: 1, dates_total: 5, reductions: [] },
    getHeldDates: { elsewhere: [] },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter un participant' }));
  expect(await screen.findByRole('textbox', { name: /^Nom/u })).toHaveProperty('value', 'Dubois');
  expect(screen.getByRole('textbox', { name: /^Prénom/u })).toHaveProperty('value', '');
});
