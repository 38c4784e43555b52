import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown): string => drawElement({ schema, View, settings });

test('shows label, title, subtitle, picture and rich content in this order, below the picture', () => {
  const html = draw({
    label: 'Nouveau',
    title: 'Une cuisine',
    subtitle: 'Pour dix enfants',
    content: '<h2>Le four</h2><p>À bois.</p>',
    image: '/files/oven',
    alt: 'Un four à bois',
  });
  expect(html).toMatch(
    /src="\/files\/oven"[\s\S]*Nouveau[\s\S]*<h2[^>]*>Une cuisine<\/h2>[\s\S]*Pour dix enfants[\s\S]*<h3>Le four<\/h3>/,
  );
  expect(html).toContain('alt="Un four à bois"');
});

test('a picture is not required', () => {
  expect(draw({ title: 'Une cuisine' })).not.toContain('<img');
});

test.each([
  {},
  { title: ' ' },
  { title: 'a', alignment: 'top' },
  { title: 'a', image: 'javascript:alert(1)' },
  { title: 'a', image: '//elsewhere.test/x.png' },
])('draws nothing for %o', (settings) => {
  expect(draw(settings)).toBe('');
});
