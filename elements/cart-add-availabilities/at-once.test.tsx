// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { renderInSite } from '@ribambelle/testing/render-in-site.tsx';
import { type FakeApi, fakeApi } from '@ribambelle/testing/office/fake-api.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleAvailability } from '../sample-answers.ts';
import { AddPanel } from './add-panel.tsx';

let api: FakeApi;
afterEach(() => {
  cleanup();
  if (api.mistakes.length > 0) throw new Error(api.mistakes.join('; '));
});

const ODILE = { id: 5, firstname: 'Odile', fullname: 'Odile Dubois', birthdate: '2017-03-02' };

/** Returns the same week under other ids. */
function weekOf(title: string, ids: number) {
  const sample = sampleAvailability();
  const dates = sample.dates.map((date) => ({
    ...date,
    id: date.id + ids,
    cuid: `d${date.id + ids}`,
  }));
  const activity = { ...sample.activity, title };
  return { ...sample, id: ids, cuid: `c${ids}`, activity, dates };
}

async function open(language: Language, titles: readonly string[]) {
  const availabilities = titles.map((title, index) => weekOf(title, (index + 1) * 1_000));
  api = fakeApi({
    getSession: { customer: { id: 1 }, participants: [ODILE], cart: null },
    getHeldDates: { data: [], elsewhere: [], memberships: [] },
    getAvailability: ({ availability }) =>
      availabilities.find(({ cuid }) => cuid === availability) ?? {},
    estimateCartItem: { base_price: 1, total_price: 1, dates_total: 5, reductions: [] },
  });
  const call = createClient({
    origin: 'http://site.test',
    language: () => language,
    fetch: api.fetch,
  });
  await renderInSite(
    <AddPanel availabilities={availabilities} wanted_dates={[]} now={SAMPLE_NOW} />,
    {
      call,
      language,
      nouns: ['shell', 'cart', 'customers'],
      at: '/cart/add',
    },
  );
}

test.each([
  ['fr', 'Aux mêmes heures : « Cirque » et « Poney ».'],
  ['en', 'At the same time: “Cirque” and “Poney”.'],
] as const)('%s: names activities at the same hours', async (language, warning) => {
  await open(language, ['Cirque', 'Poney']);
  expect(await screen.findByText(warning)).toBeTruthy();
});

test('two groups of one activity are named once, and not at all when their dates no longer clash', async () => {
  await open('fr', ['Poney', 'Poney']);
  const warning = 'Aux mêmes heures : « Poney » et « Poney ».';
  expect(await screen.findAllByText(warning)).toHaveLength(1);
  const [first] = document.querySelectorAll('[data-field^="dates."]');
  for (const box of first?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])
    if (box.checked) fireEvent.click(box);
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
});
