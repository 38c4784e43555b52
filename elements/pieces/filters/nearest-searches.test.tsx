import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { readSearch } from '@ribambelle/domain/activities/typed-search.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { drawWithAnswers } from '../../draw-with-answers.tsx';
import { need } from '../../element.ts';
import { NearestSearches, type SearchedList } from './nearest-searches.tsx';
import { useGridFilters } from './use-grid-filters.ts';

const ofActivities: SearchedList = ['listActivities', { age: 7 }];
const ofDates: SearchedList = ['listAvailabilities', { age: 7 }];

/**
 * Draws the suggestions for a search, with the counts of activities, or dates, that each search
 * finds.
 */
async function nearestSearches(
  search: string,
  { counts, of = ofActivities }: { counts: Readonly<Record<string, number>>; of?: SearchedList },
) {
  const { parts } = readSearch(search);
  const { html } = await drawWithAnswers(
    {
      schema: z.object({}),
      needs: { texts: ['catalogue', 'catalogue-dates'] },
      data: () =>
        [search, ...parts.map(({ without }) => without)].map((one) =>
          need(of[0], { ...of[1], search: one, page_number: 1, page_size: 1 }),
        ),
      View: () => {
        const catalogue = useTexts('catalogue');
        const dates = useTexts('catalogue-dates');
        return (
          <NearestSearches
            parts={parts}
            searched={of}
            filters={useGridFilters('id')}
            texts={of === ofDates ? { ...catalogue, ...dates } : catalogue}
          />
        );
      },
    },
    {
      settings: {},
      at: `/activities?${new URLSearchParams({ search }).toString()}`,
      answers: (_name, request) => {
        const { search: one } = z.object({ search: z.string() }).parse(request);
        return { data: [], count: counts[one] ?? 0, count_is_bound: false };
      },
    },
  );
  return [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</gu)].map(([, href, words]) => [
    href,
    words,
  ]);
}

test.each([
  ['activities', ofActivities, '3 activités'],
  ['dates', ofDates, '3 dates'],
])(
  'S15: a search for %s without results names the word to remove to find some',
  async (_what, of, many) => {
    expect(
      await nearestSearches('danse xyzzy samedi', { counts: { 'danse samedi': 3 }, of }),
    ).toEqual([['/fr/activities?search=danse+samedi', `Retirer xyzzy (${many})`]]);
  },
);

test('suggests nothing when there are results, or when the search was one word', async () => {
  expect(
    await nearestSearches('danse samedi', { counts: { 'danse samedi': 1, danse: 3 } }),
  ).toEqual([]);
  expect(await nearestSearches('xyzzy', { counts: { '': 60 } })).toEqual([]);
});
