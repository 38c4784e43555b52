import { expect, test } from 'vitest';
import { namedPeriod, periodBefore } from './periods.ts';

test.each([
  ['THIS_WEEK', '2026-07-12', '2026-07-06', '2026-07-12'],
  ['LAST_WEEK', '2026-01-05', '2025-12-29', '2026-01-04'],
  ['THIS_MONTH', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['LAST_MONTH', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['LAST_MONTH', '2024-03-01', '2024-02-01', '2024-02-29'],
  ['THIS_SEASON', '2026-08-31', '2025-09-01', '2026-08-31'],
  ['THIS_SEASON', '2026-09-01', '2026-09-01', '2027-08-31'],
  ['THIS_YEAR', '2026-07-06', '2026-01-01', '2026-12-31'],
] as const)('%s seen from %s is %s to %s', (name, today, from, to) => {
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
