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
    { cuid: 'cgroup', title: 'Univers', order: 1, scope: 'PRIMARY', categories: [{ cuid: 'cwater', title: 'Natation', motif: 'water' }] },
  ],
};

const answersOf = (cards: { data: unknown[]; count: number }) => (name: string) => {
  if (name === 'listActivities') return cards;
  return name === 'listCategoryGroups' ? groups : { data: [] };
};

const draw = (settings: unknown, scene: { at?: string; language?: 'fr' | 'en'; cards?: { data: unknown[]; count: number } } = {}) =>
  drawWithAnswers(element, {
    settings,
    at: '/activities',
    ...scene,
    answers: answersOf(scene.cards ?? { data: [sampleCard()], count: 1 }),
  });

test('draws a card that is one link, with its category, age, next date and price', async () => {
  const { html } = await draw({ columns: 3 });
  expect(html).toContain('href="/fr/activities/natation"');
  expect(html).toMatch(/Natation<\/span>.*6 - 12 ans.*6\u00a0juil\..*Piscine Nereus.*dès.*125\s€/su);
  expect(html).toContain('1 activité');
});

test('says the same in English', async () => {
  const { html } = await draw({}, { language: 'en' });
  expect(html).toMatch(/Ages 6 - 12.*6\u00a0Jul.*from.*€125/su);
});

test('asks for full rows of some twenty, and for what the address filters by', async () => {
  const { asked } = await draw({ columns: 3 }, { at: '/activities?search=eau&age=7&category-cgroup=cwater&page_number=2' });
  expect(asked.find(({ name }) => name === 'listActivities')?.request).toEqual({
    ...{ page_number: 2, page_size: 21, search: 'eau', age: 7, category: ['cwater'] },
  });
});

test('greys a full card and says that it is full', async () => {
  const { html } = await draw({}, { cards: { data: [sampleCard({ status: 'FULL' })], count: 1 } });
  expect(html).toContain('Complet');
});

test('shows only what is enabled, in the order of the settings', async () => {
  const properties = [{ id: 'locations' }, { id: 'ages' }, { id: 'price', disabled: true }];
  const { html } = await draw({ 'activities-properties': properties });
  expect(html).toMatch(/Piscine Nereus.*6 - 12 ans/su);
  expect(html).not.toContain('125');
});

test('has no form and asks for no choices without filters', async () => {
  const { html, asked } = await draw({ 'activities-filters': [{ id: 'search', disabled: true }] });
  expect(html).not.toContain('<form');
  expect(asked.map(({ name }) => name)).toEqual(['listActivities']);
});

test('has a form that works by itself, with the names of the address', async () => {
  const { html } = await draw({}, { at: '/activities?category-cgroup=cwater' });
  expect(html).toMatch(/<form[^>]*method="get"/u);
  expect(html).toContain('name="search"');
  expect(html).toMatch(/<input[^>]*name="category-cgroup"[^>]*checked=""/u);
});

test('leads to the other pages, and keeps the filters', async () => {
  const { html } = await draw({}, { at: '/activities?search=eau', cards: { data: [sampleCard()], count: 50 } });
  expect(html).toContain('href="/fr/activities?search=eau&amp;page_number=2#element"');
  expect(html).toContain('Page 1 sur 3');
});

test('an empty search says so and leads out', async () => {
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
])('draws and asks nothing for %o', async (settings) => {
  expect(await draw(settings)).toEqual({ html: '', asked: [], head: {} });
});
