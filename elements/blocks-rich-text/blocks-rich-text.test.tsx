import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

test('draws markup that was sanitised when it was saved', () => {
  expect(draw({ content: '<p>Bonjour <strong>vous</strong></p>' })).toContain(
    '<strong>vous</strong>',
  );
});

test.each([{}, { content: '  ' }, { content: null }])('draws nothing for %o', (settings) => {
  expect(draw(settings)).toBe('');
});
