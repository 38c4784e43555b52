import { expect, test } from 'vitest';
import { daysOfWeek } from '../availabilities/week.ts';
import { arrangeWeek } from './arrange-week.ts';

const week = daysOfWeek('2026-07-06');
const date = (availability: string, column: number, hour = '07') => ({
  cuid: `${availability}-${column}-${hour}`,
  availability,
  day: week[column] ?? '',
  start_at: `${week[column]}T${hour}:00:00.000Z`,
});

test('consecutive days form a bar, other dates are below their day by hour', () => {
  const camp = [0, 1, 2, 3, 4].map((column) => date('camp', column));
  const course = [date('course', 0), date('course', 2)];
  const { bars, days } = arrangeWeek(
    [...camp, ...course, date('late', 2, '15'), date('early', 2, '06')],
    week,
  );
  expect(bars).toEqual([{ first: 0, last: 4, dates: camp }]);
  expect(days.map((same_dates) => same_dates.map(({ availability }) => availability))).toEqual([
    ['course'],
    [],
    ['early', 'course', 'late'],
    [],
    [],
    [],
    [],
  ]);
});

test('two dates on one day form no bar, and the longest bar comes first', () => {
  const twice = [date('twice', 3), date('twice', 3, '13')];
  const short = [date('short', 0), date('short', 1)];
  const long = [date('long', 0), date('long', 1), date('long', 2)];
  const { bars, days } = arrangeWeek([...twice, ...short, ...long], week);
  expect(bars.map(({ dates }) => dates[0]?.availability)).toEqual(['long', 'short']);
  expect(days[3]).toHaveLength(2);
});
