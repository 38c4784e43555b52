import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

it.each([
  ['/account', '/account'],
  ['/fr/availabilities/x/c1?participant=c2#dates', '/fr/availabilities/x/c1?participant=c2#dates'],
  ['/', '/'],
  ['', '/'],
  [null, '/'],
  [undefined, '/'],
  ['account', '/'],
  ['https://elsewhere.test/', '/'],
  ['//elsewhere.test', '/'],
  ['/\\elsewhere.test', '/'],
  ['/a\\..\\b', '/'],
  ['/..//elsewhere.test', '/'],
  ['/%2e//elsewhere.test', '/'],
  ['/account?back=//x/../y', '/account?back=//x/../y'],
  ['/\t/elsewhere.test', '/'],
  ['/\n//elsewhere.test', '/'],
  ['javascript:alert(1)', '/'],
  [' /account', '/'],
  [`/${'a'.repeat(2_000)}`, '/'],
])('%j leads to %j', (target, expected) => {
  expect(safeRedirect(target)).toBe(expected);
});
