import { expect, test } from 'vitest';
import { defaultPages } from './default-pages.ts';
import { pathnameProblem } from './own-pathnames.ts';

test.each(['/ete-2027', '/qui-sommes-nous', '/infos/acces', '/a/b/c/d', '/accounts', '/english'])(
  'an own page may be at %s',
  (pathname) => {
    expect(pathnameProblem(pathname, 'DEFAULT')).toBeNull();
  },
);

test.each([
  '',
  '/',
  'ete',
  '/Ete',
  '/été',
  '/a b',
  '/a//b',
  '/a/',
  '/-a',
  '/a-',
  '/a/b/c/d/e',
  '/../x',
  '/$activity',
  '/a/$availability',
  '/?x',
  '/%41',
  `/${'a'.repeat(120)}`,
])('no page can be at %j', (pathname) => {
  expect(pathnameProblem(pathname, 'DEFAULT')).toBe('PATHNAME_INVALID');
});

test.each([
  '/account/me',
  '/api',
  '/checkout',
  '/fr',
  '/en/summer',
  '/files/x',
  '/blog',
  '/auth/x',
])('%s is ours', (pathname) => {
  expect(pathnameProblem(pathname, 'DEFAULT')).toBe('PATHNAME_RESERVED');
});

test.each(['/activities/judo', '/activities', '/terms', '/bundles/x', '/availabilities/a/b'])(
  '%s would hide a page of ours',
  (pathname) => {
    expect(pathnameProblem(pathname, 'DEFAULT')).toBe('PATHNAME_RESERVED');
  },
);

test('a page about a date has its date in its address, once', () => {
  expect(pathnameProblem('/stages/$availability', 'AVAILABILITY')).toBeNull();
  for (const pathname of ['/stages', '/$availability/$availability', '/stages/$date'])
    expect(pathnameProblem(pathname, 'AVAILABILITY')).toBe('PATHNAME_INVALID');
  expect(pathnameProblem('/availabilities/$availability', 'AVAILABILITY')).toBe(
    'PATHNAME_RESERVED',
  );
});

test('no default page leaves its address to an own page', () => {
  const fixed = defaultPages.filter(({ pathname }) => !pathname.includes('$') && pathname !== '/');
  expect(fixed.length).toBeGreaterThan(5);
  for (const { pathname } of fixed)
    expect(pathnameProblem(pathname, 'DEFAULT'), pathname).toBe('PATHNAME_RESERVED');
});
