import { expect, test } from 'vitest';
import { holidaysAmong, publicHolidays } from './public-holidays.ts';

test.each([
  [2024, '2024-04-01', '2024-05-09', '2024-05-20'],
  [2026, '2026-04-06', '2026-05-14', '2026-05-25'],
  [2027, '2027-03-29', '2027-05-06', '2027-05-17'],
  [2028, '2028-04-17', '2028-05-25', '2028-06-05'],
  [2030, '2030-04-22', '2030-05-30', '2030-06-10'],
  [2038, '2038-04-26', '2038-06-03', '2038-06-14'],
])('%i has ten, three of them set by Easter', (year, monday, ascension, whit_monday) => {
  const days = publicHolidays(year);
  expect(days).toHaveLength(10);
  expect(days).toEqual(expect.arrayContaining([monday, ascension, whit_monday, `${year}-07-21`]));
  expect(days).toEqual(days.toSorted());
});

test('are found in several years, in order', () => {
  expect(holidaysAmong(['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01'])).toEqual([
    '2026-12-25',
    '2027-01-01',
  ]);
  expect(holidaysAmong([])).toEqual([]);
});
