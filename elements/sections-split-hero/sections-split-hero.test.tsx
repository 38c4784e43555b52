import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

const words = { label: 'Cet été', title: 'Dehors', description: '<p>Des stages</p>' };

test('shows the first of several pictures', () => {
  const html = draw({ ...words, image: ['/files/a', '/files/b'] });
  expect(html).toContain('src="/files/a"');
  expect(html).not.toContain('/files/b');
  expect(html).toContain('<p>Des stages</p>');
});

test.each([
  { ...words, image: [] },
  { ...words },
  { ...words, title: undefined, image: '/a' },
  { ...words, description: 3, image: '/a' },
  { ...words, image: '/a', layout: 'wide' },
  { ...words, image: '/a', origin: 'top' },
])('draws nothing for %o', (settings) => {
  expect(draw(settings)).toBe('');
});
