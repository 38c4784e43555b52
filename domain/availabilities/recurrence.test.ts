import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, wallTimeOf } from '../base/days.ts';
import type { Recurrence } from './recurrence.ts';
import { daysOfSeries, seriesDates } from './recurrence.ts';

const weekly = (changes: Partial<Recurrence> = {}): Recurrence => ({
  first_day: '2026-10-12',
  last_day: '2026-11-08',
  weekdays: [7],
  start_time: '09:00',
  end_time: '12:00',
  zone: 'Europe/Brussels',
  skipped_days: [],
  ...changes,
});
const starts = (changes: Partial<Recurrence>) => {
  const series = seriesDates(weekly(changes));
  return series.ok ? series.value.map((date) => date.start_at) : series.refused;
};

describe('seriesDates', () => {
  it('keeps the local time when winter begins', () => {
    expect(starts({})).toEqual([
      '2026-10-18T07:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
      '2026-11-01T08:00:00.000Z',
      '2026-11-08T08:00:00.000Z',
    ]);
  });

  it('leaves out skipped days and includes both ends of the period', () => {
    expect(
      starts({
        first_day: '2026-10-18',
        last_day: '2026-10-25',
        skipped_days: ['2026-10-18', '2026-12-25'],
      }),
    ).toEqual(['2026-10-25T08:00:00.000Z']);
  });

  it('takes several weekdays in the order of time', () => {
    const series = seriesDates(weekly({ weekdays: [3, 1], last_day: '2026-10-20' }));
    expect(series.ok && series.value.map((date) => date.day)).toEqual([
      '2026-10-12',
      '2026-10-14',
      '2026-10-19',
    ]);
  });

  it('ends on the next day when the end is not after the start', () => {
    const night = seriesDates(
      weekly({
        first_day: '2027-03-27',
        last_day: '2027-03-27',
        weekdays: [6],
        start_time: '19:00',
        end_time: '09:00',
      }),
    );
    expect(night).toEqual({
      ok: true,
      value: [
        {
          day: '2027-03-27',
          start_at: '2027-03-27T18:00:00.000Z',
          end_at: '2027-03-28T07:00:00.000Z',
        },
      ],
    });
  });

  it('moves a time that does not exist forward', () => {
    expect(
      starts({ first_day: '2027-03-28', last_day: '2027-03-28', start_time: '02:30' }),
    ).toEqual(['2027-03-28T01:30:00.000Z']);
  });

  it.each([
    ['DAY_INVALID', { first_day: '2026-02-30' }],
    ['DAY_INVALID', { skipped_days: ['tomorrow'] }],
    ['PERIOD_REVERSED', { last_day: '2026-10-11' }],
    ['PERIOD_TOO_LONG', { last_day: '2029-01-01' }],
    ['WEEKDAYS_REQUIRED', { weekdays: [] }],
    ['WEEKDAYS_REQUIRED', { weekdays: [8] }],
    ['TIME_INVALID', { start_time: '9:00' }],
    ['TIME_INVALID', { end_time: '24:00' }],
    ['ZONE_UNKNOWN', { zone: 'Europe/Atlantis' }],
    ['NO_DATES', { last_day: '2026-10-13' }],
  ] satisfies [string, Partial<Recurrence>][])('refuses with %s for %j', (refused, changes) => {
    expect(starts(changes)).toBe(refused);
  });

  it('has the same local time on every date of a year', () => {
    fc.assert(
      fc.property(fc.nat(700), fc.integer({ min: 3, max: 23 }), (offset, hour) => {
        const first_day = addDays('2026-01-01', offset);
        const start_time = `${String(hour).padStart(2, '0')}:15`;
        const series = seriesDates(
          weekly({ first_day, last_day: addDays(first_day, 370), start_time, end_time: '23:45' }),
        );
        if (!series.ok) throw new Error(series.refused);
        expect(series.value.length).toBeGreaterThanOrEqual(52);
        for (const date of series.value) {
          expect(wallTimeOf(date.start_at, 'Europe/Brussels')).toBe(start_time);
          expect(dayOf(date.start_at, 'Europe/Brussels')).toBe(date.day);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('the dates of a template', () => {
  const day = { week: 1, start_time: '00:00', end_time: '00:00' };
  const weekend = [6, 7, 1].map((weekday, index) => ({
    ...day,
    weekday,
    week: index === 2 ? 2 : 1,
  }));
  const hoursFrom = (first_day: string) => {
    const series = seriesDates(
      weekly({ first_day, last_day: addDays(first_day, 2), dates: weekend }),
    );
    return series.ok
      ? series.value.map(
          ({ start_at, end_at }) => (Date.parse(end_at) - Date.parse(start_at)) / 3_600_000,
        )
      : series.refused;
  };

  it('are whole days of 23, 24 and 25 hours where the clock changes', () => {
    expect(hoursFrom('2027-03-27')).toEqual([24, 23, 24]);
    expect(hoursFrom('2026-10-24')).toEqual([24, 25, 24]);
  });

  it('keep their local hours when the clock changes, on every weekday', () => {
    const halves = [
      { week: 1, weekday: 7, start_time: '13:00', end_time: '16:00' },
      { week: 1, weekday: 7, start_time: '09:00', end_time: '12:00' },
    ];
    const series = seriesDates(
      weekly({ first_day: '2026-10-18', last_day: '2026-10-25', dates: halves }),
    );
    expect(series.ok && series.value.map(({ start_at }) => start_at)).toEqual([
      '2026-10-18T07:00:00.000Z',
      '2026-10-18T11:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
      '2026-10-25T12:00:00.000Z',
    ]);
  });

  it('are refused for more days than two years have', () => {
    const halves = ['08:00', '10:00'].flatMap((start_time) =>
      [1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday, start_time, end_time: '12:00' })),
    );
    expect(starts({ first_day: '2026-01-01', last_day: '2027-12-31', dates: halves })).toBe(
      'PERIOD_TOO_LONG',
    );
  });

  it('leave out skipped days, and list the remaining ones', () => {
    const camp = [1, 2, 3].map((weekday) => ({ ...day, weekday }));
    const week = { first_day: '2026-07-20', last_day: '2026-07-24', dates: camp };
    expect(daysOfSeries(weekly(week))).toEqual({
      skipped_days: [],
      days: ['2026-07-20', '2026-07-21', '2026-07-22'],
    });
    expect(daysOfSeries(weekly({ ...week, skipped_days: ['2026-07-21', '2026-07-23'] }))).toEqual({
      skipped_days: ['2026-07-21'],
      days: ['2026-07-20', '2026-07-22'],
    });
    expect(daysOfSeries(weekly({ ...week, last_day: 'never' }))).toEqual({
      skipped_days: [],
      days: [],
    });
  });
});
