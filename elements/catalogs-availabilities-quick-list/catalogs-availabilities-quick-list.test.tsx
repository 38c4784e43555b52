import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleAvailability } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

type Sample = ReturnType<typeof sampleAvailability>;

async function draw(
  settings: unknown,
  scene: { at?: string; dates?: readonly Sample[]; days?: readonly string[] } = {},
) {
  const { dates = [sampleAvailability()], days = ['2026-07-06', '2026-07-13'] } = scene;
  const page = await drawWithAnswers(
    { schema, View, needs, data },
    {
      settings,
      at: '/quick',
      ...scene,
      answers: (name) => {
        if (name === 'listAvailabilityDays') return { dates: days.map((date) => ({ date })) };
        return name === 'listAvailabilities' ? { data: dates, count: dates.length } : { data: [] };
      },
    },
  );
  return { ...page, html: page.html.replaceAll('\u00a0', ' ') };
}

const requestsOf = async (settings: unknown, at: string) =>
  Object.fromEntries(
    (await draw(settings, { at })).calls.map(({ name, request }) => [name, request]),
  );

test('draws a row that links to the date, before the session is known', async () => {
  const { activity, cuid } = sampleAvailability();
  const { html } = await draw({});
  expect(html).toMatch(
    new RegExp(`href="/fr/availabilities/${activity.slug}/${cuid}"[^>]*>${activity.title}`, 'u'),
  );
  expect(html).toMatch(/aria-label="Choisir : [^"]*juillet/u);
  expect(html).not.toContain('Réserver');
});

test('requests the days that match all other filters, for its calendar', async () => {
  const { listAvailabilities, listAvailabilityDays } = await requestsOf(
    {},
    '/quick?search=eau&date=2026-07-06',
  );
  expect(listAvailabilities).toMatchObject({ search: 'eau', date: '2026-07-06', page_size: 20 });
  expect(listAvailabilityDays).toEqual({ search: 'eau', status: ['OPEN', 'FULL'] });
});

test('without a calendar the days are requested once one of them is chosen', async () => {
  const settings = { 'availabilities-filters': [{ id: 'date' }] };
  expect(Object.keys(await requestsOf(settings, '/quick'))).toEqual(['listAvailabilities']);
  expect(Object.keys(await requestsOf(settings, '/quick?date=2026-07-06'))).toContain(
    'listAvailabilityDays',
  );
});

test('a day without dates links to the next day with dates, or to the last one before', async () => {
  const nothing = async (at: string) => (await draw({}, { dates: [], at })).html;
  const empty = await nothing('/quick?date=2026-07-08');
  expect(empty).toContain('Aucun résultat');
  expect(empty).toMatch(/href="\/fr\/quick\?date=2026-07-13"[^>]*>Prochaine date : 13 juillet/u);
  expect(await nothing('/quick?date=2026-12-24')).toContain('>Prochaine date : 13 juillet');
  expect(await nothing('/quick?search=zzz')).toMatch(/href="\/fr\/quick"[^>]*>Effacer/u);
});

test('draws and requests nothing for invalid settings', async () => {
  for (const settings of [
    { 'availabilities-filters': [{ id: 'age' }] },
    { catalogs: 'all' },
    { 'card-image-aspect-ratio': 'wide' },
  ])
    expect(await draw(settings)).toMatchObject({ html: '', calls: [] });
});
