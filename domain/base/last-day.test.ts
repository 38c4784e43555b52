import { expect, test } from 'vitest';
import { lastDayOf } from './last-day.ts';

test.each([
  ['the end of a day, in winter', '2026-12-12T23:00:00.000Z', '2026-12-12'],
  ['in summer', '2026-07-15T22:00:00.000Z', '2026-07-15'],
  ['a day of 25 hours', '2026-10-25T23:00:00.000Z', '2026-10-25'],
  ['the start of a camp', '2026-07-06T07:00:00.000Z', '2026-07-06'],
  ['one second past midnight', '2026-07-05T22:00:01.000Z', '2026-07-06'],
])('%s', (_, end, day) => {
  expect(lastDayOf(end, 'Europe/Brussels')).toBe(day);
});
