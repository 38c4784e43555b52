import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleBundle } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const element = { schema, View, needs, data };

interface Scene {
  readonly at?: string;
  readonly language?: Language;
  readonly bundles?: readonly unknown[];
  readonly count?: number;
}

const draw = (settings: unknown, scene: Scene = {}) => {
  const { bundles = [sampleBundle()], count = bundles.length, ...where } = scene;
  return drawWithAnswers(element, {
    settings,
    at: '/bundles',
    ...where,
    answers: () => ({ data: bundles, count }),
  });
};
/** Returns the text of a card, without its markup. */
const wordsOf = (html: string) =>
  (/<article.*<\/article>/su.exec(html)?.[0] ?? '')
    .replaceAll(/<[^>]*>/gu, '|')
    .replaceAll(/\|+/gu, '|')
    .replaceAll(/\s/gu, ' ');

test('draws a card that is one link, with its content, title, price and validity', async () => {
  const { html } = await draw({});
  expect(html).toContain('href="/fr/bundles/cbundle"');
  expect(wordsOf(html)).toBe(
    '|10 inscriptions|Dix séances de natation|90,00 €|soit 9,00 € par inscription|Valable 1 an|',
  );
});

test('says the same in English', async () => {
  const { html } = await draw({}, { language: 'en' });
  expect(wordsOf(html)).toBe(
    '|10 registrations|Dix séances de natation|€90.00|€9.00 a registration|Valid for 1 year|',
  );
});

test('shows that a pack is unlimited or free, and its last day', async () => {
  const unlimited_bundle = sampleBundle({
    capacity: null,
    price_per_registration: null,
    duration: null,
    expires_at: '2027-06-30T22:00:00.000Z',
  });
  expect(wordsOf((await draw({}, { bundles: [unlimited_bundle] })).html)).toBe(
    '|Inscriptions illimitées|Dix séances de natation|90,00 €|Valable jusqu’au mer. 30 juin 2027|',
  );
  const free = await draw({}, { bundles: [sampleBundle({ price: 0, duration: null })] });
  expect(wordsOf(free.html)).toBe('|10 inscriptions|Dix séances de natation|Gratuit|');
});

test('shows its first picture, if any', async () => {
  const images = ['/files/one', '/files/two'].map((public_url, id) => ({
    id,
    public_url,
    width: null,
    height: null,
  }));
  const { html } = await draw({}, { bundles: [sampleBundle({ images })] });
  expect(html).toContain('src="/files/one"');
  expect(html).not.toContain('/files/two');
});

test('follows the order of the properties and leaves out disabled ones', async () => {
  const properties = [{ id: 'duration' }, { id: 'title' }, { id: 'price', disabled: true }];
  const { html } = await draw({ 'items-properties': properties });
  expect(wordsOf(html)).toBe('|Valable 1 an|Dix séances de natation|');
});

test('keeps a link with a name when the title is disabled', async () => {
  const { html } = await draw({ 'items-properties': [{ id: 'title', disabled: true }] });
  expect(wordsOf(html)).toContain('|Dix séances de natation|');
  expect(html).toMatch(/<a [^>]*href="\/fr\/bundles\/cbundle"[^>]*><span class="[^"]+">/u);
});

test('requests twenty at a time: the packs in the settings, with the page and search of the address', async () => {
  const sentCalls = async (settings: unknown, at: string) =>
    (await draw(settings, { at })).calls.map(({ name, request }) => [name, request]);
  expect(await sentCalls({}, '/bundles')).toEqual([['listBundles', { limit: 20, offset: 0 }]]);
  expect(await sentCalls({ bundles: [7, 9] }, '/bundles?search=cirque&page_number=3')).toEqual([
    ['listBundles', { limit: 20, offset: 40, id: [7, 9], search: 'cirque' }],
  ]);
});

test('neither shows nor applies a disabled search', async () => {
  const off = { filters: [{ id: 'search', disabled: true }] };
  const { html, calls } = await draw(off, { at: '/bundles?search=cirque' });
  expect(html).not.toContain('<form');
  expect(calls[0]?.request).toEqual({ limit: 20, offset: 0 });
});

test('has a form that works without a script', async () => {
  const { html } = await draw({}, { at: '/bundles?search=cirque' });
  expect(html).toMatch(/<form[^>]*method="get".*<input[^>]*name="search"[^>]*value="cirque"/su);
  expect(html).toMatch(/<h2[^>]*>1 pack<\/h2>/u);
});

test('links to the other pages when there are more than twenty', async () => {
  expect((await draw({}, { count: 20 })).html).not.toContain('rel="next"');
  const { html } = await draw({}, { at: '/bundles?page_number=2', count: 45 });
  expect(html).toContain('Page 2 sur 3');
  expect(html).toMatch(/href="\/fr\/bundles\?page_number=3#element"/u);
});

test('says that there are none, or none found with a link to all', async () => {
  expect((await draw({}, { bundles: [] })).html).toContain('Aucun pack n’est proposé');
  const { html } = await draw({}, { bundles: [], at: '/bundles?search=curling' });
  expect(html).toContain('Aucun résultat');
  expect(html).toMatch(/<a [^>]*href="\/fr\/bundles"[^>]*>Voir tous les packs/u);
});

test('says that it is loading while there is no answer', async () => {
  const { html } = await drawWithAnswers(element, { settings: {} });
  expect(html).toContain('Chargement des packs');
});

test.each([
  { bundles: ['a'] },
  { bundles: 7 },
  { columns: 0 },
  { columns: '3' },
  { 'items-properties': [{ id: 'weight' }] },
  { filters: [{ id: 'age' }] },
  { 'card-image-aspect-ratio': 'wide' },
])('draws and requests nothing with %j', async (settings) => {
  expect(await draw(settings)).toEqual({ html: '', calls: [], head: {} });
});
