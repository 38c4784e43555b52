import { expect, test } from 'vitest';
import { isPlannable } from './planned.ts';

const NOW = '2026-12-01T09:00:00.000Z';

test.each([
  ['a minute ago', '2026-12-01T08:59:00.000Z', false],
  ['now', NOW, false],
  ['in a minute', '2026-12-01T09:01:00.000Z', true],
  ['in a year', '2027-12-01T09:00:00.000Z', true],
  ['in more than a year', '2027-12-02T09:01:00.000Z', false],
])('%s', (_, send_at, plannable) => {
  expect(isPlannable(send_at, NOW)).toBe(plannable);
});
