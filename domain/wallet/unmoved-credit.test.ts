import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, dayOf, spanOfDay } from '../base/days.ts';
import { unmovedBefore } from './unmoved-credit.ts';

const timezone = 'Europe/Brussels';

/** The last day from which the months are over at noon of a day. */
const lastDay = (today: string, months: number) =>
  addDays(dayOf(unmovedBefore(`${today}T11:00:00.000Z`, { months, timezone }), timezone), -1);

test.each([
  ['a day that both months have', '2026-07-15', 6, '2026-01-15'],
  ['over the turn of a year', '2026-02-15', 6, '2025-08-15'],
  ['28 February ends what began on the 28th to the 31st', '2026-02-28', 6, '2025-08-31'],
  ['27 February ends only its own', '2026-02-27', 6, '2025-08-27'],
  ['29 February of a leap year', '2028-02-29', 6, '2027-08-31'],
  ['28 February of a leap year is not its last day', '2028-02-28', 6, '2027-08-28'],
  ['a year from 29 February', '2029-02-28', 12, '2028-02-29'],
  ['a year before 29 February', '2028-02-29', 12, '2027-02-28'],
  ['31 August goes back to a shorter month', '2026-08-31', 6, '2026-02-28'],
  ['1 September too, to the day after', '2026-09-01', 6, '2026-03-01'],
  ['30 April ends what began on 31 March', '2026-04-30', 1, '2026-03-31'],
  ['no month is today', '2026-04-30', 0, '2026-04-30'],
  ['two years', '2026-11-30', 24, '2024-11-30'],
])('%s', (_, today, months, day) => {
  expect(lastDay(today, months)).toBe(day);
});

test('is the last day whose months are over, whatever the day and the months', () => {
  const days = fc.integer({ min: 0, max: 3_000 }).map((offset) => addDays('2024-01-01', offset));
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 24 }), (today, months) => {
      const day = lastDay(today, months);
      expect(addMonths(day, months) <= today).toBe(true);
      expect(addMonths(addDays(day, 1), months) > today).toBe(true);
    }),
  );
});

test('counts days of the organiser’s zone, over the change of the clock', () => {
  // 30 June, half past midnight in Brussels
  const now = '2026-06-29T22:30:00.000Z';
  expect(unmovedBefore(now, { months: 6, timezone })).toBe(
    spanOfDay('2025-12-31', timezone).end_at,
  );
  expect(unmovedBefore(now, { months: 6, timezone: 'UTC' })).toBe('2025-12-30T00:00:00.000Z');
});
