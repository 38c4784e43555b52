import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { sampleResource } from '../sample-answers.ts';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, at = '/resources', resources = [sampleResource()]) =>
  drawWithAnswers(
    { schema, View, needs, data },
    { settings, at, answers: () => ({ data: resources, count: resources.length }) },
  );

const pressedDay = (html: string) =>
  /aria-pressed="true"[^>]*><span[^>]*>[^<]*<\/span><time[^>]*dateTime="([^"]*)"/iu.exec(html)?.[1];

test.each([
  ['', '2026-01-05'],
  ['?date=2026-01-08', '2026-01-08'],
  ['?date=2025-12-31', '2026-01-05'],
  ['?date=2027-01-08', '2026-01-05'],
  ['?date=soon', '2026-01-05'],
])('shows the day of the address %s, or the first day that can be booked', async (search, day) => {
  const { html } = await draw({}, `/resources${search}`);
  expect(pressedDay(html)).toBe(day);
  expect(html).toContain(`href="/fr/resources/cresource?date=${day}"`);
});

test('links to a resource with the chosen day and length', async () => {
  const { html } = await draw({}, '/resources?date=2026-01-08&duration=5400');
  expect(html).toContain('href="/fr/resources/cresource?date=2026-01-08&amp;duration=5400"');
});

test('says that there are no resources yet, and draws nothing for invalid settings', async () => {
  expect((await draw({}, '/resources', [])).html).toContain('Bientôt');
  expect(await draw({ resources: ['a'] })).toEqual({ html: '', calls: [], head: {} });
});
