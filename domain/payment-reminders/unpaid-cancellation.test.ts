import { describe, expect, test } from 'vitest';
import {
  cancelledFrom,
  decideUnpaid,
  type UnpaidRegistration,
  type UnpaidSettings,
} from './unpaid-cancellation.ts';

const timezone = 'Europe/Brussels';
const settings: UnpaidSettings = {
  reminder_first_days: 3,
  reminder_second_days: 14,
  unpaid_cancellation_days: 3,
};
const unpaid = (changes: Partial<UnpaidRegistration> = {}): UnpaidRegistration => ({
  reminder: { rank: 2, last_day: '2026-02-20', cancelled_from: '2026-02-24' },
  stopped: false,
  due_at: '2026-01-19T23:00:00.000Z',
  owed_amount: 10_000,
  order_paid_amount: 0,
  starts: ['2026-07-06T07:00:00.000Z'],
  paying: false,
  ...changes,
});

describe('the day from which something may be cancelled', () => {
  test.each([
    ['three days after the last day of the second', 2, settings, '2026-02-24'],
    ['none after the first, when a second follows', 1, settings, null],
    [
      'that of the first, without a second',
      1,
      { ...settings, reminder_second_days: null },
      '2026-02-24',
    ],
    ['the day after with 0 days', 2, { ...settings, unpaid_cancellation_days: 0 }, '2026-02-21'],
    ['none when nothing follows', 2, { ...settings, unpaid_cancellation_days: null }, null],
    ['none without reminders', 2, { ...settings, reminder_first_days: null }, null],
  ] as const)('is %s', (_, rank, of, day) => {
    expect(cancelledFrom({ rank, last_day: '2026-02-20' }, of)).toBe(day);
  });
});

describe('an unpaid registration', () => {
  const AFTER = '2026-02-24T08:00:00.000Z';
  test.each([
    ['is cancelled on its day', unpaid(), AFTER, 'CANCEL'],
    ['is not on the day before', unpaid(), '2026-02-23T22:59:00.000Z', null],
    [
      'is for staff when a part of its order is paid',
      unpaid({ order_paid_amount: 1 }),
      AFTER,
      'FOR_STAFF',
    ],
    ['stays when it was not reminded of', unpaid({ reminder: null }), AFTER, null],
    [
      'stays when no reminder said that it may be cancelled',
      unpaid({ reminder: { rank: 2, last_day: '2026-02-20', cancelled_from: null } }),
      AFTER,
      null,
    ],
    [
      'stays until the day that the reminder gave, although the settings are shorter now',
      unpaid({ reminder: { rank: 2, last_day: '2026-02-20', cancelled_from: '2026-02-25' } }),
      AFTER,
      null,
    ],
    ['stays when staff stopped its reminders', unpaid({ stopped: true }), AFTER, null],
    ['stays while money is under way', unpaid({ paying: true }), AFTER, null],
    ['stays when it owes nothing', unpaid({ owed_amount: 0 }), AFTER, null],
    [
      'stays when it got another deadline',
      unpaid({ due_at: '2026-03-01T23:00:00.000Z' }),
      AFTER,
      null,
    ],
    ['stays when it has none', unpaid({ due_at: null }), AFTER, null],
    [
      'stays once a date has begun',
      unpaid({ starts: [AFTER, '2026-07-06T07:00:00.000Z'] }),
      AFTER,
      null,
    ],
  ] as const)('%s', (_, registration, now, decision) => {
    expect(decideUnpaid(registration, { settings, now, timezone })).toBe(decision);
  });
});
