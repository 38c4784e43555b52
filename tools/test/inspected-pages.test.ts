import { expect, test } from 'vitest';
import { pagesInspectedNowhere, pagesNotInspected } from './inspected-pages.ts';

test('a page counts as inspected only in the language of its address', () => {
  const before = pagesNotInspected([]);
  expect(before).toContain('fr /checkout');
  expect(before).toContain('en /account/registrations/$registration');
  const after = pagesNotInspected(['/fr/checkout', '/en/account/registrations/cx7', '/fr/nothing']);
  expect(before.filter((page) => !after.includes(page)).toSorted()).toEqual([
    'en /account/registrations/$registration',
    'fr /checkout',
  ]);
});

test('two addresses of one page count as one', () => {
  const dates = (paths: string[]) =>
    pagesNotInspected(paths).filter((page) => page.includes('$availability'));
  expect(dates([])).toHaveLength(2);
  expect(dates(['/fr/availabilities/judo/cx7', '/en/availabilities/cx7'])).toEqual([]);
});

test('a page that was inspected in one language counts as inspected somewhere', () => {
  const before = pagesInspectedNowhere([]);
  const after = pagesInspectedNowhere(['/en/checkout', '/fr/nothing']);
  expect(before).toContain('/account/registrations/$registration');
  expect(before.filter((page) => !after.includes(page))).toEqual(['/checkout']);
});
