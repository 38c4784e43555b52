import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleAvailability, sampleCard, sampleDate } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (
  rows: readonly unknown[],
  scene: {
    settings?: unknown;
    language?: Language;
    count?: number;
    registration_flow?: 'REQUEST';
  } = {},
) =>
  drawWithAnswers(
    { schema, View, needs, data },
    {
      settings: scene.settings ?? {},
      language: scene.language ?? 'fr',
      params: { activity: 'natation' },
      at: '/activities/natation',
      answers: (name) =>
        name === 'getActivity'
          ? sampleCard({ registration_flow: scene.registration_flow ?? 'AVAILABILITIES' })
          : { data: rows, count: scene.count ?? rows.length },
    },
  );

test('draws a camp with its days, hours, place, last places, price and a button', async () => {
  const { html } = await draw([sampleAvailability()]);
  expect(html).toMatch(
    /du lun\.\u00a06 au ven\.\u00a010 juillet, 9\u00a0h\u00a0–\u2060\u00a016\u00a0h/u,
  );
  expect(html).toContain('Piscine Nereus, Ganshoren');
  expect(html).toContain('Plus que 2 places');
  expect(html).toContain('href="/fr/availabilities/natation/cavailability"');
  expect(html.match(/<time[^>]*dateTime="2026-07-/giu)?.length).toBeGreaterThanOrEqual(5);
});

test('reads in English', async () => {
  const { html } = await draw([sampleAvailability()], { language: 'en' });
  expect(html).toMatch(/Mon\u00a06 – Fri\u00a010 July, 9\u00a0am\u2060–\u20604\u00a0pm/u);
  expect(html).toContain('Only 2 places left');
});

test('does not mention places while there are many, and counts the dates of a course', async () => {
  const dates = [6, 13, 20, 27].map((day) => sampleDate(day, { registered: 1 }));
  const { html } = await draw([sampleAvailability({ dates, end_at: '2026-07-27T14:00:00.000Z' })]);
  expect(html).toContain('4 dates');
  expect(html).not.toContain('Plus que');
});

test('says when registration opens, and lets nobody choose before', async () => {
  const later = sampleAvailability({ registrations_start_at: '2099-03-02T08:00:00.000Z' });
  const { html } = await draw([later]);
  expect(html).toMatch(/Inscriptions dès le lun\.\u00a02 mars 2099 à 9\u00a0h/u);
  expect(html).toContain('>Voir<');
  expect(html).not.toContain('>Choisir<');
});

test('links to the waiting list of a full availability', async () => {
  const { html } = await draw([sampleAvailability({ status: 'FULL' })]);
  expect(html).toContain('Complet');
  expect(html).toContain('>Liste d’attente<');
});

test('by request, links to the week with the date chosen; a full availability links to its waiting list', async () => {
  const rows = [sampleAvailability(), sampleAvailability({ id: 8, cuid: 'cfull', status: 'FULL' })];
  const { html } = await draw(rows, { registration_flow: 'REQUEST' });
  expect(html).toContain(
    'href="/fr/cart/registrations-requests/natation?availabilities=cavailability&amp;date=2026-07-06"',
  );
  expect(html).toContain('href="/fr/availabilities/natation/cfull"');
});

test('counts the remaining sessions of a course in progress', async () => {
  const course = sampleAvailability({
    start_at: '2020-01-06T07:00:00.000Z',
    end_at: '2099-01-26T14:00:00.000Z',
    allow_registrations_after_start: true,
    dates: [2020, 2098, 2099].map((year) =>
      sampleDate(6, {
        id: year,
        start_at: `${year}-01-06T07:00:00.000Z`,
        end_at: `${year}-01-06T14:00:00.000Z`,
      }),
    ),
  });
  expect((await draw([course])).html).toContain('2 séances restantes sur 3');
  expect((await draw([course], { language: 'en' })).html).toContain('2 of 3 sessions left');
});

test('requests only availabilities that are open, now or later, or full', async () => {
  const { calls } = await draw([]);
  expect(calls[0]?.request).toMatchObject({
    activity: 'natation',
    status: ['OPEN', 'FULL'],
    page_size: 20,
  });
});

test('says when there are no dates, and links to the catalogue', async () => {
  const { html } = await draw([]);
  expect(html).toContain('Aucune date pour l’instant');
  expect(html).toContain('href="/fr/activities"');
});

test('is paginated when there are more dates than fit on a page', async () => {
  expect((await draw([sampleAvailability()], { count: 21 })).html).toContain('page_number=2#dates');
  expect((await draw([sampleAvailability()], { count: 20 })).html).not.toContain('page_number=2');
});

test('draws nothing for wrong settings', async () => {
  expect(await draw([], { settings: { 'page-size': 0 } })).toEqual({
    html: '',
    calls: [],
    head: {},
  });
});
