import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { useGridFilters } from '../pieces/filters/use-grid-filters.ts';
import { data } from './data.ts';
import { DayPopover } from './day-popover.tsx';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const group = (count: number) => ({
  cuid: 'cgroup',
  title: 'Univers',
  order: 1,
  scope: 'PRIMARY',
  categories: Array.from({ length: count }, (_each, index) => ({
    cuid: `ck${index}`,
    title: `Sujet ${index}`,
    motif: 'water',
  })),
});
const places = (count: number) =>
  Array.from({ length: count }, (_each, index) => ({ cuid: `cl${index}`, title: `Lieu ${index}` }));

interface Scene {
  at?: string;
  categories?: number;
  locations?: number;
  language?: Language;
}

const draw = (
  settings: unknown,
  { at = '/agenda', categories = 2, locations = 5, language = 'fr' }: Scene = {},
) =>
  drawWithAnswers(
    { schema, View, needs, data },
    {
      settings,
      at,
      language,
      answers: (name) =>
        name === 'listAvailabilityDays'
          ? { dates: [{ date: '2026-07-06' }] }
          : { data: name === 'listCategoryGroups' ? [group(categories)] : places(locations) },
    },
  );

test('offers a search, a day, the locations and each category group, with the values of the address', async () => {
  const { html, calls } = await draw(
    {},
    { at: '/agenda?search=eau&date=2026-07-06&location=cl1&category-cgroup=ck0,ck1' },
  );
  expect(calls.map(({ name }) => name).toSorted()).toEqual(['listCategoryGroups', 'listLocations']);
  expect(html).toContain('value="eau"');
  expect(html).toContain('value="2026-07-06"');
  expect(html).toContain('name="location" checked="" value="cl1"');
  expect(html).toContain('Filtres (4 actifs)');
});

test('says the same in English', async () => {
  expect((await draw({}, { at: '/agenda?location=cl1', language: 'en' })).html).toContain(
    'Filters (1 active)',
  );
});

test.each([
  [5, 300, 0],
  [6, 300, 1],
  [5, 301, 1],
  [6, 301, 2],
] as const)(
  'with %i locations and %i categories, %i are drop-down lists: checkboxes up to 5 and 300',
  async (locations, categories, lists) => {
    const { html } = await draw({}, { locations, categories });
    expect(html.match(/<select/gu)?.length ?? 0).toBe(lists);
  },
);

test('is drawn only when at least one filter is enabled', async () => {
  const off = ['search', 'date', 'location', 'category'].map((id) => ({ id, disabled: true }));
  expect(await draw({ 'availabilities-filters': off })).toMatchObject({ html: '', calls: [] });
  expect((await draw({ 'availabilities-filters': [] })).html).toBe('');
});

test('draws and requests nothing for invalid settings', async () => {
  expect(await draw({ 'availabilities-filters': [{ id: 'price' }] })).toMatchObject({
    html: '',
    calls: [],
  });
});

test('requests the days of a calendar, for all other filters, only where there is one', async () => {
  const settings = { 'availabilities-filters': [{ id: 'search' }, { id: 'date-calendar' }] };
  const { calls } = await draw(settings, { at: '/agenda?search=eau&date=2026-07-06' });
  expect(calls).toMatchObject([
    { name: 'listAvailabilityDays', request: { search: 'eau', status: ['OPEN', 'FULL'] } },
  ]);
  expect(calls[0]?.request).not.toHaveProperty('date');
});

test('the day filter opens over the page: a calendar with a link for each day with dates', async () => {
  const at = '/agenda?date=2026-07-06';
  const { html } = await drawWithAnswers(
    {
      schema,
      data,
      needs: { texts: [...needs.texts, 'availabilities'] },
      View: ({ settings }) => (
        <DayPopover settings={settings} filters={useGridFilters('id')} with_field />
      ),
    },
    {
      settings: { 'availabilities-filters': [{ id: 'date-calendar' }] },
      at,
      answers: () => ({ dates: [{ date: '2026-07-06' }, { date: '2026-07-13' }] }),
    },
  );
  expect(html).toMatch(/<summary[^>]*><span>À cette date<\/span><span[^>]*>1<\/span>/u);
  expect(html).toContain('href="/fr/agenda?date=2026-07-13"');
  expect(html).toContain('name="date" value="2026-07-06"');
});
