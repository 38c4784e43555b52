import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { head } from './head.ts';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

test('without articles the page of each is missing', () => {
  expect(head()).toEqual({ missing: true });
  expect(drawElement({ schema, View, settings: {} })).toBe('');
});
