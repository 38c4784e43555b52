import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleDate } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const offeredDate = (day: number, changes: object = {}) => ({
  ...sampleDate(day),
  places_left: 2,
  availability: {
    id: 7,
    cuid: 'cavailability',
    start_at: '2026-07-06T07:00:00.000Z',
    end_at: '2026-07-10T14:00:00.000Z',
    price: 12_000,
    activity: { slug: 'natation', title: 'Natation' },
  },
  ...changes,
});
const drawDays = (
  dates: readonly unknown[],
  scene: { settings?: object; search?: string; language?: Language; count?: number } = {},
) =>
  drawWithAnswers(
    { schema, View, needs, data },
    {
      settings: scene.settings ?? {},
      language: scene.language ?? 'fr',
      params: { activity: 'natation' },
      at: `/activities/natation${scene.search ?? ''}`,
      answers: (name) =>
        name === 'listAvailabilityDays'
          ? { dates: ['2026-07-06', '2026-07-07', '2026-09-02'].map((date) => ({ date })) }
          : { availabilities_dates: { data: dates, count: scene.count ?? dates.length } },
    },
  );

test('shows each day under its own title, with its hours, its camp and a way to choose it', async () => {
  const { html, calls } = await drawDays([
    offeredDate(6),
    offeredDate(7, { registered: 10, status: 'FULL' }),
  ]);
  expect(html.match(/<h3[^>]*>[^<]*/gu)?.map((title) => title.replace(/.*>/u, ''))).toEqual([
    'lun.\u00a06 juillet 2026',
    'mar.\u00a07 juillet 2026',
  ]);
  expect(html).toMatch(/Fait partie de : du lun\.\u00a06 au ven\.\u00a010 juillet</u);
  expect(html).toContain('Plus que 2 places');
  expect(html).toMatch(/aria-label="Choisir : lun\.\u00a06 juillet, 9\u00a0h – 16\u00a0h"/u);
  expect(html).toContain('>Liste d’attente<');
  expect(calls.map(({ name }) => name).toSorted()).toEqual([
    'listAvailabilityDates',
    'listAvailabilityDays',
  ]);
});

test('the calendar shows the month of the first day, and links to each day with dates', async () => {
  const { html } = await drawDays([offeredDate(6)]);
  expect(html).toMatch(/>juillet 2026</u);
  expect(html).toContain('href="/fr/activities/natation?date=2026-07-07#dates"');
  expect(html).toContain('aria-label="Dates à partir du 7 juillet 2026"');
  expect(html).not.toContain('date=2026-07-08');
  expect(html).toContain('?month=2026-08#dates');
  expect(html).not.toContain('Mois précédent');
});

test('starts at the day in the address, and marks it in the calendar', async () => {
  const { html, calls } = await drawDays([offeredDate(7)], {
    search: '?date=2026-07-07&page_number=2',
    language: 'en',
  });
  expect(calls.find(({ name }) => name === 'listAvailabilityDates')?.request).toMatchObject({
    after: '2026-07-07',
    page_number: 2,
    status: ['OPEN', 'FULL'],
  });
  expect(html).toMatch(/aria-current="date"[^>]*>7</u);
  expect(html).toContain('See all dates');
  expect(html).toContain('href="/en/activities/natation?date=2026-07-06#dates"');
});

test('without a calendar nothing is read for it; an invalid date is ignored', async () => {
  const { html, calls } = await drawDays([offeredDate(6)], {
    settings: { calendar: false },
    search: '?date=demain',
  });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.request).not.toHaveProperty('after');
  expect(html).not.toContain('<table');
});

test('is paginated when there are more dates than fit on a page', async () => {
  expect((await drawDays([offeredDate(6)], { count: 21 })).html).toContain('page_number=2#dates');
  expect((await drawDays([offeredDate(6)], { count: 20 })).html).not.toContain('page_number=2');
});

test('says when there are no dates', async () => {
  expect((await drawDays([])).html).toContain('Aucune date pour l’instant');
});

test('draws nothing for wrong settings', async () => {
  expect(await drawDays([], { settings: { calendar: 'maybe' } })).toEqual({
    html: '',
    calls: [],
    head: {},
  });
});
