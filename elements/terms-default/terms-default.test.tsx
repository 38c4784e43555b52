import { expect, test } from 'vitest';
import { drawWithAnswers } from '../draw-with-answers.tsx';
import { data } from './data.ts';
import { needs } from './needs.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const TERMS = {
  number: 3,
  published_at: '2026-01-04T23:30:00.000Z',
  current: true,
  content: '<h2>Annulation</h2>',
  conditions: [],
};

const draw = (answer: unknown, at = '/terms') =>
  drawWithAnswers({ schema, View, needs, data }, { settings: {}, at, answers: () => answer });

test('shows the current terms, with their version and the day in the organiser’s time zone', async () => {
  const { html, calls } = await draw(TERMS);
  expect(calls).toMatchObject([{ name: 'getTerms', request: {}, page_depends: true }]);
  expect(html).toContain('<h2>Annulation</h2>');
  expect(html.replaceAll('\u00a0', ' ')).toMatch(/Version 3, publiée le .*5 janvier 2026/);
  expect(html).not.toContain('version antérieure');
});

test('says that an earlier version is not current, and links to the current one', async () => {
  const { html, calls } = await draw({ ...TERMS, number: 2, current: false }, '/terms?version=2');
  expect(calls).toMatchObject([{ request: { number: 2 } }]);
  expect(html).toContain('version antérieure');
  expect(html).toContain('href="/fr/terms"');
});

test('shows the default text without a version number', async () => {
  const { html } = await draw({ ...TERMS, number: null, published_at: null });
  expect(html).not.toContain('Version');
});

test.each(['0', '-1', 'x', '1.5'])(
  'requests the current terms where the version is %s',
  async (number) => {
    const { calls } = await draw(TERMS, `/terms?version=${number}`);
    expect(calls).toMatchObject([{ request: {} }]);
  },
);
