import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleResource } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const element = { schema, View, needs, data };
const draw = (settings: unknown, resources: readonly unknown[] = [sampleResource()]) =>
  drawWithAnswers(element, {
    settings,
    at: '/resources?page_number=2',
    answers: () => ({ data: resources, count: resources.length }),
  });
const wordsOf = (html: string) =>
  (/<article.*<\/article>/su.exec(html)?.[0] ?? '')
    .replaceAll(/<[^>]*>/gu, '|')
    .replaceAll(/\|+/gu, '|')
    .replaceAll(/\s/gu, ' ');

test('draws a card that is one link, with its name, place, first words and lowest price', async () => {
  const { html, calls } = await draw({ resources: [7] });
  expect(html).toContain('href="/fr/resources/cresource"');
  expect(wordsOf(html)).toBe(
    '|Court 1, terre battue|Les Tilleuls, Bruxelles|Le court du fond, sous les tilleuls.|18,00 €| pour 1 heure|',
  );
  expect(calls).toMatchObject([
    { name: 'listResources', request: { limit: 20, offset: 20, id: [7] } },
  ]);
});

test('separates the items of a list', async () => {
  const description = '<p>Sur place :</p><ul><li>Raquettes</li><li>Balles</li></ul>';
  const { html } = await draw({}, [{ ...sampleResource(), description }]);
  expect(wordsOf(html)).toContain('|Sur place : Raquettes, Balles|');
});

test('follows the order of the properties and leaves out disabled ones', async () => {
  const properties = [{ id: 'location' }, { id: 'name' }, { id: 'description', disabled: true }];
  expect(wordsOf((await draw({ 'resources-properties': properties })).html)).toBe(
    '|Les Tilleuls, Bruxelles|Court 1, terre battue|18,00 €| pour 1 heure|',
  );
});

test('labels a property where the organiser gave it a label', async () => {
  const properties = [
    { id: 'name', label: 'Nom' },
    { id: 'location', label: 'Où' },
  ];
  expect(wordsOf((await draw({ 'resources-properties': properties })).html)).toBe(
    '|Court 1, terre battue|Où| Les Tilleuls, Bruxelles|18,00 €| pour 1 heure|',
  );
});

test('names its groups, unless they are disabled', async () => {
  const groups = [
    { id: 1, cuid: 'ccourts', name: 'Terrains' },
    { id: 2, cuid: 'coutside', name: 'En plein air' },
  ];
  const { html } = await draw({}, [sampleResource({ groups })]);
  expect(wordsOf(html)).toContain('|Terrains · En plein air|');
  const off = { 'resources-properties': [{ id: 'groups', disabled: true }, { id: 'name' }] };
  expect(wordsOf((await draw(off, [sampleResource({ groups })])).html)).not.toContain('Terrains');
});

test('has a search only where it is enabled, and says when there are no results', async () => {
  expect((await draw({})).html).not.toContain('<form');
  expect((await draw({ 'resources-filters': [{ id: 'search' }] })).html).toContain('name="search"');
  expect((await draw({}, [])).html).toContain('Aucun résultat');
});

test.each([{ resources: ['a'] }, { columns: 0 }, { 'resources-properties': [{ id: 'weight' }] }])(
  'draws and requests nothing with %j',
  async (settings) => {
    expect(await draw(settings)).toEqual({ html: '', calls: [], head: {} });
  },
);
