import { expect, test } from 'vitest';
import { groupSeries } from './group-series.ts';
import { seriesDates } from './recurrence.ts';

const series = seriesDates({
  first_day: '2026-07-03',
  last_day: '2026-07-14',
  weekdays: [1, 5],
  start_time: '09:00',
  end_time: '16:00',
  zone: 'Europe/Brussels',
  skipped_days: ['2026-07-10'],
});
const dates = series.ok ? series.value : [];
const days = (grouping: 'TOGETHER' | 'EACH_DAY' | 'EACH_WEEK') =>
  groupSeries(dates, grouping).map((group) => group.map(({ day }) => day));

test('dates are sold together, day by day or week by week', () => {
  expect(days('TOGETHER')).toEqual([['2026-07-03', '2026-07-06', '2026-07-13']]);
  expect(days('EACH_DAY')).toEqual([['2026-07-03'], ['2026-07-06'], ['2026-07-13']]);
  expect(days('EACH_WEEK')).toEqual([['2026-07-03'], ['2026-07-06'], ['2026-07-13']]);
  const camp = seriesDates({
    first_day: '2026-07-06',
    last_day: '2026-07-17',
    weekdays: [1, 2],
    start_time: '09:00',
    end_time: '16:00',
    zone: 'Europe/Brussels',
    skipped_days: [],
  });
  expect(groupSeries(camp.ok ? camp.value : [], 'EACH_WEEK').map((group) => group.length)).toEqual([
    2, 2,
  ]);
  expect(groupSeries([], 'TOGETHER')).toEqual([]);
});

test('a morning and an afternoon count as one day', () => {
  const halves = seriesDates({
    first_day: '2026-07-06',
    last_day: '2026-07-07',
    weekdays: [1],
    start_time: '09:00',
    end_time: '16:00',
    zone: 'Europe/Brussels',
    skipped_days: [],
    dates: [1, 2].flatMap((weekday) => [
      { week: 1, weekday, start_time: '13:00', end_time: '16:00' },
      { week: 1, weekday, start_time: '09:00', end_time: '12:00' },
    ]),
  });
  const groups = groupSeries(halves.ok ? halves.value : [], 'EACH_DAY');
  expect(groups.map((group) => group.map(({ start_at }) => start_at))).toEqual([
    ['2026-07-06T07:00:00.000Z', '2026-07-06T11:00:00.000Z'],
    ['2026-07-07T07:00:00.000Z', '2026-07-07T11:00:00.000Z'],
  ]);
});
