import { describe, expect, it } from 'vitest';
import { bySpecificity, findByPathname, matchPathname, pathOf, plainPath } from './pathnames.ts';

describe('pathnames', () => {
  it.each([
    ['/', '/', {}],
    ['/activities/$activity', '/activities/cirque', { activity: 'cirque' }],
    ['/activities/$activity', '/activities/cirque/', { activity: 'cirque' }],
    ['/activities/$activity', '/activities/%C3%A9t%C3%A9', { activity: 'été' }],
    [
      '/availabilities/$slug/$availability',
      '/availabilities/cirque/abc',
      { slug: 'cirque', availability: 'abc' },
    ],
    ['/activities/$activity', '/activities', null],
    ['/activities/$activity', '/bundles/cirque', null],
    ['/activities/$activity', '/activities/%E0%A4%A', null],
    ['/$availability', '/', null],
  ])('%s and %s: %j', (pattern, path, expected) => {
    expect(matchPathname(pattern, path)).toEqual(expected);
  });

  it('are sorted from the most specific to the least', () => {
    expect(
      ['/$availability', '/cart/$a', '/cart/add', '/$a/add', '/blog'].toSorted(bySpecificity),
    ).toEqual(['/cart/add', '/cart/$a', '/$a/add', '/blog', '/$availability']);
  });

  it('find the page', () => {
    const pages = [
      { pathname: null },
      { pathname: '/$availability' },
      { pathname: '/blog' },
      { pathname: '/blog/$article' },
    ];
    expect(findByPathname(pages, '/blog')?.page.pathname).toBe('/blog');
    expect(findByPathname(pages, '/abc')).toEqual({
      page: { pathname: '/$availability' },
      parameters: { availability: 'abc' },
    });
    expect(findByPathname(pages, '/a/b/c')).toBeNull();
  });

  it('are filled in', () => {
    expect(pathOf('/activities/$activity', { activity: 'été/1' })).toBe(
      '/activities/%C3%A9t%C3%A9%2F1',
    );
    expect(pathOf('/', {})).toBe('/');
  });

  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/checkout', '/checkout'],
    ['//fr//checkout//', '/fr/checkout'],
    ['/%63heck%6Fut', '/checkout'],
    ['/%66r/a%2Db', '/fr/a-b'],
    // what is encoded for a reason stays
    ['/%C3%A9t%C3%A9/a%2Fb%25', '/%C3%A9t%C3%A9/a%2Fb%25'],
    ['/%2563', '/%2563'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('%s is plainly %s', (path, plain) => {
    expect(plainPath(path)).toBe(plain);
    expect(plainPath(plain)).toBe(plain);
  });
});
