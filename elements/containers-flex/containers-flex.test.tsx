import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

test('is a centred row with a gap of one rem by default', () => {
  expect(draw({}, 'a')).toMatch(
    /flex-direction:row;align-items:start;justify-content:center;gap:1rem/,
  );
});

test.each([{ gap: 'a lot' }, { direction: 'diagonal' }, { justify: 'left' }])(
  'draws nothing for %o',
  (settings) => {
    expect(draw(settings)).toBe('');
  },
);
