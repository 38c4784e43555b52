import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

test('keeps its aspect ratio, and is decorative without a description', () => {
  const html = draw({
    url: '/files/abc',
    'aspect-ratio': '16 / 9',
    'object-fit': 'contain',
    'border-radius': '4px',
  });
  expect(html).toContain('alt=""');
  expect(html).toMatch(/object-fit:contain;aspect-ratio:16 \/ 9|aspect-ratio:16 \/ 9/);
  expect(html).not.toContain('<a');
});

test('is a link in the language of the page when it has an address', () => {
  expect(draw({ url: 'https://example.com/a.jpg', alt: 'Un stage', href: '/activities' })).toMatch(
    /<a[^>]*href="\/fr\/activities"/,
  );
});

test.each([
  {},
  { url: 'javascript:alert(1)' },
  { url: '/a.png', href: 'javascript:alert(1)' },
  { url: '/a.png', href: 'data:text/html,x' },
  { url: '//elsewhere/a.png' },
  { url: '/a.png', width: '1px;color:red' },
  { url: '/a.png', 'object-fit': 'fill' },
])('draws nothing for %o', (settings) => {
  expect(draw(settings)).toBe('');
});
