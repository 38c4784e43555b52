import { expect, test } from 'vitest';
import { namedPeriod, partsOfPeriod, periodBefore, periodOfYearBefore } from './periods.ts';

test.each([
  ['THIS_WEEK', '2026-07-12', '2026-07-06', '2026-07-12'],
  ['LAST_WEEK', '2026-01-05', '2025-12-29', '2026-01-04'],
  ['THIS_MONTH', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['LAST_MONTH', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['LAST_MONTH', '2024-03-01', '2024-02-01', '2024-02-29'],
  ['THIS_SEASON', '2026-08-31', '2025-09-01', '2026-08-31'],
  ['THIS_SEASON', '2026-09-01', '2026-09-01', '2027-08-31'],
  ['THIS_YEAR', '2026-07-06', '2026-01-01', '2026-12-31'],
] as const)('%s as of %s is %s to %s', (name, today, from, to) => {
  expect(namedPeriod(name, today)).toEqual({ from, to });
});

test.each([
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['2026-01-01', '2026-02-28', '2025-11-01', '2025-12-31'],
  ['2026-07-06', '2026-07-12', '2026-06-29', '2026-07-05'],
  ['2026-07-06', '2026-07-06', '2026-07-05', '2026-07-05'],
])('%s to %s is compared with %s to %s', (from, to, before_from, before_to) => {
  expect(periodBefore({ from, to })).toEqual({ from: before_from, to: before_to });
});

test.each([
  ['day', '2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
  ['week', '2026-07-01', '2026-07-13', ['2026-06-29', '2026-07-06', '2026-07-13']],
  ['month', '2025-12-31', '2026-02-01', ['2025-12-01', '2026-01-01', '2026-02-01']],
] as const)('by %s, %s to %s is divided without gaps', (part, from, to, parts) => {
  expect(partsOfPeriod(part, { from, to })).toEqual(parts);
});

test('a year earlier means the same dates, or the same weekdays', () => {
  const july = { from: '2026-07-06', to: '2026-07-31' };
  expect(periodOfYearBefore(july)).toEqual({ from: '2025-07-06', to: '2025-07-31' });
  expect(periodOfYearBefore(july, { in_weeks: true })).toEqual({
    from: '2025-07-07',
    to: '2025-08-01',
  });
  expect(periodOfYearBefore({ from: '2028-02-29', to: '2028-02-29' }).from).toBe('2027-02-28');
});
