import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

test('draws its text at its level, h2 by default', () => {
  expect(draw({ text: 'Bienvenue' })).toContain('<h2');
  expect(draw({ text: 'Bienvenue', level: 'h1' })).toMatch(/<h1[^>]*>Bienvenue<\/h1>/);
});

test.each([{}, { text: ' ' }, { text: 3 }, { text: 'a', level: 'h5' }])(
  'draws nothing for %o',
  (settings) => {
    expect(draw(settings)).toBe('');
  },
);
