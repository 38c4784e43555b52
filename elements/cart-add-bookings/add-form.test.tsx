// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import { type FakeApi, fakeApi } from '@ribambelle/testing/office/fake-api.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSite } from '@ribambelle/testing/render-in-site.tsx';
import { sampleResource } from '../sample-answers.ts';
import { AddForm } from './add-form.tsx';

let api: FakeApi;
// toasts live outside the page, with timers that outlast a test
vi.mock('@ribambelle/ui/feedback/toaster.ts', () => ({ showToast: () => {} }));

afterEach(() => {
  cleanup();
  if (api.mistakes.length > 0) throw new Error(api.mistakes.join('; '));
});

const childOf = (id: number, firstname: string) => ({
  id,
  firstname,
  fullname: `${firstname} Dubois`,
  birthdate: '2017-03-02',
});
const ODILE = childOf(5, 'Odile');
const LOU = childOf(6, 'Lou');
const MIA = childOf(7, 'Mia');
const WANTED = {
  resource: 'cresource',
  start_at: '2026-07-06T07:00:00.000Z',
  end_at: '2026-07-06T08:00:00.000Z',
  duration: 3_600,
  dates: [{ start_at: '2026-07-06T07:00:00.000Z', end_at: '2026-07-06T08:00:00.000Z' }],
};

/** Opens the form of a family for an hour of a court with this number of players. */
async function openForm(
  participants: readonly (typeof ODILE)[],
  players: { readonly minimum: number; readonly maximum: number },
) {
  api = fakeApi({
    getSession: { customer: { id: 1 }, participants, cart: null },
    getHeldHours: {
      data: [
        { participant_id: 6, title: 'Cirque', start_at: WANTED.start_at, end_at: WANTED.end_at },
      ],
    },
    addCartItems: { cart: { id: 9, items: [] } },
  });
  const call = createClient({ origin: 'http://site.test', fetch: api.fetch });
  const session = await call('getSession', {});
  const { configuration, id } = sampleResource();
  const resource = {
    id,
    configuration: {
      ...configuration,
      minimum_participants: players.minimum,
      maximum_participants: players.maximum,
    },
  };
  await renderInSite(
    <AddForm wanted={WANTED} resource={resource} price={1_800} session={session} />,
    { call, nouns: ['shell', 'cart', 'customers', 'resources'], at: '/cart/bookings/add' },
  );
}

const choose = (name: string, role = 'checkbox') =>
  fireEvent.click(screen.getByRole(role, { name: new RegExp(name) }));
const add = () => fireEvent.click(screen.getByRole('button', { name: /panier/ }));
const along = () => screen.queryByRole('group', { name: /Qui vient avec/ });
const split = () => screen.queryByRole('switch', { name: /Partager le prix/ });
/** Tests whether a companion is marked as required. */
const isMarked = () => along()?.querySelector('legend > [aria-hidden]') !== null;
const sentRequest = async () => {
  await waitFor(() => expect(api.calls('addCartItems')).toHaveLength(1));
  return api.calls('addCartItems')[0];
};

test('asks for companions where several players are allowed, and about sharing the price once there is one', async () => {
  await openForm([ODILE, LOU, MIA], { minimum: 1, maximum: 4 });
  expect(along()).toBeNull();
  choose('Odile', 'radio');
  expect(along()?.textContent).not.toContain('Odile');
  expect(split()).toBeNull();
  choose('Lou');
  choose('Mia');
  choose('Partager le prix', 'switch');
  add();
  expect(await sentRequest()).toMatchObject({
    participant_id: 5,
    bookings: [
      {
        resource_id: 1,
        dates: [{ start_at: WANTED.start_at, end_at: WANTED.end_at }],
        participants: [6, 7],
        payment_split: true,
        total_amount: 1_800,
      },
    ],
  });
});

test('for a single player it asks for no companions and shares no price', async () => {
  await openForm([ODILE, LOU], { minimum: 1, maximum: 1 });
  choose('Odile', 'radio');
  expect(along()).toBeNull();
  add();
  expect(await sentRequest()).toMatchObject({
    bookings: [{ participants: [], payment_split: false }],
  });
});

test('says how many players are missing; a full group needs no more', async () => {
  await openForm([ODILE, LOU, MIA], { minimum: 3, maximum: 4 });
  choose('Odile', 'radio');
  add();
  expect(along()?.textContent).toContain('Il manque 2 participants');
  expect(isMarked()).toBe(true);
  choose('Lou');
  expect(along()?.textContent).toContain('Il manque 1 participant.');
  choose('Mia');
  expect(along()?.textContent).not.toContain('Il manque');
  expect(isMarked()).toBe(false);
  expect(api.calls('addCartItems')).toHaveLength(0);
});

test('a family that is too small is told so, and nothing is sent', async () => {
  await openForm([ODILE], { minimum: 2, maximum: 4 });
  add();
  expect(screen.getByText(/Il manque 1 participant\./)).toBeTruthy();
  expect(api.calls('addCartItems')).toHaveLength(0);
});

test('names a companion who has something else at that hour, and allows it', async () => {
  await openForm([ODILE, LOU], { minimum: 1, maximum: 2 });
  choose('Odile', 'radio');
  expect(document.body.textContent).not.toContain('Cirque');
  choose('Lou');
  expect(await screen.findByText('Lou a déjà « Cirque » à ces heures-là.')).toBeTruthy();
  add();
  expect(await sentRequest()).toMatchObject({ bookings: [{ participants: [6] }] });
});
