import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleMembership } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const element = { schema, View, needs, data };

interface Scene {
  readonly at?: string;
  readonly language?: Language;
  readonly memberships?: readonly unknown[];
  readonly count?: number;
}

const draw = (settings: unknown, scene: Scene = {}) => {
  const { memberships = [sampleMembership()], count = memberships.length, ...where } = scene;
  return drawWithAnswers(element, {
    settings,
    at: '/memberships',
    ...where,
    answers: () => ({ data: memberships, count }),
  });
};
/** Returns the text of a card, without its markup. */
const wordsOf = (html: string) =>
  (/<article.*<\/article>/su.exec(html)?.[0] ?? '')
    .replaceAll(/<[^>]*>/gu, '|')
    .replaceAll(/\|+/gu, '|')
    .replaceAll(/\s/gu, ' ');

test('draws a card that is one link, with its title, period and price', async () => {
  const { html } = await draw({});
  expect(html).toContain('href="/fr/memberships/cmembership"');
  expect(wordsOf(html)).toBe('|Membre du club|1 an à partir de l’achat|120,00 €|');
});

test('says the same in English', async () => {
  const { html } = await draw({}, { language: 'en' });
  expect(wordsOf(html)).toBe('|Membre du club|1 year from the purchase|€120.00|');
});

test('shows the start that is chosen or fixed, and that a membership is free', async () => {
  const season = sampleMembership({
    period_type: 'FIXED',
    rolling_period_type: null,
    rolling_period_duration: null,
    fixed_period_start_at: '2026-08-31T22:00:00.000Z',
    fixed_period_end_at: '2027-06-30T22:00:00.000Z',
  });
  expect(wordsOf((await draw({}, { memberships: [season] })).html)).toBe(
    '|Membre du club|du mar. 1er septembre 2026 au mer. 30 juin 2027|120,00 €|',
  );
  const free = sampleMembership({ price: 0, start_choice: true });
  expect(wordsOf((await draw({}, { memberships: [free] })).html)).toBe(
    '|Membre du club|1 an à partir du jour que vous choisissez|Gratuit|',
  );
});

test('shows its first picture, if any', async () => {
  const images = ['/files/one', '/files/two'].map((public_url, id) => ({
    id,
    public_url,
    width: null,
    height: null,
  }));
  const { html } = await draw({}, { memberships: [sampleMembership({ images })] });
  expect(html).toContain('src="/files/one"');
  expect(html).not.toContain('/files/two');
});

test('follows the order of the properties and leaves out disabled ones', async () => {
  const properties = [{ id: 'period' }, { id: 'title' }, { id: 'price', disabled: true }];
  const { html } = await draw({ 'items-properties': properties });
  expect(wordsOf(html)).toBe('|1 an à partir de l’achat|Membre du club|');
});

test('keeps a link with a name when the title is disabled', async () => {
  const { html } = await draw({ 'items-properties': [{ id: 'title', disabled: true }] });
  expect(wordsOf(html)).toContain('|Membre du club|');
  expect(html).toMatch(/<a [^>]*href="\/fr\/memberships\/cmembership"[^>]*><span class="[^"]+">/u);
});

test('requests twenty at a time: the memberships in the settings, with the page and search of the address', async () => {
  const sentCalls = async (settings: unknown, at: string) =>
    (await draw(settings, { at })).calls.map(({ name, request }) => [name, request]);
  expect(await sentCalls({}, '/memberships')).toEqual([
    ['listMemberships', { limit: 20, offset: 0 }],
  ]);
  expect(
    await sentCalls({ memberships: [7, 9] }, '/memberships?search=cirque&page_number=3'),
  ).toEqual([['listMemberships', { limit: 20, offset: 40, id: [7, 9], search: 'cirque' }]]);
});

test('neither shows nor applies a disabled search', async () => {
  const off = { filters: [{ id: 'search', disabled: true }] };
  const { html, calls } = await draw(off, { at: '/memberships?search=cirque' });
  expect(html).not.toContain('<form');
  expect(calls[0]?.request).toEqual({ limit: 20, offset: 0 });
});

test('has a form that works without a script', async () => {
  const { html } = await draw({}, { at: '/memberships?search=cirque' });
  expect(html).toMatch(/<form[^>]*method="get".*<input[^>]*name="search"[^>]*value="cirque"/su);
  expect(html).toMatch(/<h2[^>]*>1 abonnement<\/h2>/u);
});

test('links to the other pages when there are more than twenty', async () => {
  expect((await draw({}, { count: 20 })).html).not.toContain('rel="next"');
  const { html } = await draw({}, { at: '/memberships?page_number=2', count: 45 });
  expect(html).toContain('Page 2 sur 3');
  expect(html).toMatch(/href="\/fr\/memberships\?page_number=3#element"/u);
});

test('says that there are none, or none found with a link to all', async () => {
  expect((await draw({}, { memberships: [] })).html).toContain('Aucun abonnement n’est proposé');
  const { html } = await draw({}, { memberships: [], at: '/memberships?search=curling' });
  expect(html).toContain('Aucun résultat');
  expect(html).toMatch(/<a [^>]*href="\/fr\/memberships"[^>]*>Voir tous les abonnements/u);
});

test('says that it is loading while there is no answer', async () => {
  const { html } = await drawWithAnswers(element, { settings: {} });
  expect(html).toContain('Chargement des abonnements');
});

test.each([
  { memberships: ['a'] },
  { memberships: 7 },
  { columns: 0 },
  { columns: '3' },
  { 'items-properties': [{ id: 'weight' }] },
  { filters: [{ id: 'age' }] },
  { 'card-image-aspect-ratio': 'wide' },
])('draws and requests nothing with %j', async (settings) => {
  expect(await draw(settings)).toEqual({ html: '', calls: [], head: {} });
});
