import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleVoucher } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const element = { schema, View, needs, data };

interface Scene {
  readonly at?: string;
  readonly language?: Language;
  readonly vouchers?: readonly unknown[];
  readonly count?: number;
}

const draw = (settings: unknown, scene: Scene = {}) => {
  const { vouchers = [sampleVoucher()], count = vouchers.length, ...where } = scene;
  return drawWithAnswers(element, {
    settings,
    at: '/vouchers',
    ...where,
    answers: () => ({ data: vouchers, count }),
  });
};
/** Returns the text of a card, without its markup. */
const wordsOf = (html: string) =>
  (/<article.*<\/article>/su.exec(html)?.[0] ?? '')
    .replaceAll(/<[^>]*>/gu, '|')
    .replaceAll(/\|+/gu, '|')
    .replaceAll(/\s/gu, ' ');

test('draws a card that is one link, with its title, price and validity', async () => {
  const { html } = await draw({});
  expect(html).toContain('href="/fr/vouchers/cvoucher"');
  expect(html).toContain('/pictures/gift/cvoucher.svg');
  expect(wordsOf(html)).toBe('|Un stage à offrir|50,00 €|Valable 1 an|');
});

test('says the same in English', async () => {
  const { html } = await draw({}, { language: 'en' });
  expect(wordsOf(html)).toBe('|Un stage à offrir|€50.00|Valid for 1 year|');
});

test('shows a value that differs from the price, that a voucher is free, and that it never expires', async () => {
  const lower = await draw({}, { vouchers: [sampleVoucher({ price: 4_500, duration: null })] });
  expect(wordsOf(lower.html)).toBe(
    '|Un stage à offrir|45,00 €|d’une valeur de 50,00 €|Valable sans limite de temps|',
  );
  const free = await draw({}, { vouchers: [sampleVoucher({ price: 0 })] });
  expect(wordsOf(free.html)).toContain('|Gratuit|d’une valeur de 50,00 €|');
});

test('shows its first picture, if any', async () => {
  const images = ['/files/one', '/files/two'].map((public_url, id) => ({
    id,
    public_url,
    width: null,
    height: null,
  }));
  const { html } = await draw({}, { vouchers: [sampleVoucher({ images })] });
  expect(html).toContain('src="/files/one"');
  expect(html).not.toContain('/files/two');
});

test('follows the order of the properties and leaves out disabled ones', async () => {
  const properties = [{ id: 'duration' }, { id: 'title' }, { id: 'price', disabled: true }];
  const { html } = await draw({ 'items-properties': properties });
  expect(wordsOf(html)).toBe('|Valable 1 an|Un stage à offrir|');
});

test('keeps a link with a name when the title is disabled', async () => {
  const { html } = await draw({ 'items-properties': [{ id: 'title', disabled: true }] });
  expect(wordsOf(html)).toBe('|Un stage à offrir|');
  expect(html).toMatch(/<a [^>]*href="\/fr\/vouchers\/cvoucher"[^>]*><span class="[^"]+">/u);
});

test('requests twenty at a time: the vouchers in the settings, with the page and search of the address', async () => {
  const sentCalls = async (settings: unknown, at: string) =>
    (await draw(settings, { at })).calls.map(({ name, request }) => [name, request]);
  expect(await sentCalls({}, '/vouchers')).toEqual([['listVouchers', { limit: 20, offset: 0 }]]);
  expect(await sentCalls({ vouchers: [7, 9] }, '/vouchers?search=cirque&page_number=3')).toEqual([
    ['listVouchers', { limit: 20, offset: 40, id: [7, 9], search: 'cirque' }],
  ]);
});

test('neither shows nor applies a disabled search', async () => {
  const off = { filters: [{ id: 'search', disabled: true }] };
  const { html, calls } = await draw(off, { at: '/vouchers?search=cirque' });
  expect(html).not.toContain('<form');
  expect(calls[0]?.request).toEqual({ limit: 20, offset: 0 });
});

test('has a form that works without a script', async () => {
  const { html } = await draw({}, { at: '/vouchers?search=cirque' });
  expect(html).toMatch(/<form[^>]*method="get".*<input[^>]*name="search"[^>]*value="cirque"/su);
  expect(html).toMatch(/<h2[^>]*>1 bon cadeau<\/h2>/u);
});

test('links to the other pages when there are more than twenty', async () => {
  expect((await draw({}, { count: 20 })).html).not.toContain('rel="next"');
  const { html } = await draw({}, { at: '/vouchers?page_number=2', count: 45 });
  expect(html).toContain('Page 2 sur 3');
  expect(html).toMatch(/href="\/fr\/vouchers\?page_number=3#element"/u);
});

test('says that there are none, or none found with a link to all', async () => {
  expect((await draw({}, { vouchers: [] })).html).toContain('Aucun bon cadeau n’est proposé');
  const { html } = await draw({}, { vouchers: [], at: '/vouchers?search=curling' });
  expect(html).toContain('Aucun résultat');
  expect(html).toMatch(/<a [^>]*href="\/fr\/vouchers"[^>]*>Voir tous les bons cadeaux/u);
});

test('says that it is loading while there is no answer', async () => {
  const { html } = await drawWithAnswers(element, { settings: {} });
  expect(html).toContain('Chargement des bons cadeaux');
});

test.each([
  { vouchers: ['a'] },
  { vouchers: 7 },
  { columns: 0 },
  { columns: '3' },
  { 'items-properties': [{ id: 'weight' }] },
  { filters: [{ id: 'age' }] },
  { 'card-image-aspect-ratio': 'wide' },
])('draws and requests nothing with %j', async (settings) => {
  expect(await draw(settings)).toEqual({ html: '', calls: [], head: {} });
});
