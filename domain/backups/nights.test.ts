import { expect, test } from 'vitest';
import { lastDue } from './nights.ts';

test.each([
  ['2026-11-28T18:00:00.000Z', '03:30', '2026-11-28T02:30:00.000Z'],
  ['2026-11-28T02:29:59.999Z', '03:30', '2026-11-27T02:30:00.000Z'],
  ['2026-11-28T02:30:00.000Z', '03:30', '2026-11-28T02:30:00.000Z'],
  // the hour that summer time skips, and the one that occurs twice
  ['2026-03-29T12:00:00.000Z', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T12:00:00.000Z', '02:30', '2026-10-25T00:30:00.000Z'],
])('at %s, with backups at %s, the last one was due at %s', (now, at, due) => {
  expect(lastDue(now, at)).toBe(due);
});
