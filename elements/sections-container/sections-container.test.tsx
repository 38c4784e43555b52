import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

test('holds its children and takes no settings', () => {
  expect(draw({}, 'Dedans')).toContain('Dedans');
  expect(draw({ anything: 1 }, 'Dedans')).toContain('Dedans');
});

test('draws nothing for settings of a wrong type', () => {
  expect(draw('settings')).toBe('');
});
