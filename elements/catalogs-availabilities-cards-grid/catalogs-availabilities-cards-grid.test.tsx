import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleAvailability, sampleDate } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const element = { schema, View, needs, data };
type Found = { data: unknown[]; count: number };

async function draw(
  settings: unknown,
  scene: { at?: string; language?: Language; found?: Found } = {},
) {
  const answer = scene.found ?? { data: [sampleAvailability()], count: 1 };
  const page = await drawWithAnswers(element, {
    settings,
    at: '/dates',
    ...scene,
    answers: (name) => (name === 'listAvailabilities' ? answer : { data: [] }),
  });
  return { ...page, html: page.html.replaceAll('\u00a0', ' ') };
}

const one = async (changes: Parameters<typeof sampleAvailability>[0], settings: unknown = {}) =>
  (await draw(settings, { found: { data: [sampleAvailability(changes)], count: 1 } })).html;

test('draws a date as one link to its page, with its title, days, place and price', async () => {
  const { activity, cuid } = sampleAvailability();
  const { html } = await draw({ columns: 3 });
  expect(html).toContain(`href="/fr/availabilities/${activity.slug}/${cuid}"`);
  expect(html).toMatch(new RegExp(`${activity.title}.*juillet.*125,00`, 'su'));
  expect(html).toContain('1 date<');
});

test('says the same in English', async () => {
  const { html } = await draw({}, { language: 'en' });
  expect(html).toMatch(/July.*€125\.00/su);
  expect(html).toContain('Search for a date');
});

test('requests full rows of open future dates, in the order of the settings', async () => {
  const request = async (settings: unknown, at = '/dates') =>
    (await draw(settings, { at })).calls.find(({ name }) => name === 'listAvailabilities')?.request;
  expect(await request({ columns: 3 })).toEqual({
    page_number: 1,
    page_size: 21,
    ahead: true,
    status: ['OPEN'],
  });
  expect(
    await request(
      {
        status: ['OPEN', 'FULL'],
        segments: ['camps'],
        include_started_availabilities: false,
        sorting: '-start_at',
      },
      '/dates?page_number=2',
    ),
  ).toEqual({
    page_number: 2,
    page_size: 20,
    ahead: true,
    sort: '-start_at',
    status: ['OPEN', 'FULL'],
    segment: ['camps'],
    include_started: false,
  });
});

test('requests the filters of the address where they are enabled, and none where they are disabled', async () => {
  const at =
    '/dates?search=eau&age=7&period=2026-07&weekday=3&date=2026-07-08&location=cpool&category-cgroup=cwater';
  const ids = ['search', 'age', 'period', 'weekday', 'date', 'location', 'category'];
  const sentCalls = async (disabled: boolean) => {
    const settings = { 'availabilities-filters': ids.map((id) => ({ id, disabled })) };
    const { calls } = await draw(settings, { at });
    return calls.find(({ name }) => name === 'listAvailabilities')?.request;
  };
  const always = { page_number: 1, page_size: 20, ahead: true, status: ['OPEN'] };
  expect(await sentCalls(true)).toEqual(always);
  expect(await sentCalls(false)).toEqual({
    ...always,
    search: 'eau',
    age: 7,
    period: ['2026-07'],
    weekday: [3],
    date: '2026-07-08',
    location: ['cpool'],
    category: ['cwater'],
  });
});

test('shows each property in the order of the settings, and leaves out disabled ones', async () => {
  const properties = (...ids: string[]) => ({
    'availabilities-properties': [
      { id: 'activity' },
      ...ids.map((id) => ({ id })),
      { id: 'price', disabled: true },
    ],
  });
  const html = await one(
    { dates: [sampleDate(6, { capacity: 10, registered: 7 })], age_minimum: 6, age_maximum: 12 },
    properties('weekday', 'time', 'capacity', 'age'),
  );
  expect(html).toMatch(
    /<li>lundi<\/li><li>\d+ h[^<]*<\/li><li>\d+ places? libres?<\/li><li>de 6 à 12 ans/u,
  );
  expect(html).not.toContain('125,00');
});

test('a card without its activity’s name has its days as title', async () => {
  const html = await one({}, { 'availabilities-properties': [{ id: 'dates' }] });
  expect(html).toMatch(/<h3[^>]*><a[^>]*>[^<]*juillet/u);
  expect(html).not.toMatch(/<li>[^<]*juillet/u);
});

test('the category of one group is a separate property', async () => {
  const { categories } = sampleAvailability();
  const [category] = categories;
  expect(category).toBeDefined();
  const id = `category-${category?.group.cuid}`;
  const settings = { 'availabilities-properties': [{ id: 'activity' }, { id }] };
  expect(await one({}, settings)).toContain(`<li>${category?.title}</li>`);
});

test('a full date is grey and called full; one without a price is called free', async () => {
  const full = await one({
    status: 'FULL',
    dates: [sampleDate(6, { registered: 10, status: 'FULL' })],
  });
  expect(full).toContain('Complet');
  expect(full).toContain('grey');
  expect(await one({ price: 0 })).toContain('Gratuit');
});

test('says when registration opens', async () => {
  expect(await one({ registrations_start_at: '2026-03-02T08:00:00.000Z' })).toMatch(
    /Inscriptions dès le lun\. 2 mars/u,
  );
});

test('without results, says that none match and links to all dates; without any dates they are announced as coming soon', async () => {
  const answer = { data: [], count: 0 };
  const { html } = await draw({}, { found: answer, at: '/dates?search=zzz' });
  expect(html).toContain('Il semblerait qu’aucune disponibilité ne corresponde');
  expect(html).toContain('href="/fr/dates"');
  expect((await draw({}, { found: answer })).html).toContain('Aucune date n’est proposée');
});

test('draws and requests nothing for invalid settings', async () => {
  for (const settings of [
    { columns: 0 },
    { status: ['GONE'] },
    { 'filters-layout': 'below' },
    { 'availabilities-properties': [{ id: 'category-' }] },
  ])
    expect(await draw(settings)).toMatchObject({ html: '', calls: [] });
});

test('two dates on one day are told apart by their hours, whatever else is shown', async () => {
  const at = (id: number, start_at: string, end_at: string) =>
    sampleAvailability({ id, cuid: 'cdate', start_at, end_at, dates: [] });
  const rows = [
    at(1, '2026-07-08T07:00:00.000Z', '2026-07-08T10:00:00.000Z'),
    at(2, '2026-07-08T12:00:00.000Z', '2026-07-08T15:00:00.000Z'),
  ];
  for (const ids of [['activity', 'dates'], ['activity', 'dates', 'time'], ['dates']]) {
    const properties = ids.map((id) => ({ id, disabled: false }));
    const settings = { 'availabilities-properties': properties };
    const { html } = await draw(settings, { found: { data: rows, count: 2 } });
    const cards = html.split('<article').slice(1, 3);
    expect(cards[0]).toContain('9 h – 12 h'.replace('– ', '–\u2060 '));
    expect(cards[1]).toContain('14 h – 17 h'.replace('– ', '–\u2060 '));
  }
});
