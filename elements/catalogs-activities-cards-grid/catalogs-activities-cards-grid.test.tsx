import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleCard } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const element = { schema, View, needs, data };
const groups = {
  data: [
    {
      cuid: 'cgroup',
      title: 'Univers',
      order: 1,
      scope: 'PRIMARY',
      categories: [{ cuid: 'cwater', title: 'Natation', motif: 'water' }],
    },
  ],
};

const answersOf = (cards: { data: unknown[]; count: number }) => (name: string) => {
  if (name === 'listActivities') return cards;
  if (name === 'listActivityPeriods')
    return { data: ['2026-07', '2026-08'].map((period) => ({ period })) };
  return name === 'listCategoryGroups' ? groups : { data: [] };
};

const draw = (
  settings: unknown,
  scene: { at?: string; language?: Language; cards?: { data: unknown[]; count: number } } = {},
) =>
  drawWithAnswers(element, {
    settings,
    at: '/activities',
    ...scene,
    answers: answersOf(scene.cards ?? { data: [sampleCard()], count: 1 }),
  });

test('draws a card that is one link, with its category, age, next date and price', async () => {
  const { html } = await draw({ columns: 3 });
  expect(html).toContain('href="/fr/activities/natation"');
  expect(html).toMatch(
    /Natation<\/span>.*de 6 à 12 ans.*6\u00a0juil\..*Piscine Nereus.*dès.*125,00\s€/su,
  );
  expect(html).toContain('1 activité');
});

test('says when it ends, when the first of several dates is, or when registration opens', async () => {
  const one = async (changes: Parameters<typeof sampleCard>[0]) =>
    (await draw({}, { cards: { data: [sampleCard(changes)], count: 1 } })).html;
  expect(
    await one({
      next_start_at: '2020-01-06T07:00:00.000Z',
      next_end_at: '2096-06-12T14:00:00.000Z',
    }),
  ).toContain('En cours, jusqu’au 12\u00a0juin\u00a02096');
  const several = { open_availabilities: 2 };
  const single = { open_availabilities: 1 };
  expect(await one(several)).toContain('dès le 6\u00a0juil.');
  expect(await one(single)).not.toContain('dès le');
  expect(await one({ opens_at: '2026-03-02T08:00:00.000Z' })).toMatch(
    /6\u00a0juil\.[^<]*Inscriptions dès le 2\u00a0mars/u,
  );
});

test('says the same in English', async () => {
  const { html } = await draw({}, { language: 'en' });
  expect(html).toMatch(/Ages 6–12.*6\u00a0Jul.*from.*€125\.00/su);
});

test('requests full rows of about twenty, with the filters of the address', async () => {
  const { calls } = await draw(
    { columns: 3 },
    { at: '/activities?search=eau&age=7&category-cgroup=cwater&page_number=2' },
  );
  expect(calls.find(({ name }) => name === 'listActivities')?.request).toEqual({
    page_number: 2,
    page_size: 21,
    search: 'eau',
    age: 7,
    category: ['cwater'],
  });
});

test('requests months, weekdays and a day where these filters are enabled, and none where they are disabled', async () => {
  const at =
    '/activities?period=2026-07&availabilities-period=2026-08&weekday=3&date=2026-07-08&location=cpool';
  const ids = ['period', 'weekday', 'date', 'location'];
  const sentCalls = async (disabled: boolean) => {
    const scene = await draw(
      { columns: 2, 'activities-filters': ids.map((id) => ({ id, disabled })) },
      { at },
    );
    return scene.calls.find(({ name }) => name === 'listActivities')?.request;
  };
  const page = { page_number: 1, page_size: 20 };
  expect(await sentCalls(true)).toEqual(page);
  expect(await sentCalls(false)).toEqual({
    ...page,
    period: ['2026-07', '2026-08'],
    weekday: [3],
    date: '2026-07-08',
    location: ['cpool'],
  });
});

test('offers the months in which something starts, by name, and keeps one that has passed', async () => {
  const settings = { 'activities-filters': [{ id: 'period' }, { id: 'weekday' }, { id: 'date' }] };
  const { html } = await draw(settings, { at: '/activities?period=2026-01' });
  expect(html).toMatch(
    /<input[^>]*name="period"[^>]*checked=""[^>]*value="2026-01"|<input[^>]*name="period"[^>]*value="2026-01"[^>]*checked=""/u,
  );
  expect(html).toMatch(
    /Mois.*Janvier 2026.*Juillet 2026.*Août 2026.*Jour de la semaine.*Lundi.*Dimanche/su,
  );
  expect(html).toContain('name="date"');
  expect((await draw(settings, { language: 'en' })).html).toMatch(
    /Month.*July 2026.*August 2026.*Day of the week.*Monday/su,
  );
});

test('requests open activities alone, for the choice of months too, with the statuses and starts in the settings', async () => {
  const { calls } = await draw({
    'available-only': true,
    allowed_status: ['OPEN', 'FULL'],
    include_started_availabilities: false,
  });
  expect(calls.find(({ name }) => name === 'listActivityPeriods')?.request).toEqual({
    available_only: true,
  });
  const request = calls.find(({ name }) => name === 'listActivities')?.request;
  expect(request).toMatchObject({
    available_only: true,
    status: ['OPEN', 'FULL'],
    include_started: false,
  });
});

test('greys out a full card and says that it is full', async () => {
  const { html } = await draw({}, { cards: { data: [sampleCard({ status: 'FULL' })], count: 1 } });
  expect(html).toContain('Complet');
});

test('shows only enabled properties, in the order of the settings', async () => {
  const properties = [{ id: 'locations' }, { id: 'ages' }, { id: 'price', disabled: true }];
  const { html } = await draw({ 'activities-properties': properties });
  expect(html).toMatch(/Piscine Nereus.*de 6 à 12 ans/su);
  expect(html).not.toContain('125');
});

test('draws the filter button without the count, which the browser does not know at first', async () => {
  const { html } = await draw({}, { cards: { data: [sampleCard()], count: 31 } });
  expect(html).toContain('Voir les résultats');
});

test('without filters it has no form and requests no choices', async () => {
  const { html, calls } = await draw({ 'activities-filters': [{ id: 'search', disabled: true }] });
  expect(html).not.toContain('<form');
  expect(calls.map(({ name }) => name)).toEqual(['listActivities']);
});

test('has a form that works without a script, with the field names of the address', async () => {
  const { html } = await draw({}, { at: '/activities?category-cgroup=cwater' });
  expect(html).toMatch(/<form[^>]*method="get"/u);
  expect(html).toContain('name="search"');
  expect(html).toMatch(/<input[^>]*name="category-cgroup"[^>]*checked=""/u);
});

test('links to the other pages, and keeps the filters', async () => {
  const { html } = await draw(
    {},
    { at: '/activities?search=eau', cards: { data: [sampleCard()], count: 50 } },
  );
  expect(html).toContain('href="/fr/activities?search=eau&amp;page_number=2#element"');
  expect(html).toContain('Page 1 sur 3');
});

test.each([
  ['leads out of filters beside what they found', '?age=7', 2],
  ['has no way out where nothing is filtered', '', 1],
])('%s', async (_outcome, search, links) => {
  const { html } = await draw({}, { at: `/activities${search}` });
  // the drawer of the filters has another one
  expect(html.match(/<a [^>]*href="\/fr\/activities"[^>]*>Effacer les filtres/gu)).toHaveLength(
    links,
  );
});

test('a search without results says that there are none, and links to all activities', async () => {
  const { html } = await draw({}, { at: '/activities?search=zzz', cards: { data: [], count: 0 } });
  expect(html).toContain('Aucun résultat');
  expect(html).toContain('href="/fr/activities"');
});

test.each([
  { columns: 0 },
  { columns: 'two' },
  { activities: ['a'] },
  { 'card-image-aspect-ratio': 'red;' },
  { 'activities-filters': [{ id: 'colour' }] },
  { allowed_status: ['SOMETIMES'] },
])('draws and requests nothing for %o', async (settings) => {
  expect(await draw(settings)).toEqual({ html: '', calls: [], head: {} });
});
