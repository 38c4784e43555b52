import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

test('lies on a picture under a black veil of 30 when nothing is said', () => {
  const html = draw({ title: 'Deux\nlignes', subtitle: 'Sous-titre' });
  expect(html).toContain('black 30%');
  expect(html).toMatch(/<h1[^>]*>Deux\nlignes<\/h1>/);
});

test('is a second title where the page has its own', () => {
  expect(draw({ title: 'Encore', level: 'h2' })).toMatch(/<h2[^>]*>Encore<\/h2>/);
});

test.each([{}, { title: '' }, { title: 'a', background: { image: 'ftp://x' } }])(
  'draws nothing for %o',
  (settings) => {
    expect(draw(settings)).toBe('');
  },
);
