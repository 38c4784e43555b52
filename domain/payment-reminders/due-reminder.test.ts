import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../base/days.ts';
import { addMinutes } from '../base/instants.ts';
import { dueReminder, lastDayAfter, type RemindableDebt } from './due-reminder.ts';
import { nextRound } from './next-round.ts';

const timezone = 'Europe/Brussels';
/** The end of Monday 19 January. */
const DUE = '2026-01-19T23:00:00.000Z';
const debt = (changes: Partial<RemindableDebt> = {}): RemindableDebt => ({
  due_at: DUE,
  stopped: false,
  reminders: 0,
  last_day: null,
  ...changes,
});
const settings = { reminder_first_days: 3, reminder_second_days: 14 };

describe('the reminder of a debt', () => {
  test.each([
    ['not before its day', debt(), '2026-01-21T08:00:00.000Z', null],
    ['the first on its day', debt(), '2026-01-22T08:00:00.000Z', 1],
    ['the first even later', debt(), '2026-03-22T08:00:00.000Z', 1],
    [
      'not the second while the first is on its way',
      debt({ reminders: 1 }),
      '2026-03-01T08:00:00.000Z',
      null,
    ],
    [
      'not the second on the last day',
      debt({ reminders: 1, last_day: '2026-02-05' }),
      '2026-02-05T22:59:00.000Z',
      null,
    ],
    [
      'the second on the day after',
      debt({ reminders: 1, last_day: '2026-02-05' }),
      '2026-02-05T23:00:00.000Z',
      2,
    ],
    [
      'never a third',
      debt({ reminders: 2, last_day: '2026-02-05' }),
      '2026-09-01T08:00:00.000Z',
      null,
    ],
    ['none without a deadline', debt({ due_at: null }), '2026-09-01T08:00:00.000Z', null],
    ['none that staff stopped', debt({ stopped: true }), '2026-09-01T08:00:00.000Z', null],
  ] as const)('%s', (_, of, now, rank) => {
    expect(dueReminder(of, { settings, now, timezone })).toBe(rank);
  });

  test.each([
    ['none when the organiser sends none', null, null, '2026-09-01T08:00:00.000Z', null],
    ['only the first', 0, null, '2026-01-20T08:00:00.000Z', 1],
    ['with 0 days not on the due day itself', 0, null, '2026-01-19T08:00:00.000Z', null],
  ] as const)('%s', (_, reminder_first_days, reminder_second_days, now, rank) => {
    const own_settings = { reminder_first_days, reminder_second_days };
    expect(dueReminder(debt(), { settings: own_settings, now, timezone })).toBe(rank);
  });

  test('is due at once after the start of something, where it ends that day', () => {
    const start = '2026-01-12T08:00:00.000Z';
    const at = { settings: { ...settings, reminder_first_days: 0 }, timezone };
    expect(dueReminder(debt({ due_at: start }), { ...at, now: start })).toBe(1);
  });
});

describe('the last day of a reminder', () => {
  test.each([
    ['14 days from the day after', '2026-01-22T08:00:00.000Z', null, '2026-02-05'],
    ['late in the evening', '2026-01-22T22:30:00.000Z', 14, '2026-02-05'],
    ['after midnight in Brussels', '2026-01-22T23:30:00.000Z', 14, '2026-02-06'],
    ['over the change to summer', '2026-03-20T08:00:00.000Z', 21, '2026-04-10'],
  ] as const)('is %s', (_, sent_at, reminder_second_days, day) => {
    expect(lastDayAfter(sent_at, { reminder_second_days, timezone })).toBe(day);
  });

  test('no history sends the second before the fourteen days are over', () => {
    const start = fc.integer({ min: 0, max: 600 * 24 * 60 });
    const wait = fc.integer({ min: 0, max: 60 * 24 * 60 });
    fc.assert(
      fc.property(start, wait, fc.integer({ min: 14, max: 90 }), (minutes, later, days) => {
        const sent_at = addMinutes('2026-01-01T00:00:00.000Z', minutes);
        const last_day = lastDayAfter(sent_at, { reminder_second_days: days, timezone });
        const now = addMinutes(sent_at, later);
        const rank = dueReminder(debt({ due_at: sent_at, reminders: 1, last_day }), {
          settings: { reminder_first_days: 0, reminder_second_days: days },
          now,
          timezone,
        });
        if (rank === 2) expect(later).toBeGreaterThan(days * 24 * 60 - 61);
      }),
    );
  });
});

describe('the next round', () => {
  test.each([
    ['today', '2026-01-22T07:59:00.000Z', '2026-01-22', '2026-01-22T08:00:00.000Z'],
    ['tomorrow at nine', '2026-01-22T08:00:00.000Z', '2026-01-23', '2026-01-23T08:00:00.000Z'],
    [
      'an hour less later in March',
      '2026-03-28T12:00:00.000Z',
      '2026-03-29',
      '2026-03-29T07:00:00.000Z',
    ],
  ] as const)('is %s', (_, after, day, run_at) => {
    expect(nextRound(after, timezone)).toEqual({ day, run_at });
    expect(nextRound(run_at, timezone).day).toBe(addDays(day, 1));
  });
});
