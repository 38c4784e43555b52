import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

test('has three columns with a gap of two rem by default', () => {
  const html = draw({}, 'a');
  expect(html).toContain('gap:2rem');
  expect(html).toContain('(100% - 2 * 2rem) / 3');
});

test.each([{ columns: 0 }, { columns: 2.5 }, { columns: '3' }, { gap: 'wide' }])(
  'draws nothing for %o',
  (settings) => {
    expect(draw(settings)).toBe('');
  },
);
