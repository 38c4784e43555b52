import { expect, test } from 'vitest';
import { mondayOf, daysOfWeek } from '../pages/availabilities/week.ts';
import { momentOfWall, wallMoment } from './wall-moment.ts';

test.each([
  ['2026-07-06T09:00', '2026-07-06T07:00:00.000Z'],
  ['2026-01-06T09:00', '2026-01-06T08:00:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T09:30', '2026-10-25T08:30:00.000Z'],
])('%s in Brussels is %s, in both directions', (wall, instant) => {
  expect(momentOfWall(wall, 'Europe/Brussels')).toBe(instant);
  expect(wallMoment(instant, 'Europe/Brussels')).toBe(wall);
});

test.each([
  ['2026-07-06', '2026-07-06'],
  ['2026-07-12', '2026-07-06'],
  ['2027-01-01', '2026-12-28'],
  ['1969-12-31', '1969-12-29'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
  expect(daysOfWeek(monday)).toContain(day);
});
