import { expect, test } from 'vitest';
import { isIdle, isSeenLongAgo } from './idle.ts';

const seen_at = '2026-11-22T09:00:00.000Z';

test.each([
  [15, '2026-11-22T09:14:59.999Z', false],
  [15, '2026-11-22T09:15:00.000Z', true],
  [720, '2026-11-22T20:59:59.000Z', false],
  [null, '2026-11-25T09:00:00.000Z', false],
])('with %s minutes, at %s: idle is %s', (idle_minutes, now, idle) => {
  expect(isIdle({ seen_at, idle_minutes, now })).toBe(idle);
});

test('activity is recorded again after a minute', () => {
  expect(isSeenLongAgo(seen_at, '2026-11-22T09:00:59.999Z')).toBe(false);
  expect(isSeenLongAgo(seen_at, '2026-11-22T09:01:00.000Z')).toBe(true);
});
