import type { Language } from '@ribambelle/domain/base/languages.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { drawWithAnswers } from '../../draw-with-answers.tsx';
import type { FilterId } from './filter-fields.tsx';
import { TypedFilters } from './typed-filters.tsx';
import { useGridFilters } from './use-grid-filters.ts';

const POOL = {
  id: 1,
  cuid: 'cpool',
  name: 'Piscine',
  title: 'Piscine du Solbosch',
  street: 'Rue Longue',
  number: '1',
  postcode: '1050',
  city: 'Ixelles',
  value: 1,
  label: 'Piscine',
};

/** Draws the links that remove a part of the search: their words and addresses. */
async function typedLinks(
  search: string,
  { language = 'fr', shown = ['search'] }: { language?: Language; shown?: FilterId[] } = {},
) {
  const { html } = await drawWithAnswers(
    {
      schema: z.object({}),
      needs: { texts: ['catalogue'] },
      View: () => (
        <TypedFilters
          answer={{ answered: ['listActivities', {}] }}
          filters={useGridFilters('id')}
          shown={shown}
          locations={[POOL]}
          texts={useTexts('catalogue')}
        />
      ),
    },
    {
      settings: {},
      language,
      at: `/activities?${new URLSearchParams({ search }).toString()}&weekday=3`,
    },
  );
  return [...html.matchAll(/<a[^>]*>/gu)].map(([link]) => [
    /aria-label="([^"]*)"/u.exec(link)?.[1],
    /href="([^"]*)"/u.exec(link)?.[1],
  ]);
}

test('S15: shows the day, the age and the place of a search as filters that are removed one by one', async () => {
  expect(await typedLinks('natation samedi 7 ans à Ixelles')).toEqual([
    ['Retirer Samedi', '/fr/activities?search=natation+7+ans+%C3%A0+Ixelles&amp;weekday=3'],
    ['Retirer 7 ans', '/fr/activities?search=natation+samedi+%C3%A0+Ixelles&amp;weekday=3'],
    ['Retirer Ixelles', '/fr/activities?search=natation+samedi+7+ans&amp;weekday=3'],
  ]);
  expect(await typedLinks('Saturday', { language: 'en' })).toEqual([
    ['Remove Saturday', '/en/activities?weekday=3'],
  ]);
  expect(await typedLinks('natation')).toEqual([]);
  expect(await typedLinks('samedi', { shown: ['age'] })).toEqual([]);
});
