import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { need } from '../element.ts';
import { sampleResource, sampleSlots } from '../sample-answers.ts';
import { data } from './data.ts';
import { daysLookedAt } from '../pieces/booking/days-after.ts';
import { needs } from './needs.ts';
import { type Settings, settings as schema } from './settings.ts';
import { View } from './view.tsx';

const room = sampleResource({ id: 2, cuid: 'croom', name: 'La grande salle' });
const NONE = { data: [], count: 0 };
const DAY = { resources: [1, 2], after: '2026-01-12', before: '2026-01-13' };
const WEEK = { after: '2026-01-12', before: '2026-01-19' };
const DAYS_AFTER = { resources: [1, 2], after: '2026-01-13', before: '2026-02-12' };

/** Draws the page as it is once the browser has read the free hours. */
async function draw(
  settings: unknown,
  scene: {
    slots?: unknown;
    later?: unknown;
    resources?: readonly unknown[];
    language?: Language;
    at?: string;
    /** The request of the browser. */
    free?: { readonly resources: number[]; readonly after: string; readonly before: string };
  } = {},
) {
  const { slots = sampleSlots(), resources = [sampleResource(), room], language = 'fr' } = scene;
  const { at = '/courts?date=2026-01-12', free = DAY } = scene;
  const page = await drawWithAnswers(
    {
      schema,
      View,
      needs,
      data: (parsed: Settings) => [
        ...data(parsed),
        need('listResourceAvailabilities', free),
        need('listResourceAvailabilities', DAYS_AFTER),
      ],
    },
    {
      settings,
      language,
      at,
      answers: (name, request) => {
        if (name === 'listResources') return { data: resources, count: resources.length };
        return JSON.stringify(request) === JSON.stringify(free) ? slots : (scene.later ?? NONE);
      },
    },
  );
  return { ...page, html: page.html.replaceAll('\u00a0', ' ') };
}

test('draws a table with a column for each resource, in which free hours can be chosen', async () => {
  const { html } = await draw({});
  expect(html).toContain('lundi 12 janvier');
  const heads = [...html.matchAll(/<th scope="col"[^>]*aria-label="([^"]*)"/gu)];
  expect(heads.map(([, title]) => title)).toEqual(['Court 1, terre battue', 'La grande salle']);
  expect(html).toMatch(/9 h[^"]*10 h[^"]*, 18,00 €" aria-pressed="false"/u);
  expect(html).toContain('Choisissez une heure, ou plusieurs qui se suivent.');
  expect(html).toContain('href="/fr/courts?date=2026-01-13"');
});

test('stacked, each hour links to its booking, and resources without a free hour are left out', async () => {
  const { html } = await draw(
    { mode: 'stacked', 'multiple-selection': false, 'show-empty-groups': [] },
    { language: 'en' },
  );
  expect(html).not.toContain('<table');
  expect(html).not.toContain('La grande salle');
  expect(html).toContain(
    'href="/en/cart/bookings/add?resource=cresource&amp;start_at=2026-07-06T09%3A00%3A00.000Z&amp;duration=3600"',
  );
  // an hour of several lengths is chosen first, then its length; there is a list for phones and one
  // for desktops
  expect(html).not.toContain('start_at=2026-07-06T07');
  expect(html.match(/aria-pressed/gu)).toHaveLength(2);
  expect(html).toMatch(/aria-label="[^"]*9 am[^"]*" aria-pressed="false"/iu);
});

test('stays within the hours of its settings', async () => {
  const { html } = await draw({ 'start-hour': '9', 'end-hour': 11 });
  // slots that begin when they end are not drawn
  expect(html).toContain('--hours:1');
  expect((await draw({})).html).toContain('--hours:3');
});

test('says when nothing is free, and when there are no resources', async () => {
  const nothing = await draw({}, { slots: NONE });
  expect(nothing.html).toContain('Plus rien de libre ce jour-là.');
  expect(nothing.html).not.toContain('Voir ');
  expect((await draw({}, { resources: [] })).html).toContain('Bientôt');
});

test('a day with nothing free links to the next day with a free hour', async () => {
  const [slot] = sampleSlots().data;
  const at = (start_at: string) => ({ ...slot, id: start_at, start_at });
  // 23:30 in UTC is the day after in Brussels
  const later = {
    data: [at('2026-01-16T08:00:00.000Z'), at('2026-01-13T23:30:00.000Z')],
    count: 2,
  };
  const { html } = await draw({}, { slots: NONE, later });
  expect(html).toMatch(/href="\/fr\/courts\?date=2026-01-14"[^>]*>Voir mercredi 14 janvier/u);
  expect(html).toContain('Date suivante');
  expect((await draw({}, { later })).html).not.toContain('Date suivante');
});

test('requests the resources of its settings, and nothing for invalid settings', async () => {
  const { calls } = await draw({ resources: [7], 'bookings-configurations': [3] });
  expect(calls[0]?.request).toEqual({ limit: 50, id: [7], 'bookings-configurations': [3] });
  for (const settings of [{ mode: 'maybe' }, { resources: ['a'] }, { 'multiple-selection': 1 }])
    expect(await draw(settings)).toMatchObject({ html: '', calls: [] });
});

/** Free on the Monday and the Wednesday of a week. */
const week = {
  data: [
    ['2026-01-12T09:00:00.000Z', 1_800],
    ['2026-01-14T13:00:00.000Z', 0],
  ].map(([start_at, amount]) => ({
    id: `1-${start_at}`,
    resource_id: 1,
    start_at,
    prices: [{ duration: 3_600, amount }],
  })),
  count: 2,
};
const columnsOf = (html: string) =>
  [...html.matchAll(/<th scope="col"[^>]*aria-label="([^"]*)"/gu)].map(([, title]) => title);

test('the week of one resource has a column for each day, and links to the other resources', async () => {
  const { html } = await draw(
    { span: 'week' },
    { slots: week, at: '/courts?date=2026-01-14', free: { resources: [1], ...WEEK } },
  );
  // a phone shows the day, other screens the week
  const [phone, ...desk] = columnsOf(html);
  expect(phone).toBe('mercredi 14 janvier');
  expect(desk).toHaveLength(7);
  expect(desk[2]).toBe('mercredi 14 janvier');
  expect(html).toMatch(/du lun\. 12 au dim\. 18 janvier/u);
  expect(html).toMatch(/10 h[^"]*11 h[^"]*, 18,00 €" aria-pressed="false"/u);
  expect(html).toMatch(/14 h[^"]*15 h[^"]*, Gratuit" aria-pressed="false"/u);
  expect(html).toContain('href="/fr/courts?date=2026-01-19"');
  expect(html).toMatch(/aria-current="true"[^>]*>Court 1, terre battue</u);
  expect(html).toContain('href="/fr/courts?date=2026-01-14&amp;resource=croom"');
});

test('shows the resource of the address; a single resource offers no choice', async () => {
  const first_page = await draw(
    { span: 'week', 'multiple-selection': false },
    {
      slots: { data: [{ ...week.data[0], id: '2', resource_id: 2 }], count: 1 },
      at: '/courts?date=2026-01-12&resource=croom',
      free: { resources: [2], ...WEEK },
      language: 'en',
    },
  );
  expect(first_page.html).toMatch(/aria-current="true"[^>]*>La grande salle</u);
  expect(first_page.html).toContain('/en/cart/bookings/add?resource=croom&amp;start_at=2026-01-12');
  const second_page = await draw(
    { span: 'week' },
    { slots: week, resources: [sampleResource()], free: { resources: [1], ...WEEK } },
  );
  expect(second_page.html).not.toContain('aria-current="true"');
});

test('a week with nothing free says that nothing is free; an unknown span draws nothing', async () => {
  const { html } = await draw(
    { span: 'week' },
    { slots: { data: [], count: 0 }, free: { resources: [1], ...WEEK } },
  );
  expect(html).toContain('Plus rien de libre à ce moment-là.');
  expect(await draw({ span: 'year' })).toMatchObject({ html: '', calls: [] });
});

test.each([
  [1, 30],
  [6, 30],
  [50, 4],
  [100, 2],
])('for %i resources, the next free hour is searched for in %i days', (resources, days) => {
  expect(daysLookedAt(resources)).toBe(days);
});
