import { expect, it } from 'vitest';
import { isPeriod } from './period.ts';
import { spansOfPeriods } from './spans-of-periods.ts';

it.each([
  ['2026-07', true],
  ['2026-12', true],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-7', false],
  ['0000-01', false],
  [' 2026-07', false],
  [202607, false],
])('%s is a period: %s', (text, answer) => {
  expect(isPeriod(text)).toBe(answer);
});

it('a month begins and ends at midnight in the zone, in summer and winter', () => {
  expect(spansOfPeriods(['2026-07', '2026-12'], 'Europe/Brussels')).toEqual([
    { start_at: '2026-06-30T22:00:00.000Z', end_at: '2026-07-31T22:00:00.000Z' },
    { start_at: '2026-11-30T23:00:00.000Z', end_at: '2026-12-31T23:00:00.000Z' },
  ]);
});

it('months are sorted and unique, and adjacent ones form one span', () => {
  expect(spansOfPeriods(['2026-08', '2026-03', '2026-07', '2026-08'], 'Europe/Brussels')).toEqual([
    // March loses the hour that summer time skips
    { start_at: '2026-02-28T23:00:00.000Z', end_at: '2026-03-31T22:00:00.000Z' },
    { start_at: '2026-06-30T22:00:00.000Z', end_at: '2026-08-31T22:00:00.000Z' },
  ]);
  expect(spansOfPeriods([], 'Europe/Brussels')).toEqual([]);
});
