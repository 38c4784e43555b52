import { expect, test } from 'vitest';
import { freeSlug, isSlug, slugFor } from './slug.ts';

test.each([
  ['Nos stages d’été', 'nos-stages-d-ete'],
  ['  Éveil & jeux ! ', 'eveil-jeux'],
  ['漢字', 'article'],
  ['', 'article'],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('%s is found at %s', (title, slug) => {
  expect(slugFor(title)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});

test.each(['', '-a', 'a-', 'a--b', 'A', 'é', 'a b', 'a/b', 'a'.repeat(121)])(
  '%s is no address',
  (slug) => expect(isSlug(slug)).toBe(false),
);

test('the next free address has a number', () => {
  expect(freeSlug('ete', new Set())).toBe('ete');
  expect(freeSlug('ete', new Set(['ete', 'ete-2']))).toBe('ete-3');
});
