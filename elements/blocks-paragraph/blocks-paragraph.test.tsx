import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

test('starts a new paragraph after an empty line and never writes markup', () => {
  expect(draw({ text: 'Un\n\nDeux <b>' })).toMatch(/<p>Un<\/p><p>Deux &lt;b&gt;<\/p>/);
});

test.each([{}, { text: '' }, { text: 'a', alignment: 'justify' }])(
  'draws nothing for %o',
  (settings) => {
    expect(draw(settings)).toBe('');
  },
);
