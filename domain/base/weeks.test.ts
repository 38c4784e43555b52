import { expect, test } from 'vitest';
import { addDays, startOfWeek } from './days.ts';
import { dayAfter, mondayOf, weekOf } from './weeks.ts';

test.each([
  ['2026-07-06', '2026-07-06'],
  ['2026-07-12', '2026-07-06'],
  ['2026-07-13', '2026-07-13'],
  ['2027-01-01', '2026-12-28'],
  ['1970-01-01', '1969-12-29'],
  ['1969-12-28', '1969-12-22'],
  ['2028-02-29', '2028-02-28'],
  // the weeks of the clock change
  ['2026-03-29', '2026-03-23'],
  ['2026-10-25', '2026-10-19'],
])('%s is in the week of Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('a week runs from Monday to Sunday, across the end of a year', () => {
  expect(weekOf('2026-12-31')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
});

test('agrees with the calendar of the server for any day of sixty years', () => {
  for (let index = -9_000; index < 13_000; index += 37) {
    const day = addDays('2000-01-01', index);
    expect(mondayOf(day)).toBe(startOfWeek(day));
    expect(dayAfter(day, 45)).toBe(addDays(day, 45));
  }
});
