import { expect, test } from 'vitest';
import { pagesNotInspected } from './inspected-pages.ts';

test('a page counts as inspected in the language of its address alone', () => {
  const before = pagesNotInspected([]);
  expect(before).toContain('fr /checkout');
  expect(before).toContain('en /account/registrations/$registration');
  const after = pagesNotInspected(['/fr/checkout', '/en/account/registrations/cx7', '/fr/nothing']);
  expect(before.filter((page) => !after.includes(page)).toSorted()).toEqual([
    'en /account/registrations/$registration',
    'fr /checkout',
  ]);
});

test('two addresses of one page are one page', () => {
  const dates = (paths: string[]) =>
    pagesNotInspected(paths).filter((page) => page.includes('$availability'));
  expect(dates([])).toHaveLength(2);
  expect(dates(['/fr/availabilities/judo/cx7', '/en/availabilities/cx7'])).toEqual([]);
});
