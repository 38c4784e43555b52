import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

test('holds its children with padding and a background', () => {
  const html = draw({ padding: { left: 4, top: 8 }, background: { color: '#102030' } }, 'Dedans');
  expect(html).toContain('padding:8px 0px 0px 4px');
  expect(html).toMatch(/background-color:#102030;color:#fff[^>]*>Dedans/);
});

test.each([{ display: 'table' }, { padding: { left: -1 } }, { background: { color: 'red;x' } }])(
  'draws nothing for %o',
  (settings) => {
    expect(draw(settings)).toBe('');
  },
);
