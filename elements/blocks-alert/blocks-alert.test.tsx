import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

test('shows title and rich content, and interrupts when it is red', () => {
  expect(draw({ title: 'Attention', content: '<p>Fermé lundi.</p>' })).toMatch(
    /role="status"[\s\S]*Attention[\s\S]*<p>Fermé lundi.<\/p>/,
  );
  expect(draw({ title: 'Fermé', color: 'red' })).toContain('role="alert"');
});

test.each([{}, { title: '', content: '' }, { title: 'a', color: 'pink' }])(
  'draws nothing for %o',
  (settings) => {
    expect(draw(settings)).toBe('');
  },
);
