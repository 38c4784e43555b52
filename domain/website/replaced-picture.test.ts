import { expect, test } from 'vitest';
import { withReplacedCuid, withReplacedPicture } from './replaced-picture.ts';

const words = { fr: 'Un cheval', en: 'A horse' };
const replaced = (document: unknown, alt: typeof words | null = words) =>
  withReplacedPicture(document, { from: 'cpond', to: 'chorse', alt });

test.each([
  ['an address', '/files/cpond', '/files/chorse'],
  ['a cuid', { seo: { image: 'cpond' } }, { seo: { image: 'chorse' } }],
  [
    'a ground',
    { background: { image: '/files/cpond' } },
    { background: { image: '/files/chorse' } },
  ],
  ['rows', [{ a: ['/files/cpond'] }], [{ a: ['/files/chorse'] }]],
  ['a longer word', '/files/cpond2', '/files/cpond2'],
  ['another address', '/pictures/pond/a.svg', '/pictures/pond/a.svg'],
  ['other values', [1, null, true, {}], [1, null, true, {}]],
])('%s', (_, before, after) => {
  expect(replaced(before)).toEqual(after);
});

test.each([
  ['own words become those of the new picture', { fr: 'Une mare', en: '' }, words, words],
  ['words of one language too', 'Une mare', words, words],
  ['decoration has none', { fr: 'Une mare', en: '' }, null, ''],
  ['where there are none, those of the library are shown', '', words, ''],
  ['where no language has any, too', { fr: '', en: '' }, words, { fr: '', en: '' }],
])('%s', (_, alt, now, after) => {
  expect(replaced({ url: '/files/cpond', alt }, now)).toEqual({ url: '/files/chorse', alt: after });
});

test('words of another picture stay', () => {
  const other = { url: '/files/ctree', alt: 'Un arbre', children: [{ url: '/files/cpond' }] };
  expect(replaced(other)).toEqual({ ...other, children: [{ url: '/files/chorse' }] });
});

test('a style sheet names the new picture', () => {
  const css = 'main{background:url(/files/cpond)}';
  expect(withReplacedCuid(css, { from: 'cpond', to: 'chorse' })).toBe(
    'main{background:url(/files/chorse)}',
  );
});
