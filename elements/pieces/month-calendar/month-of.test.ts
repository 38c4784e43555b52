import { expect, test } from 'vitest';
import { monthAfter, readMonth, weeksOf } from './month-of.ts';

test.each([
  // the first of July 2026 is a Wednesday
  ['2026-07', 5, [null, null, '2026-07-01'], '2026-07-31'],
  ['2027-02', 4, ['2027-02-01', '2027-02-02', '2027-02-03'], '2027-02-28'],
  ['2026-08', 6, [null, null, null], '2026-08-31'],
  ['2028-02', 5, [null, '2028-02-01', '2028-02-02'], '2028-02-29'],
])('%s has %i weeks from Monday to Sunday', (month, count, first_days, last) => {
  const weeks = weeksOf(month);
  expect(weeks).toHaveLength(count);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]?.slice(0, 3)).toEqual(first_days);
  expect(weeks.flat().findLast((day) => day !== null)).toBe(last);
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-07', 0, '2026-07'],
])('%s plus %i months', (month, months, expected) => {
  expect(monthAfter(month, months)).toBe(expected);
});

test.each([
  ['2026-07', '2026-07'],
  ['2026-13', null],
  ['juillet', null],
  [null, null],
])('reads the month %s of an address', (text, expected) => {
  expect(readMonth(text)).toBe(expected);
});
