// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import { type Answers, type FakeApi, fakeApi } from '@ribambelle/testing/office/fake-api.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInSite } from '@ribambelle/testing/render-in-site.tsx';
import { sampleResource } from '../../sample-answers.ts';
import { DaySlots } from './day-slots.tsx';

let api: FakeApi;
afterEach(() => {
  cleanup();
  if (api.mistakes.length > 0) throw new Error(api.mistakes.join('; '));
});

const slotOf = (start_at: string, duration: number) => ({
  id: `1-${start_at}`,
  resource_id: 1,
  start_at,
  prices: [{ duration, amount: 1_800 }],
});
const HOUR = slotOf('2026-01-08T09:00:00.000Z', 3_600);
const LONGER = slotOf('2026-01-07T09:00:00.000Z', 5_400);

function render(slots: readonly (typeof HOUR)[], at = '/resources/cresource') {
  const answers: Answers = {
    listResourceAvailabilities: ({ after, before }) => {
      const data = slots.filter(
        ({ start_at }) => start_at >= (after ?? '') && start_at < (before ?? ''),
      );
      return { data, count: data.length };
    },
  };
  api = fakeApi(answers);
  const call = createClient({ origin: 'http://site.test', fetch: api.fetch });
  const resource = sampleResource();
  return renderInSite(<DaySlots resource={resource} />, { call, nouns: ['resources'], at });
}

async function open(slots: readonly (typeof HOUR)[]) {
  const addresses = await render(slots, '/resources/cresource?date=2026-01-05');
  await screen.findByText('Plus rien de libre ce jour-là.');
  return addresses;
}

test('a day with nothing free offers the next day with a slot of that length, and gives it the focus', async () => {
  await open([LONGER, HOUR]);
  fireEvent.click(await screen.findByRole('button', { name: /Prochain jour libre : jeu. 8 janv/ }));
  const chosen_button = screen.getByRole('button', { pressed: true, name: /jeu/ });
  expect(document.activeElement).toBe(chosen_button);
  expect(await screen.findByRole('link', { name: /10\sh/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Prochain jour libre/ })).toBeNull();
});

test('for a longer slot, the next free day is another one', async () => {
  await open([LONGER, HOUR]);
  fireEvent.click(screen.getByRole('button', { name: '90 minutes' }));
  const next = await screen.findByRole('button', { name: /Prochain jour libre : mer. 7 janv/ });
  expect(next).toBeTruthy();
});

test('offers no next day when nothing is free within a month', async () => {
  await open([]);
  await waitFor(() => expect(api.calls('listResourceAvailabilities')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /Prochain jour libre/ })).toBeNull();
});

test('the day and the length are in the address, and are chosen again on return', async () => {
  const addresses = await open([LONGER, HOUR]);
  fireEvent.click(screen.getByRole('button', { name: /mer.*7/ }));
  fireEvent.click(screen.getByRole('button', { name: '90 minutes' }));
  const at = '/resources/cresource?date=2026-01-07&duration=5400';
  expect(addresses.at(-1)).toBe(at);
  cleanup();
  await render([LONGER, HOUR], at);
  expect(await screen.findByRole('link', { name: /10\sh/ })).toBeTruthy();
  const chosen_buttons = screen.getAllByRole('button', { pressed: true });
  expect(chosen_buttons.map(({ textContent }) => textContent)).toEqual(['mer7janv', '90 minutes']);
});

test.each(['?date=soon&duration=1', '?date=2025-12-31&duration=-5400', '?date=&duration='])(
  'an invalid choice becomes the first possible one: %s',
  async (search) => {
    await render([], `/resources/cresource${search}`);
    await screen.findByText('Plus rien de libre ce jour-là.');
    const [day] = screen.getAllByRole('button', { pressed: true });
    expect(day?.textContent).toBe('lun5janv');
  },
);

test('opens on the first day with a free slot, and stays on an empty day chosen afterwards', async () => {
  const addresses = await render([HOUR]);
  expect(await screen.findByRole('link', { name: /10\sh/ })).toBeTruthy();
  expect(addresses.at(-1)).toBe('/resources/cresource?date=2026-01-08');
  fireEvent.click(screen.getByRole('button', { name: /mer.*7/ }));
  await screen.findByText('Plus rien de libre ce jour-là.');
  expect(addresses.at(-1)).toBe('/resources/cresource?date=2026-01-07');
});

test('the days are one tab stop with arrow keys, and new hours are announced', async () => {
  await open([HOUR]);
  const days = screen.getByRole('toolbar', { name: 'Jour' });
  const stops = () => [...days.querySelectorAll('button')].filter((one) => one.tabIndex === 0);
  expect(stops().map(({ textContent }) => textContent)).toEqual(['lun5janv']);
  stops()[0]?.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight'])
    fireEvent.keyDown(document.activeElement ?? days, { key });
  expect(document.activeElement?.textContent).toBe('jeu8janv');
  expect(stops()).toEqual([document.activeElement]);
  fireEvent.click(document.activeElement ?? days);
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('jeu. 8 janv. : 1 heure libre'),
  );
  fireEvent.keyDown(document.activeElement ?? days, { key: 'Home' });
  expect(document.activeElement?.textContent).toBe('lun5janv');
});
