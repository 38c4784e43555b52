import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

test('shows label, title and subtitle, aligned left by default', () => {
  expect(draw({ label: 'Bientôt', title: 'Stages', subtitle: 'Pour tous' })).toMatch(
    /Bientôt[\s\S]*<h2[^>]*>Stages<\/h2>[\s\S]*Pour tous/,
  );
});

test.each([{}, { title: '  ' }, { title: 4 }, { title: 'a', alignment: 'middle' }])(
  'draws nothing for %o',
  (settings) => {
    expect(draw(settings)).toBe('');
  },
);
