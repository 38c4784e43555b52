import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleCard, sampleDate } from '../sample-answers.ts';
import { data } from './data.ts';
import { head } from './head.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const tier = (cuid: string, least: number, most: number) => ({
  cuid,
  name: `De ${least} à ${most}`,
  minimum_availabilities: least,
  maximum_availabilities: most,
});

const lesson = (day: number, changes: object = {}) => {
  const date = sampleDate(day, { registered: 2 });
  const { start_at, end_at } = date;
  const activity = { slug: 'natation', title: 'Natation' };
  return {
    ...date,
    places_left: 8,
    availability: {
      id: day,
      cuid: `clesson${day}`,
      start_at,
      end_at,
      price: 2_500,
      age_minimum: null,
      age_maximum: null,
      opens_at: null,
      location: 'Piscine Nereus',
      activity: { ...activity, categories: [] },
    },
    ...changes,
  };
};

const WEEK = [lesson(6), lesson(7, { status: 'FULL' }), lesson(9)];

interface Scene {
  readonly search?: string;
  readonly settings?: object;
  readonly tiers?: readonly unknown[];
  readonly registration_flow?: string;
  readonly language?: Language;
  readonly mails_delivered?: boolean;
}

const answersOf = (
  dates: readonly unknown[],
  { registration_flow = 'REQUEST', tiers = [tier('ctwo', 2, 2)] }: Scene,
): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ['getActivity', sampleCard()],
    ['getRegistrationsRequestsConfiguration', { registration_flow, tiers, constraints: [] }],
    ['listAvailabilityDates', { availabilities_dates: { data: dates, count: dates.length } }],
    ['listAvailabilityDays', { dates: [{ date: '2026-07-06' }, { date: '2026-07-20' }] }],
  ]);

const drawWeek = (dates: readonly unknown[], scene: Scene = {}) =>
  drawWithAnswers(
    { schema, View, needs, data, head },
    {
      settings: scene.settings ?? {},
      language: scene.language ?? 'fr',
      params: { activity: 'natation' },
      at: `/cart/registrations-requests/natation${scene.search ?? ''}`,
      answers: (name) => answersOf(dates, scene).get(name),
      mails_delivered: scene.mails_delivered ?? true,
    },
  );

test('opens at the week of the first date: a table of its days, with a button for each date', async () => {
  const { html, calls, head: about } = await drawWeek(WEEK);
  expect(html).toContain('<table');
  // the day of a phone, and the seven of the others
  const heads = [...html.matchAll(/<th scope="col"[^>]*aria-label="([^"]*)"/gu)];
  expect(heads.map(([, title]) => title)).toEqual([
    'lundi 6 juillet',
    'lundi 6 juillet',
    'mardi 7 juillet',
    'mercredi 8 juillet',
    'jeudi 9 juillet',
    'vendredi 10 juillet',
    'samedi 11 juillet',
    'dimanche 12 juillet',
  ]);
  expect(html).toMatch(
    /aria-label="lun\.\u00a06 juillet, 9\u00a0h\u00a0–\u2060\u00a016\u00a0h, 8 places libres" aria-pressed="false"/u,
  );
  expect(html).toContain('Piscine Nereus · 25,00');
  expect(calls.map(({ name, request }) => [name, request])).toContainEqual([
    'listAvailabilityDates',
    { activity: 'natation', page_size: 100 },
  ]);
  expect(about).toMatchObject({ canonical_path: '/cart/registrations-requests/natation' });
});

test('S12: promises an answer by e-mail only where e-mails are sent', async () => {
  expect((await drawWeek(WEEK)).html).toContain('l’organisateur vous répond par e-mail');
  const { html } = await drawWeek(WEEK, { mails_delivered: false });
  expect(html).toContain('la réponse de l’organisateur se lit dans votre compte');
  expect(html).not.toContain('e-mail');
});

test('a full date is called full and cannot be pressed', async () => {
  const { html } = await drawWeek(WEEK);
  expect(html).toMatch(/aria-label="mar\.\u00a07 juillet[^"]*, Complet" disabled=""/u);
});

test('a date that opens later cannot be pressed yet', async () => {
  const { availability } = lesson(8);
  const later = { availability: { ...availability, opens_at: '2026-06-01T07:00:00.000Z' } };
  const { html } = await drawWeek([lesson(6), lesson(8, later)]);
  expect(html).toMatch(/Inscriptions dès le lun\.\u00a01er juin 2026 à 9\u00a0h" disabled=""/u);
});

test.each([
  ['', /Choisissez 2 dates/u, true],
  ['?availabilities=clesson6', /1 sur 2 : encore 1 date/u, true],
  ['?availabilities=clesson6,clesson9', /2 dates choisies/u, false],
  ['?availabilities=clesson6,clesson9,cx', /2 dates au plus : retirez-en 1/u, true],
])('with a tier of exactly two, at %s', async (search, words, disabled) => {
  const { html } = await drawWeek(WEEK, { search });
  expect(html).toMatch(words);
  expect(/disabled=""[^>]*><span[^>]*>Continuer/u.test(html)).toBe(disabled);
});

test.each([
  ['', /Choisissez de 2 à 5 dates/u],
  ['?tier=cmore', /Choisissez de 3 à 5 dates/u],
  ['?tier=cmore&availabilities=a,b', /2 dates : choisissez-en de 3 à 5/u],
  ['?tier=cmore&availabilities=a,b,c', /3 dates choisies \(5 au plus\)/u],
  ['?tier=cmore&availabilities=a,b,c,d,e,f', /De 3 à 5 dates : retirez-en 1/u],
])('with several tiers, at %s', async (search, words) => {
  const tiers = [tier('ctwo', 2, 2), tier('cmore', 3, 5)];
  expect((await drawWeek(WEEK, { search, tiers })).html).toMatch(words);
});

test('stacked and in English, it is a list for each day, without empty days', async () => {
  const { html } = await drawWeek(WEEK, {
    settings: { mode: 'stacked', 'show-empty-groups': [] },
    search: '?date=2026-07-08&availabilities=clesson9',
    language: 'en',
  });
  expect(html).not.toContain('<table');
  expect(html.match(/<h3[^>]*>[^<]*/gu)?.map((title) => title.replace(/.*>/u, ''))).toEqual([
    'Monday 6 July',
    'Tuesday 7 July',
    'Thursday 9 July',
  ]);
  // the phone shows the day that the address names, and a link to the next one with dates
  expect(html).toContain('Nothing on this day');
  expect(html).toContain('See Monday 20 July');
});

test('links to earlier and later weeks and days, and keeps the choice; nothing before today', async () => {
  const { html, calls } = await drawWeek(WEEK, {
    search: '?date=2026-07-08&availabilities=clesson9',
  });
  const here = '/fr/cart/registrations-requests/natation';
  for (const day of ['2026-06-29', '2026-07-13', '2026-07-07', '2026-07-09', '2026-07-20'])
    expect(html).toContain(`href="${here}?date=${day}&amp;availabilities=clesson9"`);
  expect(calls.find(({ name }) => name === 'listAvailabilityDates')?.request).toMatchObject({
    after: '2026-07-06',
    before: '2026-07-13',
  });
  const first = await drawWeek([], { search: '?date=2026-01-05' });
  expect(first.html).not.toContain('date=2025-12');
  expect(first.html).not.toContain('date=2026-01-04');
});

test('an empty week says that it has nothing, and links to the next date', async () => {
  const { html } = await drawWeek([], { search: '?date=2026-06-30' });
  expect(html).toContain('Rien cette semaine');
  expect(html).toContain('Voir lundi 6 juillet');
});

test('hours outside the settings are not drawn', async () => {
  const { html } = await drawWeek(WEEK, { settings: { 'start-hour': '10', 'end-hour': 12 } });
  expect(html).toContain('--hours:2');
});

test('an activity with direct registration needs no request', async () => {
  const { html } = await drawWeek(WEEK, { registration_flow: 'AVAILABILITIES', tiers: [] });
  expect(html).toContain('Pas besoin de demande');
  expect(html).toContain('href="/fr/activities/natation"');
  expect(html).not.toContain('<table');
});

test.each([{ mode: 'maybe' }, { 'start-hour': 25 }, { 'end-hour': 'noon' }])(
  'draws nothing for %o',
  async (settings) => {
    expect(await drawWeek(WEEK, { settings })).toEqual({ html: '', calls: [], head: {} });
  },
);
