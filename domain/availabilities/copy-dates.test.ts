import { expect, test } from 'vitest';
import { copyDates, type CopyWish, weeksLater } from './copy-dates.ts';

const zone = 'Europe/Brussels';
const on = (day: string, more: object = {}) => ({
  start_at: `${day}T07:00:00.000Z`,
  end_at: `${day}T14:00:00.000Z`,
  status: 'OPEN' as const,
  capacity: null,
  ...more,
});
const week = ['2026-07-20', '2026-07-21', '2026-07-22'].map((day) => on(day));
const wish: CopyWish = { weeks: 52, holidays_off: true, skipped_days: [] };
const daysOf = (dates: typeof week, changes: Partial<CopyWish> = {}) => {
  const decision = copyDates(dates, { ...wish, ...changes, zone });
  return decision.ok
    ? [decision.value.dates.map(({ day }) => day), decision.value.skipped_days]
    : decision.refused;
};

test.each([
  ['a year later, on the same weekdays', week, {}, [['2027-07-19', '2027-07-20'], ['2027-07-21']]],
  ['holidays too', week, { holidays_off: false }, [['2027-07-19', '2027-07-20', '2027-07-21'], []]],
  [
    'without a day that is named',
    week,
    { holidays_off: false, skipped_days: ['2027-07-20', '2027-08-01'] },
    [['2027-07-19', '2027-07-21'], ['2027-07-20']],
  ],
  [
    'without a day that is closed in the original',
    [on('2026-07-06', { status: 'CLOSED' }), on('2026-07-07')],
    { weeks: 1 },
    [['2026-07-14'], ['2026-07-13']],
  ],
  ['a full day is there again', [on('2026-07-06', { status: 'FULL' })], {}, [['2027-07-05'], []]],
  [
    'nothing is left',
    [on('2026-07-21')],
    { weeks: 1, skipped_days: ['2026-07-28'] },
    'NO_DATES_LEFT',
  ],
  ['Easter moves', [on('2026-04-13')], { weeks: 50 }, 'NO_DATES_LEFT'],
])('%s', (_case, dates, changes, expected) => {
  expect(daysOf(dates, changes)).toEqual(expected);
});

test.each([
  ['from summer into winter', '2026-10-20T07:00:00.000Z', 1, '2026-10-27T08:00:00.000Z'],
  ['from winter into summer', '2026-03-24T08:00:00.000Z', 1, '2026-03-31T07:00:00.000Z'],
  ['a year', '2026-07-06T07:00:00.000Z', 52, '2027-07-05T07:00:00.000Z'],
])('the local time stays: %s', (_case, instant, weeks, later) => {
  expect(weeksLater(instant, { weeks, zone })).toBe(later);
});

test('the places of one day are copied', () => {
  const decision = copyDates([on('2026-07-06', { capacity: 4 })], { ...wish, zone });
  expect(decision.ok ? decision.value.dates[0]?.capacity : null).toBe(4);
});
