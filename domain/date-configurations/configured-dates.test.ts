import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../base/days.ts';
import { type ConfiguredDate, configurationOf, datesOf, sameHoursOf } from './configured-dates.ts';

const NINE_TO_FOUR = { start_time: '09:00', end_time: '16:00' };
const on = (weekday: number, week = 1): ConfiguredDate => ({ week, weekday, ...NINE_TO_FOUR });
const CAMP = [1, 2, 3, 4, 5].map((weekday) => on(weekday));
const days = (
  dates: readonly ConfiguredDate[],
  first_day: string,
  last_day: string | null = null,
) => datesOf(dates, { first_day, last_day }).map(({ day }) => day);

describe('datesOf', () => {
  it.each([
    ['a week from its Monday', CAMP, '2026-07-06', ['06', '07', '08', '09', '10']],
    ['the rest of the week, from a Wednesday', CAMP, '2026-07-01', ['01', '02', '03']],
    ['the next week, from a Saturday', CAMP, '2026-07-04', ['06', '07', '08', '09', '10']],
    ['the next Wednesday, from a Thursday', [on(3)], '2026-07-02', ['08']],
    ['the same Wednesday', [on(3)], '2026-07-08', ['08']],
    ['Mondays of two weeks', [on(1), on(1, 2)], '2026-07-06', ['06', '13']],
    ['the weeks from the first that has a date', [on(1, 4), on(2, 5)], '2026-07-06', ['06', '14']],
  ])('%s', (_what, dates, first_day, expected) => {
    expect(days(dates, first_day)).toEqual(expected.map((day) => `2026-07-${day}`));
  });

  it('repeats every round until a last day', () => {
    expect(days([on(3)], '2026-07-01', '2026-07-15')).toEqual([
      '2026-07-01',
      '2026-07-08',
      '2026-07-15',
    ]);
    expect(days([on(1), on(3, 2)], '2026-07-06', '2026-07-31')).toEqual([
      '2026-07-06',
      '2026-07-15',
      '2026-07-20',
      '2026-07-29',
    ]);
    expect(days(CAMP, '2026-07-08', '2026-07-14')).toEqual([
      '2026-07-08',
      '2026-07-09',
      '2026-07-10',
      '2026-07-13',
      '2026-07-14',
    ]);
  });

  it('puts a morning before an afternoon', () => {
    const half = (start_time: string, end_time: string) => ({
      week: 1,
      weekday: 1,
      start_time,
      end_time,
    });
    expect(
      datesOf([half('13:00', '16:00'), half('09:00', '12:00')], {
        first_day: '2026-07-06',
        last_day: null,
      }),
    ).toEqual([
      { day: '2026-07-06', start_time: '09:00', end_time: '12:00' },
      { day: '2026-07-06', start_time: '13:00', end_time: '16:00' },
    ]);
  });

  it('has each date once, on its weekday and not before the first day, from any Monday', () => {
    const date = fc.record({
      week: fc.integer({ min: 1, max: 6 }),
      weekday: fc.integer({ min: 1, max: 7 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(date, { minLength: 1, selector: ({ week, weekday }) => week * 7 + weekday }),
        fc.integer({ min: -2000, max: 20_000 }),
        (dates, weeks) => {
          const monday = addDays('2026-07-06', 7 * weeks);
          const configured = dates.map(({ week, weekday }) => on(weekday, week));
          const madeDates = datesOf(configured, { first_day: monday, last_day: null });
          expect(madeDates.map(({ day }) => String(weekdayOf(day))).toSorted()).toEqual(
            dates.map(({ weekday }) => String(weekday)).toSorted(),
          );
          expect(madeDates.every(({ day }) => day >= monday)).toBe(true);
          // the template derived from the dates yields the same dates again
          expect(
            datesOf(configurationOf(madeDates), { first_day: monday, last_day: null }),
          ).toEqual(madeDates);
        },
      ),
    );
  });
});

describe('configurationOf', () => {
  it('counts weeks from the first date, in any order', () => {
    expect(
      configurationOf([
        { day: '2026-07-14', ...NINE_TO_FOUR },
        { day: '2026-07-08', ...NINE_TO_FOUR },
        { day: '2026-07-08', start_time: '07:30', end_time: '09:00' },
      ]),
    ).toEqual([{ week: 1, weekday: 3, start_time: '07:30', end_time: '09:00' }, on(3), on(2, 2)]);
  });
});

describe('sameHoursOf', () => {
  it.each([
    ['a week of camp', CAMP, { weekdays: [1, 2, 3, 4, 5], ...NINE_TO_FOUR }],
    ['another hour on one day', [on(1), { ...on(2), end_time: '12:00' }], null],
    ['two weeks', [on(1), on(1, 2)], null],
    ['a day with a break', [on(1), on(1)], null],
    ['nothing', [], null],
  ])('%s', (_what, dates, expected) => {
    expect(sameHoursOf(dates)).toEqual(expected);
  });
});
