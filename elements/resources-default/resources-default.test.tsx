import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleResource, sampleSlots } from '../sample-answers.ts';
import { data } from './data.ts';
import { head } from './head.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const element = { schema, View, needs, data, head };
const draw = (changes: Parameters<typeof sampleResource>[0] = {}, settings: unknown = {}) =>
  drawWithAnswers(element, {
    settings,
    at: '/resources/cresource',
    params: { resource: 'cresource' },
    answers: (name) => (name === 'getResource' ? sampleResource(changes) : sampleSlots()),
  });
const plain = (html: string) => html.replaceAll(/<[^>]*>/gu, '|').replaceAll(/\s/gu, ' ');

test('draws the name, the price of each length, the place with a link to a map, and the description', async () => {
  const { html, calls } = await draw();
  expect(html).toMatch(/<h1[^>]*>Court 1, terre battue<\/h1>/u);
  expect(plain(html)).toMatch(/1 heure\|+18,00 €.*90 minutes\|+25,00 €.*4 au plus/u);
  expect(html).toContain('https://www.openstreetmap.org/search?query=Rue%20Haute');
  expect(html).toContain('<p>Le court du fond, sous les tilleuls.</p>');
  expect(calls).toMatchObject([
    { name: 'getResource', request: { resource: 'cresource' }, page_depends: true },
  ]);
});

test('draws a subtitle from the settings, and nothing about an unknown place', async () => {
  const { html } = await draw({ location: null }, { subtitle: 'Sous les arbres' });
  expect(html).toContain('Sous les arbres');
  expect(html).not.toContain('openstreetmap');
});

test('draws its blocks in the order of the settings, except disabled ones', async () => {
  const order = ({ html }: { html: string }) =>
    [...html.matchAll(/(<img)|(Le court du fond)|(Afficher la carte ici)/gu)].map(([, a, b]) =>
      a === undefined ? (b === undefined ? 'map' : 'description') : 'image',
    );
  expect(order(await draw())).toEqual(['image', 'description', 'map']);
  const blocks = [{ id: 'map' }, { id: 'image', disabled: true }, { id: 'description' }];
  expect(order(await draw({}, { blocks }))).toEqual(['map', 'description']);
  expect((await draw({}, { blocks: [{ id: 'film' }] })).html).toBe('');
});

test('links to a map once, beside the place or below it', async () => {
  const links = ({ html }: { html: string }) => html.match(/openstreetmap/gu)?.length;
  expect(links(await draw())).toBe(1);
  expect(links(await draw({}, { blocks: [{ id: 'image' }] }))).toBe(1);
});

test('requests nothing from the maps service by itself', async () => {
  expect((await draw()).html).not.toMatch(/<iframe|src="https/u);
});

test('offers thirty days, and fewer where bookings are not possible that far ahead', async () => {
  const days = (html: string) => html.match(/<time/gu)?.length;
  expect(days((await draw()).html)).toBe(30);
  const configuration = { ...sampleResource().configuration, horizon_days: 6 };
  expect(days((await draw({ configuration })).html)).toBe(7);
});

test('is described to search engines with its lowest price, at one address', async () => {
  expect((await draw()).head).toMatchObject({
    title: 'Court 1, terre battue',
    canonical_path: '/resources/cresource',
    json_ld: { '@type': 'Product', offers: { lowPrice: '18.00', priceCurrency: 'EUR' } },
  });
});

test('draws nothing without its resource', async () => {
  const { html, head: about } = await drawWithAnswers(element, {
    settings: {},
    params: { resource: 'x' },
  });
  expect([html, about]).toEqual(['', {}]);
});
