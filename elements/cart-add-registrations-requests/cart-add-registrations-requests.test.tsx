import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { initialValues } from '../pieces/registration-form/form-values.ts';
import { sampleAvailability, sampleDate } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { expectedSum, fieldsOfRequests, requestsOf, tierError } from './request-values.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const option = {
  id: 3,
  title: 'Repas',
  description: '',
  order: 0,
  answer_required: false,
  prices: [{ id: 31, label: '', amount: 500, percentage: 0, left: null }],
};
const lesson = (day: number, changes: object = {}) =>
  sampleAvailability({
    id: day,
    cuid: `clesson${day}`,
    start_at: `2026-07-0${day}T07:00:00.000Z`,
    end_at: `2026-07-0${day}T14:00:00.000Z`,
    dates: [sampleDate(day)],
    options: [option],
    ...changes,
  });

const draw = (at: string, language: Language = 'fr', rows = [lesson(9), lesson(7)]) =>
  drawWithAnswers(
    { schema, View, needs, data },
    { settings: {}, at, language, answers: () => ({ data: rows, count: rows.length }) },
  );
const AT = '/cart/registrations-requests?availabilities=clesson9,clesson7&tier=ctwo';

test('lists the availabilities of the address by start, each with a way to remove it, and a link back to the week', async () => {
  const { html, calls } = await draw(AT);
  expect(html).toMatch(/mar\.\u00a07 juillet.*jeu\.\u00a09 juillet/su);
  expect(html).toContain(
    'aria-label="Retirer : mar.\u00a07 juillet, 9\u00a0h\u00a0–\u2060\u00a016\u00a0h"',
  );
  expect(html).toContain(
    'href="/fr/cart/registrations-requests/natation?availabilities=clesson9,clesson7&amp;tier=ctwo"',
  );
  expect(calls.map(({ request }) => request)).toEqual([
    { availabilities: ['clesson9', 'clesson7'], page_size: 50 },
  ]);
  expect((await draw(AT, 'en')).html).toContain('Change the dates');
});

test.each([
  '/cart/registrations-requests',
  '/cart/registrations-requests?availabilities=,%00,;&dates=cdate7',
])('has an empty state and requests nothing at %s', async (at) => {
  const { html, calls } = await draw(at);
  expect(html).toContain('Aucune date choisie');
  expect(calls).toEqual([]);
});

const availabilities = [lesson(7), lesson(9)];
const values = {
  ...initialValues(availabilities, { now: '2026-01-05T08:00:00.000Z', wanted_dates: [] }),
  participant_ids: [1, 2],
  people: {
    2: { quantity: 1, options: { 3: { price_id: 31, content: '' } }, questions: {} },
  },
};

test('sends one request for each participant, with all dates and their own options', () => {
  expect(requestsOf({ availabilities, values, tier: 'ctwo' })).toEqual([
    expect.objectContaining({
      participant_id: 1,
      tier: 'ctwo',
      availabilities: [
        { id: 7, dates: [{ date_id: 107 }] },
        { id: 9, dates: [{ date_id: 109 }] },
      ],
      options: [],
    }),
    expect.objectContaining({ participant_id: 2, options: [{ price_id: 31, content: null }] }),
  ]);
});

const tiers = [
  { cuid: 'ctwo', name: 'Deux', minimum_availabilities: 2, maximum_availabilities: 2 },
];

test.each([
  [null, 2, { tier: 'TIER_UNKNOWN' }],
  ['cother', 2, { tier: 'TIER_UNKNOWN' }],
  ['ctwo', 1, { tier: 'AVAILABILITIES_TOO_FEW' }],
  ['ctwo', 2, {}],
  ['ctwo', 3, { tier: 'AVAILABILITIES_TOO_MANY' }],
])('the tier %s for %i: %o', (tier, count, wrong) => {
  expect(tierError(tiers, { tier, count })).toEqual(wrong);
});

test('a refusal is shown at the field that can be corrected', () => {
  const fields = {
    'registrations_requests.0.participant_id': 'ALREADY_REQUESTED',
    'registrations_requests.0.availabilities.1.dates.0': 'DATE_FULL',
    'registrations_requests.0.availabilities': 'AVAILABILITIES_TOO_FEW',
    'registrations_requests.1.options.0.content': 'ANSWER_REQUIRED',
    'registrations_requests.1.questions.5': 'ANSWER_REQUIRED',
    'registrations_requests.7.tier': 'TIER_UNKNOWN',
    cart: 'OTHER',
  };
  expect(fieldsOfRequests(fields, { availabilities, values })).toEqual({
    1: 'ALREADY_REQUESTED',
    'dates.9': 'DATE_FULL',
    tier: 'AVAILABILITIES_TOO_FEW',
    '2.options.3': 'ANSWER_REQUIRED',
    '2.questions.5': 'ANSWER_REQUIRED',
  });
});

test.each([
  { participants: 0, sum: 7_500 },
  { participants: 1, sum: 7_500 },
  { participants: 2, sum: 15_000 },
])('the expected total of two lessons for $participants', ({ participants, sum }) => {
  const lessons = [lesson(7, { price: 2_500 }), lesson(9, { price: 5_000 })];
  expect(expectedSum(lessons, participants)).toBe(sum);
});
