// @vitest-environment happy-dom
import { createClient } from '@ribambelle/api/client.ts';
import { Answers } from '@ribambelle/client/data/answers.ts';
import { AnswersProvider } from '@ribambelle/client/data/answers-context.tsx';
import { CallProvider } from '@ribambelle/client/data/call-context.tsx';
import { loadTexts } from '@ribambelle/client/texts/load-texts.ts';
import { TextsProvider } from '@ribambelle/client/texts/texts-context.tsx';
import { FIRST_LANGUAGE, type Language } from '@ribambelle/domain/base/languages.ts';
import { SiteProvider } from '@ribambelle/ui/data/site-context.tsx';
import { pageUrlOf } from '@ribambelle/ui/router/page-url.ts';
import { RouterProvider } from '@ribambelle/ui/router/router-context.tsx';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readGridQuery } from '../pieces/filters/grid-query.ts';
import { SAMPLE_NOW, sampleWebsite } from '../sample-answers.ts';
import { gridRequest } from './grid-request.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ORIGIN = 'https://zoe.test';
/** From this number a count is only a lower bound. */
const MANY = 5000;
const nothing = () => {};
const site = {
  website: sampleWebsite,
  catalogue: { title: 'Activités', pathname: '/activities' },
  rendered_at: SAMPLE_NOW,
  provider_site: 'https://provider.test',
};
const settings = schema.parse({ 'activities-filters': [{ id: 'age' }] });

/** A page whose address follows the filters. */
const Page = ({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}): ReactElement => {
  const [href, navigate] = useState('/activities');
  const router = {
    pageUrl: pageUrlOf(new URL(href, ORIGIN), language),
    params: {},
    hostname: null,
    navigate,
    prefetch: nothing,
    reload: nothing,
  };
  return <RouterProvider router={router}>{children}</RouterProvider>;
};

/**
 * Opens a catalogue whose cards the server drew, with the count of activities for each age. Returns
 * the ages that were read.
 */
async function openCatalogue(
  counts: Readonly<Record<string, number>>,
  language: Language = FIRST_LANGUAGE,
) {
  const ages: string[] = [];
  const call = createClient({
    origin: ORIGIN,
    fetch: async (input) => {
      const url = new Request(input).url;
      const age = new URL(url).searchParams.get('age') ?? 'any';
      ages.push(age);
      const count = counts[age] ?? 0;
      return Response.json({ data: [], count, count_is_bound: count >= MANY });
    },
  });
  const answers = new Answers();
  const request = gridRequest(settings, readGridQuery(new URLSearchParams()));
  answers.keepDrawn(['listActivities', request, language], {
    drawn: '<h2>31</h2>',
    updated_at: Date.now(),
  });
  const texts = await loadTexts({ language, nouns: ['shell', 'catalogue'], errors: false });
  render(
    <AnswersProvider answers={answers}>
      <CallProvider call={call}>
        <TextsProvider texts={texts}>
          <Page language={language}>
            <SiteProvider site={site}>
              <View settings={settings} params={{}} id="element" />
            </SiteProvider>
          </Page>
        </TextsProvider>
      </CallProvider>
    </AnswersProvider>,
  );
  const choose = (age: string) =>
    fireEvent.change(screen.getByRole('spinbutton', { hidden: true }), { target: { value: age } });
  return { read: ages, choose };
}

/** Returns the label of the button at the foot of the drawer. */
const button = () =>
  screen
    .getAllByRole('button', { hidden: true })
    .filter((one) => one.closest('aside') !== null && one.getAttribute('type') === 'submit')
    .map(({ textContent }) => textContent);
const wait = () => act(() => vi.advanceTimersByTimeAsync(1000));

test('requests no count when the page opens: the button shows none', async () => {
  const { read } = await openCatalogue({ any: 31 });
  await wait();
  expect([button(), read]).toEqual([['Voir les résultats'], []]);
});

test.each([
  ['fr', 12, 'Voir les 12 activités'],
  ['fr', 1, 'Voir 1 activité'],
  ['fr', 0, 'Aucun résultat'],
  ['fr', MANY, 'Voir les résultats'],
  ['en', 12, 'Show 12 activities'],
  ['en', 1, 'Show 1 activity'],
  ['en', 0, 'No results'],
] as const)(
  'in %s, the button shows that %i activities match: %s',
  async (language, count, label) => {
    const { choose } = await openCatalogue({ 7: count }, language);
    choose('7');
    await wait();
    expect(button()).toEqual([label]);
  },
);

test('the count of an earlier choice is not shown for a later one', async () => {
  const { read, choose } = await openCatalogue({ 7: 12, 8: 3 });
  choose('7');
  await wait();
  choose('8');
  expect(button()).toEqual(['Voir les résultats']);
  await wait();
  expect([button(), read]).toEqual([['Voir les 3 activités'], ['7', '8']]);
});
