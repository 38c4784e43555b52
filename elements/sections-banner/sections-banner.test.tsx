import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

test('has a black overlay of 30 over its picture by default', () => {
  const html = draw({ title: 'Deux\nlignes', subtitle: 'Sous-titre' });
  expect(html).toContain('black 30%');
  expect(html).toMatch(/<h1[^>]*>Deux\nlignes<\/h1>/);
});

test('is a second-level title where the page has its own title', () => {
  expect(draw({ title: 'Encore', level: 'h2' })).toMatch(/<h2[^>]*>Encore<\/h2>/);
});

test.each([{}, { title: '' }, { title: 'a', background: { image: 'ftp://x' } }])(
  'draws nothing for %o',
  (settings) => {
    expect(draw(settings)).toBe('');
  },
);
