import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

test('links within the site in the language of the page', () => {
  expect(draw({ text: 'Voir', href: '/activities' })).toMatch(/href="\/fr\/activities"[^>]*>Voir</);
});

test('opens another site in a new tab', () => {
  expect(draw({ text: 'Carte', href: 'https://example.org', style: 'white' })).toMatch(
    /target="_blank"/,
  );
});

test.each([
  {},
  { text: '', href: '/' },
  { text: 'a', href: 'javascript:alert(1)' },
  { text: 'a', href: '/', style: 'huge' },
])('draws nothing for %o', (settings) => {
  expect(draw(settings)).toBe('');
});
