import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueAt, type SubjectMoments } from './due-at.ts';
import { addMinutes } from '../base/instants.ts';
import { dayOf, wallTimeOf } from '../base/days.ts';
import type { DelayType } from './triggers.ts';

const zone = 'Europe/Brussels';
const DAY = 24 * 60;
/** Ordered on Saturday 28 March at 10:00; from Monday 30 March at 9:00 to 3 April at 16:00. */
const CAMP: SubjectMoments = {
  happened_at: '2026-03-28T09:00:00.000Z',
  starts_at: '2026-03-30T07:00:00.000Z',
  ends_at: '2026-04-03T14:00:00.000Z',
  expires_at: null,
};

test.each<[string, DelayType, number, string | null]>([
  ['at once', 'AFTER_TRIGGER', 0, '2026-03-28T09:00:00.000Z'],
  ['ninety minutes later', 'AFTER_TRIGGER', 90, '2026-03-28T10:30:00.000Z'],
  [
    'a day later, over the clock change, at the same hour',
    'AFTER_TRIGGER',
    DAY,
    '2026-03-29T08:00:00.000Z',
  ],
  ['25 hours later, in real time', 'AFTER_TRIGGER', 25 * 60, '2026-03-29T10:00:00.000Z'],
  [
    'three days before, over the clock change, at nine',
    'BEFORE_AVAILABILITY',
    3 * DAY,
    '2026-03-27T08:00:00.000Z',
  ],
  ['two hours before', 'BEFORE_AVAILABILITY', 120, '2026-03-30T05:00:00.000Z'],
  ['at the start', 'BEFORE_AVAILABILITY', 0, '2026-03-30T07:00:00.000Z'],
  [
    'the day after the last of several dates',
    'AFTER_AVAILABILITY',
    DAY,
    '2026-04-04T14:00:00.000Z',
  ],
  ['at the end', 'AFTER_AVAILABILITY', 0, '2026-04-03T14:00:00.000Z'],
  ['never before the end of something without one', 'BEFORE_EXPIRATION', DAY, null],
])('a notification is due %s', (_, delay_type, delay, due_at) => {
  expect(dueAt({ delay, delay_type }, { ...CAMP, zone })).toBe(due_at);
});

test.each<[string, string, number, string]>([
  [
    'in the hour that summer skips: an hour later',
    '2026-03-30T00:30:00.000Z',
    1,
    '2026-03-29T01:30:00.000Z',
  ],
  [
    'in the hour that winter repeats: the first',
    '2026-10-26T01:30:00.000Z',
    1,
    '2026-10-25T00:30:00.000Z',
  ],
  ['on the leap day', '2028-03-01T09:00:00.000Z', 1, '2028-02-29T09:00:00.000Z'],
])('a whole day before %s', (_, starts_at, days, due_at) => {
  const delay = { delay: days * DAY, delay_type: 'BEFORE_AVAILABILITY' } as const;
  expect(dueAt(delay, { ...CAMP, starts_at, zone })).toBe(due_at);
});

test('nothing is due without a date that takes place', () => {
  const none = { ...CAMP, starts_at: null, ends_at: null, zone };
  expect(dueAt({ delay: 0, delay_type: 'BEFORE_AVAILABILITY' }, none)).toBeNull();
  expect(dueAt({ delay: 0, delay_type: 'AFTER_AVAILABILITY' }, none)).toBeNull();
});

test('whole days keep the hour of the clock, on that many days before or after', () => {
  const minutes = fc.integer({ min: 0, max: 3 * 365 * DAY });
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 700 }), fc.boolean(), (from, days, before) => {
      const starts_at = addMinutes('2026-01-01T00:00:00.000Z', from);
      const delay_type = before ? 'BEFORE_AVAILABILITY' : 'AFTER_AVAILABILITY';
      const due = dueAt(
        { delay: days * DAY, delay_type },
        { ...CAMP, starts_at, ends_at: starts_at, zone },
      );
      const day = Temporal.PlainDate.from(dayOf(starts_at, zone));
      const expected = before ? day.subtract({ days }) : day.add({ days });
      expect(dayOf(due ?? '', zone)).toBe(expected.toString());
      // the hour that summer skips is the only one that cannot be kept
      if (wallTimeOf(starts_at, zone) < '02:00' || wallTimeOf(starts_at, zone) >= '03:00')
        expect(wallTimeOf(due ?? '', zone)).toBe(wallTimeOf(starts_at, zone));
    }),
  );
});
