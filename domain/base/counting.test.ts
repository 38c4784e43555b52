import { expect, test } from 'vitest';
import { countedOf, DATES_AHEAD, readToCount } from './counting.ts';

const LONGEST_PAGE = 100;

test.each([
  [0, { offset: 0 }, 0, false],
  [199, { offset: 0 }, 199, false],
  [200, { offset: 0 }, 200, false],
  [201, { offset: 0 }, 200, true],
  [401, { offset: 200 }, 400, true],
  [394, { offset: 200 }, 394, false],
  // a page beyond the last
  [30, { offset: 400 }, 30, false],
  [101, { offset: 0, ahead: DATES_AHEAD }, 101, false],
  [102, { offset: 0, ahead: DATES_AHEAD }, 101, true],
])('for %i rows after %o it gives %i as a bound: %o', (rows, from, count, count_is_bound) => {
  expect(countedOf(rows, from)).toEqual({ count, count_is_bound });
});

test.each([undefined, DATES_AHEAD])('a bound lies beyond the longest page, %s ahead', (ahead) => {
  for (const offset of [0, 20, 1000]) {
    const { count } = countedOf(readToCount(offset, ahead), {
      offset,
      ...(ahead !== undefined && { ahead }),
    });
    expect(count).toBeGreaterThan(offset + LONGEST_PAGE);
  }
});
