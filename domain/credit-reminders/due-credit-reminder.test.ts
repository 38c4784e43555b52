import { expect, test } from 'vitest';
import { type Credit, isCreditReminderDue } from './due-credit-reminder.ts';
import { nextRound } from './next-round.ts';

const timezone = 'Europe/Brussels';
const credit = (changes: Partial<Credit> = {}): Credit => ({
  amount: 2_500,
  moved_at: '2025-08-31T10:00:00.000Z',
  reminded_at: null,
  ...changes,
});

test.each([
  ['a day too early', credit(), '2026-02-27T09:00:00.000Z', 6, false],
  ['on the day, the last of a short month', credit(), '2026-02-28T09:00:00.000Z', 6, true],
  ['later too', credit(), '2031-02-28T09:00:00.000Z', 6, true],
  ['a month after', credit(), '2025-09-30T09:00:00.000Z', 1, true],
  [
    'two years after 29 February, a day too early',
    ofLeapDay(),
    '2026-02-27T09:00:00.000Z',
    24,
    false,
  ],
  ['two years after 29 February', ofLeapDay(), '2026-02-28T09:00:00.000Z', 24, true],
  ['without months', credit(), '2031-02-28T09:00:00.000Z', null, false],
  ['without credit', credit({ amount: 0 }), '2031-02-28T09:00:00.000Z', 6, false],
  ['without any movement', credit({ moved_at: null }), '2031-02-28T09:00:00.000Z', 6, false],
  [
    'told this morning',
    remindedAt('2026-02-28T09:00:00.000Z'),
    '2026-02-28T09:30:00.000Z',
    6,
    false,
  ],
  [
    'told almost a year ago',
    remindedAt('2026-02-28T09:00:00.000Z'),
    '2027-02-27T09:00:00.000Z',
    6,
    false,
  ],
  ['told a year ago', remindedAt('2026-02-28T09:00:00.000Z'), '2027-02-28T09:00:00.000Z', 6, true],
  [
    'told a year ago, on 29 February',
    remindedAt('2028-02-29T09:00:00.000Z'),
    '2029-02-28T09:00:00.000Z',
    6,
    true,
  ],
])('%s', (_, of, now, months, due) => {
  expect(isCreditReminderDue(of, { months, now, timezone })).toBe(due);
});

function ofLeapDay(): Credit {
  return credit({ moved_at: '2024-02-29T10:00:00.000Z' });
}
function remindedAt(reminded_at: string): Credit {
  return credit({ reminded_at });
}

test.each([
  ['the same day', '2026-01-05T08:59:00.000Z', '2026-01-05', '2026-01-05T09:00:00.000Z'],
  ['the next one', '2026-01-05T09:00:00.000Z', '2026-01-06', '2026-01-06T09:00:00.000Z'],
  ['in summer time', '2026-03-28T12:00:00.000Z', '2026-03-29', '2026-03-29T08:00:00.000Z'],
])('the round leaves at ten on %s', (_, after, day, run_at) => {
  expect(nextRound(after, timezone)).toEqual({ day, run_at });
});
