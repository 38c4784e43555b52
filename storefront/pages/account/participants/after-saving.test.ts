import { expect, test } from 'vitest';
import { afterSaving } from './after-saving.ts';

test.each([
  ['', '/account/participants'],
  ['?redirect=/availabilities/x/c1', '/availabilities/x/c1?participant=c9'],
  ['?redirect=/availabilities/x/c1&quantity=2', '/availabilities/x/c1?quantity=2&participant=c9'],
  [
    `?redirect=${encodeURIComponent('/cart/add?availabilities=c1,c2#top')}&participant=c1`,
    '/cart/add?availabilities=c1%2Cc2&participant=c9#top',
  ],
  ['?redirect=https://elsewhere.test&quantity=2', '/account/participants'],
  ['?redirect=//elsewhere.test', '/account/participants'],
])('%j leads to %j', (search, expected) => {
  expect(afterSaving(search, 'c9')).toBe(expected);
});
