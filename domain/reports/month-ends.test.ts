import { expect, test } from 'vitest';
import { dueMonthEnds } from './month-ends.ts';

const zone = 'Europe/Brussels';

test.each([
  {
    what: 'every month since the first entry, in the zone, in summer and winter',
    first_at: '2026-08-31T21:59:59.000Z',
    last_at: null,
    now: '2026-11-25T08:00:00.000Z',
    ends: ['2026-08-31T22:00:00.000Z', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  },
  {
    what: 'an entry at midnight belongs to the month that begins',
    first_at: '2026-09-30T22:00:00.000Z',
    last_at: null,
    now: '2026-11-25T08:00:00.000Z',
    ends: ['2026-10-31T23:00:00.000Z'],
  },
  {
    what: 'the months after the last recorded one',
    first_at: '2020-01-01T08:00:00.000Z',
    last_at: '2026-09-30T22:00:00.000Z',
    now: '2026-11-25T08:00:00.000Z',
    ends: ['2026-10-31T23:00:00.000Z'],
  },
  {
    what: 'a month is settled a day after it ended, and not before',
    first_at: '2026-10-05T08:00:00.000Z',
    last_at: null,
    now: '2026-11-01T22:59:59.000Z',
    ends: [],
  },
  {
    what: 'a month is settled from that moment on',
    first_at: '2026-10-05T08:00:00.000Z',
    last_at: null,
    now: '2026-11-01T23:00:00.000Z',
    ends: ['2026-10-31T23:00:00.000Z'],
  },
  {
    what: 'an organiser that moved to another zone goes on from there',
    first_at: '2026-08-05T08:00:00.000Z',
    last_at: '2026-10-01T00:00:00.000Z',
    now: '2026-11-25T08:00:00.000Z',
    ends: ['2026-10-31T23:00:00.000Z'],
  },
])('$what', ({ ends, first_at, last_at, now }) => {
  expect(dueMonthEnds({ first_at, last_at, zone, now })).toEqual(ends);
});
