import { expect, test } from 'vitest';
import { kindOfLink } from './link-kind.ts';
import { addressOf, pageUrlOf } from './page-url.ts';
import { readPaging } from './read-paging.ts';
import { withChanges } from './use-search.ts';

test.each([
  ['/activities', 'internal'],
  ['//elsewhere.test', 'native'],
  ['https://elsewhere.test/a', 'external'],
  ['https://zoe.test/a', 'native'],
  ['HTTP://elsewhere.test', 'external'],
  ['mailto:a@b.test', 'native'],
  ['#part', 'native'],
  ['/files/abc', 'native'],
])('%s is %s', (href, kind) => {
  expect(kindOfLink(href, 'zoe.test')).toBe(kind);
});

test('a page’s address is read and written back', () => {
  const pageUrl = pageUrlOf({ pathname: '/en/activities/judo', search: '?a=1', hash: '#x' }, 'fr');
  expect(pageUrl).toEqual({ language: 'en', path: '/activities/judo', search: '?a=1', hash: '#x' });
  expect(addressOf(pageUrl)).toBe('/en/activities/judo?a=1#x');
  expect(pageUrlOf({ pathname: '/', search: '', hash: '' }, 'fr')).toMatchObject({
    language: 'fr',
    path: '/',
  });
});

test('a query keeps unchanged values and drops empty ones', () => {
  expect(withChanges('?a=1&page_number=3', { page_number: null, category: ['x', 'y'] })).toBe(
    '?a=1&category=x,y',
  );
  expect(withChanges('?a=1', { a: '' })).toBe('');
});

test.each([
  ['', { page_number: 1, page_size: 20 }],
  ['?page_number=3&page_size=50', { page_number: 3, page_size: 50 }],
  ['?page_number=-1&page_size=9999', { page_number: 1, page_size: 20 }],
  ['?page_number=1e99&page_size=x', { page_number: 1, page_size: 20 }],
])('paging of %s', (search, paging) => {
  expect(readPaging(new URLSearchParams(search))).toEqual(paging);
});
