import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ComponentProps } from 'react';
import { Picture } from './picture.tsx';

const draw = (props: Partial<ComponentProps<typeof Picture>>) =>
  renderToStaticMarkup(<Picture src="/files/cabc" alt="" {...props} />);

test('a picture of the library is offered in five widths', () => {
  const html = draw({ sizes: '50vw' });
  expect(html).toContain('sizes="50vw"');
  expect(html).toContain(
    'srcSet="/files/cabc/320 320w,/files/cabc/640 640w,/files/cabc/960 960w,/files/cabc/1280 1280w,/files/cabc/1600 1600w"',
  );
  expect(html).toContain('src="/files/cabc"');
});

test.each([
  ['a drawing', '/pictures/forest/a.svg'],
  ['a picture of another site', 'https://example.test/files/cabc'],
  ['a file with an ending', '/files/cabc.webp'],
])('%s has one address alone', (_, src) => {
  expect(draw({ src, sizes: '50vw' })).not.toContain('srcSet');
});

test('its width is measured by the browser, unless it is said', () => {
  expect(draw({})).toContain('sizes="auto,(min-width:40rem) 50vw,100vw"');
});

test('one that decides its own width has one address alone', () => {
  expect(draw({ sizes: null })).not.toContain('srcSet');
});

test('the first in sight is fetched at once, the others when they come near', () => {
  expect(draw({ eager: true })).toMatch(/loading="eager".*fetchPriority="high"/);
  expect(draw({})).toContain('loading="lazy"');
  expect(draw({})).not.toContain('fetchPriority');
});

test('a card without an upload shows our drawing', () => {
  const html = renderToStaticMarkup(<Picture src={null} alt="" motif="water" seed="a" />);
  expect(html).toContain('src="/pictures/water/a.svg"');
  expect(html).not.toContain('srcSet');
});
