import { describe, expect, test } from 'vitest';
import { knownSchoolYears, schoolHolidays } from './school-holidays.ts';

const periodsOf = (community: 'FRENCH' | 'FLEMISH', year: number) =>
  schoolHolidays(community, year).map(
    ({ first_day, last_day }) => `${first_day.slice(5)} ${last_day.slice(5)}`,
  );

describe('Flemish schools', () => {
  // as published by the schools
  test.each([
    [2018, ['10-29 11-04', '12-24 01-06', '03-04 03-10', '04-08 04-22']],
    [2019, ['10-28 11-03', '12-23 01-05', '02-24 03-01', '04-06 04-19']],
    [2020, ['11-02 11-08', '12-21 01-03', '02-15 02-21', '04-05 04-18']],
    [2021, ['11-01 11-07', '12-27 01-09', '02-28 03-06', '04-04 04-18']],
    [2022, ['10-31 11-06', '12-26 01-08', '02-20 02-26', '04-03 04-16']],
    [2023, ['10-30 11-05', '12-25 01-07', '02-12 02-18', '04-01 04-14']],
    [2025, ['10-27 11-02', '12-22 01-04', '02-16 02-22', '04-06 04-19']],
  ])('are closed in %d', (year, periods) => {
    expect(periodsOf('FLEMISH', year)).toEqual([...periods, '07-01 08-31']);
  });

  test('are computed by the rule for the years around today', () => {
    expect(knownSchoolYears('FLEMISH', '2026-07-31')).toEqual([2025, 2026, 2027]);
    expect(knownSchoolYears('FLEMISH', '2026-08-01')).toEqual([2026, 2027, 2028]);
  });
});

describe('schools of the French Community', () => {
  test('are closed for two weeks at a time, as the community decided', () => {
    expect(periodsOf('FRENCH', 2026)).toEqual([
      '10-19 11-01',
      '12-21 01-03',
      '02-22 03-07',
      '04-26 05-09',
    ]);
    expect(knownSchoolYears('FRENCH', '2026-11-25')).toEqual([2025, 2026]);
  });

  test('a year that is not decided yet has none', () => {
    expect(schoolHolidays('FRENCH', 2031)).toEqual([]);
  });
});
