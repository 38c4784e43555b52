import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { readSearch } from '@ribambelle/domain/activities/typed-search.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { drawWithAnswers } from '../../draw-with-answers.tsx';
import { need } from '../../element.ts';
import { NearestSearches } from './nearest-searches.tsx';
import { useGridFilters } from './use-grid-filters.ts';

const requestOf = (search: string) => ({ search, age: 7 });

/** What is said of a search, where so many activities are found by each search. */
async function said(search: string, counts: Readonly<Record<string, number>>) {
  const { parts } = readSearch(search);
  const { html } = await drawWithAnswers(
    {
      schema: z.object({}),
      needs: { texts: ['catalogue'] },
      data: () =>
        [search, ...parts.map(({ without }) => without)].map((one) =>
          need('listActivities', { ...requestOf(one), page_number: 1, page_size: 1 }),
        ),
      View: () => (
        <NearestSearches
          {...{ parts, requestOf }}
          filters={useGridFilters('id')}
          texts={useTexts('catalogue')}
        />
      ),
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

test('S15: a search that finds nothing says without which word there is something', async () => {
  expect(await said('danse xyzzy samedi', { 'danse samedi': 3 })).toEqual([
    ['/fr/activities?search=danse+samedi', 'Retirer xyzzy (3 activités)'],
  ]);
});

test('says nothing where something is found, or where one word was all', async () => {
  expect(await said('danse samedi', { 'danse samedi': 1, danse: 3 })).toEqual([]);
  expect(await said('xyzzy', { '': 60 })).toEqual([]);
});
