import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleAvailability, sampleDate } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { readWanted, withoutAvailability } from '../pieces/cart/wanted.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const late = sampleAvailability({
  id: 9,
  cuid: 'clate',
  start_at: '2026-08-03T07:00:00.000Z',
  activity: { ...sampleAvailability().activity, title: 'Voile' },
});

const draw = (at: string, language: Language = 'fr') =>
  drawWithAnswers(
    { schema, View, needs, data },
    {
      settings: {},
      at,
      language,
      answers: () => ({ data: [late, sampleAvailability()], count: 2 }),
    },
  );

test('lists the availabilities of the address by start, each with a way to remove it', async () => {
  const { html, calls } = await draw('/cart/add?availabilities=clate,cavailability');
  expect(html).toMatch(/Natation.*Voile/su);
  expect(html).toContain('aria-label="Retirer Natation"');
  expect(calls.map(({ request }) => request)).toEqual([
    { availabilities: ['clate', 'cavailability'], page_size: 50 },
  ]);
});

test('finds availabilities by their dates too', async () => {
  const { html, calls } = await draw('/cart/add?dates=cdate6', 'en');
  expect(html).toContain('Remove Natation');
  expect(calls.map(({ request }) => request)).toEqual([{ dates: ['cdate6'], page_size: 50 }]);
});

test.each(['/cart/add', '/cart/add?availabilities=,%00,;&dates='])(
  'has an empty state and requests nothing at %s',
  async (at) => {
    const { html, calls } = await draw(at);
    expect(html).toContain('Votre sélection est vide');
    expect(calls).toEqual([]);
  },
);

test('removing an availability takes it and its dates out of the query', () => {
  const wanted = readWanted(new URLSearchParams('availabilities=ca,cb&dates=cdate6,cdate7,cz'));
  expect(
    withoutAvailability(wanted, { cuid: 'ca', dates: [sampleDate(6), sampleDate(7)] }),
  ).toEqual({
    availabilities: ['cb'],
    dates: ['cz'],
  });
});
