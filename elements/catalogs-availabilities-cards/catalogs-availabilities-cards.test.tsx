import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleAvailability, sampleDate } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

type Sample = ReturnType<typeof sampleAvailability>;

async function draw(
  settings: unknown,
  scene: { at?: string; language?: Language; dates?: readonly Sample[] } = {},
) {
  const { dates = [sampleAvailability()] } = scene;
  const page = await drawWithAnswers(
    { schema, View, needs, data },
    {
      settings,
      at: '/agenda',
      ...scene,
      answers: (name) =>
        name === 'listAvailabilities' ? { data: dates, count: dates.length } : { data: [] },
    },
  );
  return { ...page, html: page.html.replaceAll('\u00a0', ' ') };
}

const requestOf = async (settings: unknown, at = '/agenda') =>
  (await draw(settings, { at })).calls.find(({ name }) => name === 'listAvailabilities')?.request;

const full = sampleAvailability({
  status: 'FULL',
  dates: [sampleDate(6, { registered: 10, status: 'FULL' })],
});

test('draws a date as one link to its page, with its hours, place, ages, places left and price', async () => {
  const { activity, cuid } = sampleAvailability();
  const { html } = await draw({});
  expect(html).toContain(`href="/fr/availabilities/${activity.slug}/${cuid}"`);
  expect(html).toMatch(
    /Natation.*juillet, 9 h.*<li>Piscine Nereus.*de 6 à 12 ans.*2 places libres.*125,00/su,
  );
  expect((await draw({}, { language: 'en' })).html).toMatch(/July.*2 places available.*€125\.00/su);
});

test('shows open and full dates, twenty a page, unless its settings say otherwise', async () => {
  const always = { page_number: 1, page_size: 20, ahead: true };
  expect(await requestOf({})).toEqual({ ...always, status: ['OPEN', 'FULL'] });
  expect(
    await requestOf({
      catalogs: ['summer'],
      allowed_status: ['OPEN'],
      include_started_availabilities: false,
    }),
  ).toEqual({ ...always, catalog: ['summer'], status: ['OPEN'], include_started: false });
  expect(await requestOf({ allowed_status: [] })).toEqual(always);
});

test('applies the filters of the address, except disabled ones', async () => {
  const at = '/agenda?search=eau&date=2026-07-08&location=cpool&category-cgroup=cwater&age=7';
  const here = { search: 'eau', date: '2026-07-08', location: ['cpool'], category: ['cwater'] };
  expect(await requestOf({ 'availabilities-filters': [] }, at)).toMatchObject({ ...here, age: 7 });
  const off = ['search', 'date', 'location', 'category'].map((id) => ({ id, disabled: true }));
  expect(await requestOf({ 'availabilities-filters': off }, at)).toEqual({
    page_number: 1,
    page_size: 20,
    ahead: true,
    status: ['OPEN', 'FULL'],
    age: 7,
  });
});

test('a full date is called full, and is grey unless the organiser wants its pictures in colour', async () => {
  const grey = async (settings: object) => (await draw(settings, { dates: [full] })).html;
  expect(await grey({})).toMatch(/class="[^"]*grey[^"]*".*Complet/su);
  expect(await grey({})).not.toContain('places libres');
  const colour_card = await grey({ 'card-image-grayscale': false });
  expect(colour_card).toContain('Complet');
  expect(colour_card).not.toMatch(/class="[^"]*grey/u);
});

test('shows each property in the order of the settings, and leaves out disabled ones', async () => {
  const items = [
    { id: 'activity' },
    { id: 'age' },
    { id: 'location' },
    { id: 'price', disabled: true },
  ];
  const { html } = await draw({ 'availabilities-properties': items });
  expect(html).toMatch(/<li>de 6 à 12 ans<\/li><li>Piscine Nereus/u);
  expect(html).not.toContain('125,00');
});

test('without results, says that none match and links to all dates', async () => {
  const { html } = await draw({}, { dates: [], at: '/agenda?search=zzz' });
  expect(html).toContain('Il semblerait qu’aucune disponibilité ne corresponde');
  expect(html).toContain('href="/fr/agenda"');
});

test('draws and requests nothing for invalid settings', async () => {
  for (const settings of [
    { columns: 0 },
    { allowed_status: ['GONE'] },
    { 'card-image-grayscale': 'yes' },
    { 'availabilities-filters': [{ id: 'date-calendar' }] },
  ])
    expect(await draw(settings)).toMatchObject({ html: '', calls: [] });
});
