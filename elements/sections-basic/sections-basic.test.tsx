import { expect, test } from 'vitest';
import { drawElement } from '../draw-element.tsx';
import { settings as schema } from './settings.ts';
import { View } from './view.tsx';

const draw = (settings: unknown, children?: string): string =>
  drawElement({ schema, View, settings, children });

test('is white without an overlay or padding by default', () => {
  const html = draw({}, 'a');
  expect(html).toContain('background-color:var(--paper)');
  expect(html).toContain('padding:0px 0px 0px 0px');
  expect(html).not.toContain('gradient');
});

test('draws its overlay over the picture, and white text on a dark one', () => {
  const html = draw(
    {
      background: {
        image: '/pictures/field/a.svg',
        overlay: { color: 'black', opacity: 40 },
        attachment: 'fixed',
      },
    },
    'a',
  );
  expect(html).toMatch(
    /linear-gradient\(color-mix\(in srgb, black 40%, transparent\).*url\(&quot;\/pictures\/field\/a\.svg&quot;\)/,
  );
  expect(html).toContain('background-attachment:fixed');
  expect(html).toContain('color:#fff');
});

test('a picture of the library is loaded in the width of the screen, and keeps its focal point', () => {
  const html = draw({ background: { image: '/files/abc#50%/**/98%' } });
  expect(html).toContain('--ground:url(/files/abc/960);--ground-wide:url(/files/abc);');
  expect(html).toContain('var(--ground-shown)');
  expect(html).toContain('background-position:50%/**/98%');
  expect(html).not.toContain('#50%');
});

test.each([
  { padding: 3 },
  { background: { image: '/a") no-repeat, url("x' } },
  { background: { overlay: { opacity: 101 } } },
])('draws nothing for %o', (settings) => {
  expect(draw(settings)).toBe('');
});
