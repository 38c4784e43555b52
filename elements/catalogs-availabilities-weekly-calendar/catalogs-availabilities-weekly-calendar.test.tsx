import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleDate } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const dateOf = (day: number, changes: Record<string, unknown> = {}) => {
  const { registration_flow = 'AVAILABILITIES', ...own } = changes;
  const date = { ...sampleDate(day, { registered: 2 }), places_left: 8, ...own };
  const { start_at, end_at } = date;
  return {
    ...date,
    availability: {
      id: day,
      cuid: `cweek${day}`,
      start_at,
      end_at,
      price: 2_500,
      age_minimum: day,
      age_maximum: 12,
      opens_at: null,
      location: `Piscine ${day}`,
      activity: {
        slug: `natation-${day}`,
        title: `Natation ${day}`,
        registration_flow,
        // the days differ, or the category would be shown once for all
        categories: day === 6 ? [{ title: 'Sport', group: 'csport' }] : [],
      },
    },
  };
};

const WEEK = [dateOf(6), dateOf(7, { status: 'FULL' }), dateOf(9)];

interface Scene {
  readonly search?: string;
  readonly language?: Language;
  readonly dates?: readonly unknown[];
  /** The number of dates, when there are more than one call returns. */
  readonly count?: number;
  readonly days?: readonly string[];
  readonly rendered_at?: string;
}

async function draw(settings: unknown, scene: Scene = {}) {
  const { search = '', language = 'fr', dates = WEEK, count = dates.length } = scene;
  const { days = ['2026-07-06', '2026-07-20'], rendered_at } = scene;
  const page = await drawWithAnswers(
    { schema, View, needs, data },
    {
      settings,
      language,
      at: `/week${search}`,
      ...(rendered_at !== undefined && { rendered_at }),
      answers: (name) => {
        if (name === 'listAvailabilityDays') return { dates: days.map((date) => ({ date })) };
        return name === 'listAvailabilityDates'
          ? { availabilities_dates: { data: dates, count } }
          : { data: [] };
      },
    },
  );
  return { ...page, html: page.html.replaceAll('\u00a0', ' ') };
}

const requestsOf = async (settings: unknown, search: string) =>
  Object.fromEntries(
    (await draw(settings, { search })).calls.map(({ name, request }) => [name, request]),
  );

test('opens at the first week with dates, as a list of its days, in which dates can be chosen', async () => {
  const { html } = await draw({});
  expect(html).not.toContain('<table');
  expect(html).toMatch(/>lundi 6 juillet<.*Natation 6.*>mardi 7 juillet<.*Natation 7/su);
  expect(html).toMatch(/>dimanche 12 juillet</u);
  expect(html).toMatch(/aria-label="lun\. 6 juillet[^"]*Natation 6[^"]*" aria-pressed="false"/u);
  expect(html).toMatch(/aria-label="mar\. 7 juillet[^"]*, Complet" disabled=""/u);
  expect(html).toContain('Choisissez une ou plusieurs dates');
});

test('the current week starts today, in both languages: days that are over have no row and no button', async () => {
  for (const [language, today, over] of [
    ['fr', 'jeudi 9 juillet', 'mercredi 8 juillet'],
    ['en', 'Thursday 9 July', 'Wednesday 8 July'],
  ] as const)
    for (const settings of [{}, { mode: 'calendar' }]) {
      const rendered_at = '2026-07-09T06:00:00.000Z';
      const { html } = await draw(settings, { rendered_at, language, dates: [dateOf(10)] });
      // the row of the day, though empty, and its link on a phone
      expect(html.split(today).length, today).toBeGreaterThan(2);
      expect(html).not.toContain(over);
    }
});

test('an entry shows its hours once, the days of the camp that it is part of, and the places left', async () => {
  const part = (day: number, places_left: number | null) => {
    const date = dateOf(day, { places_left });
    const start_at = '2026-07-06T07:00:00.000Z';
    return { ...date, availability: { ...date.availability, start_at } };
  };
  const { html } = await draw({}, { dates: [part(8, 12), part(9, 4), part(10, null)] });
  const label = (day: number) =>
    new RegExp(`aria-label="([^"]* ${day} juillet, [^"]*)"`, 'u').exec(html)?.[1] ?? '';
  expect(label(8)).toMatch(
    /, Fait partie de : du lun\. 6 au mer\. 8 juillet, .*12 places libres$/u,
  );
  expect(label(9)).toMatch(/Plus que 4 places$/u);
  expect(label(9)).not.toContain('libres');
  for (const day of [8, 9, 10]) expect(label(day).match(/ h/gu)).toHaveLength(2);
});

test('shows the properties of the settings for each date, in their order, and always its time', async () => {
  const label = async (...properties: object[]) => {
    const settings = { 'availabilities-properties': properties };
    const { html } = await draw(settings, { search: '?date=2026-07-06' });
    return /aria-label="(lun\. 6 juillet[^"]*)"/u.exec(html)?.[1] ?? '';
  };
  expect(await label({ id: 'time' })).toMatch(/^lun\. 6 juillet, 9 h [^,a-z]+16 h$/u);
  expect(await label({ id: 'activity' })).toContain('Natation 6');
  const text = await label({ id: 'weekday' }, { id: 'capacity' }, { id: 'price', disabled: true });
  expect(text).toMatch(/, lundi, \d+ places? libres?/u);
  expect(text).not.toContain('€');
  expect(await label({ id: 'age' })).toContain(', de 6 à 12 ans');
  expect(await label({ id: 'categories' })).toContain(', Sport');
  expect(await label({ id: 'category-csport' })).toContain(', Sport');
  expect(await label({ id: 'category-cother' })).not.toContain('Sport');
  expect(await draw({ 'availabilities-properties': [{ id: 'colour' }] })).toMatchObject({
    html: '',
    calls: [],
  });
});

test('opens at the current week when the settings say so', async () => {
  const { html } = await draw({ 'initial-navigation': false });
  expect(html).toContain('Rien cette semaine');
  expect(html).toContain('href="/fr/week?date=2026-07-06"');
});

test('chosen dates are in the address, counted, and can be cleared', async () => {
  const { html } = await draw({}, { search: '?date=2026-07-06&availabilities=cweek6,cweek9' });
  expect(html).toMatch(/Natation 6[^"]*" aria-pressed="true"/u);
  expect(html).toContain('2 dates choisies');
  expect(html).toContain('Tout effacer');
});

test('without multiple selection each date links to its page, and by request it always does', async () => {
  const one = await draw({ 'multiple-selection': false }, { search: '?date=2026-07-06' });
  expect(one.html).toContain('href="/fr/availabilities/natation-6/cweek6"');
  expect(one.html).not.toContain('aria-pressed');
  expect(one.html).not.toContain('dates choisies');
  const by_request = await draw(
    {},
    { search: '?date=2026-07-06', dates: [dateOf(6, { registration_flow: 'REQUEST' }), dateOf(9)] },
  );
  expect(by_request.html).toContain('href="/fr/availabilities/natation-6/cweek6"');
  expect(by_request.html).not.toContain('href="/fr/availabilities/natation-9/cweek9"');
});

test('in calendar mode it is a table, in English too, within the hours of its settings', async () => {
  const settings = { mode: 'calendar', 'start-hour': '10', 'end-hour': 12 };
  const { html } = await draw(settings, { search: '?date=2026-07-06', language: 'en' });
  expect(html).toContain('<table');
  expect(html).toContain('aria-label="Tuesday 7 July"');
  expect(html).toContain('--hours:2');
});

test('requests only its week, with the filters of the address; the day of the address filters nothing', async () => {
  const here = '?search=eau&date=2026-07-08&location=cpool&category-cgroup=cwater';
  const filters = { search: 'eau', location: ['cpool'], category: ['cwater'] };
  const { listAvailabilityDates, listAvailabilityDays } = await requestsOf({}, here);
  expect(listAvailabilityDates).toEqual({
    ...filters,
    status: ['OPEN', 'FULL'],
    after: '2026-07-06',
    before: '2026-07-13',
    page_size: 100,
  });
  expect(listAvailabilityDays).toEqual({ ...filters, status: ['OPEN'] });
  const section = {
    catalogs: ['summer'],
    allowed_status: [],
    include_started_availabilities: false,
  };
  expect((await requestsOf(section, '?date=2026-07-08'))['listAvailabilityDates']).toEqual({
    catalog: ['summer'],
    include_started: false,
    after: '2026-07-06',
    before: '2026-07-13',
    page_size: 100,
  });
});

test('a week with more dates than one call returns is not shown in part', async () => {
  const { html } = await draw({}, { search: '?date=2026-07-06', count: 250 });
  expect(html).not.toContain('Natation 6');
  expect(html).not.toContain('Rien cette semaine');
});

test('the hour repeated when the clock goes back is shown as local time', async () => {
  const night = dateOf(6, {
    start_at: '2026-10-25T00:30:00.000Z',
    end_at: '2026-10-25T01:30:00.000Z',
  });
  const { html } = await draw({ mode: 'calendar' }, { search: '?date=2026-10-25', dates: [night] });
  expect(html).toMatch(/aria-label="dim\. 25 octobre, 2 h 30/u);
});

test('an empty week links to the next date, and an empty result to all dates', async () => {
  const empty = await draw({}, { search: '?date=2026-07-13', dates: [] });
  expect(empty.html).toContain('Rien cette semaine');
  expect(empty.html).toContain('Voir lundi 20 juillet');
  const none = await draw({}, { search: '?search=zzz', dates: [], days: [] });
  expect(none.html).toContain('Il semblerait qu’aucune disponibilité ne corresponde');
  expect(none.html).toMatch(/href="\/fr\/week"[^>]*>Effacer les filtres/u);
});

test('draws and requests nothing for invalid settings', async () => {
  for (const settings of [
    { mode: 'maybe' },
    { 'start-hour': 25 },
    { 'multiple-selection': 'yes' },
    { 'filters-layout': 'below' },
    { 'availabilities-filters': [{ id: 'colour' }] },
  ])
    expect(await draw(settings)).toMatchObject({ html: '', calls: [] });
});
