import { expect, test } from 'vitest';
import { nextDue } from './schedules.ts';

const zone = 'Europe/Brussels';
const MONDAY_7 = { weekday: 1, hour: 7 };

test.each([
  ['in the week before', '2026-07-01T10:00:00.000Z', '2026-07-06T05:00:00.000Z'],
  ['a second before', '2026-07-06T04:59:59.000Z', '2026-07-06T05:00:00.000Z'],
  ['at that very moment: the next week', '2026-07-06T05:00:00.000Z', '2026-07-13T05:00:00.000Z'],
  ['late on the same day', '2026-07-06T20:00:00.000Z', '2026-07-13T05:00:00.000Z'],
  [
    'on Monday in Brussels, still Sunday in UTC',
    '2026-07-05T22:30:00.000Z',
    '2026-07-06T05:00:00.000Z',
  ],
  ['over the change to summer', '2026-03-23T06:00:00.000Z', '2026-03-30T05:00:00.000Z'],
  ['over the change to winter', '2026-10-19T05:00:00.000Z', '2026-10-26T06:00:00.000Z'],
  [
    'after five weeks of silence: one moment, the next',
    '2026-08-12T00:00:00.000Z',
    '2026-08-17T05:00:00.000Z',
  ],
])('Monday at seven, %s', (_says, after, due) => {
  expect(nextDue(MONDAY_7, { after, zone })).toBe(due);
});

test('a report at an hour that is skipped in spring is due an hour later, once', () => {
  const sunday = { weekday: 7, hour: 2 };
  const due = nextDue(sunday, { after: '2026-03-28T12:00:00.000Z', zone });
  // 2:00 does not exist on the wall on 29 March: it is 3:00
  expect(due).toBe('2026-03-29T01:00:00.000Z');
  expect(nextDue(sunday, { after: due, zone })).toBe('2026-04-05T00:00:00.000Z');
});

test('a report at an hour that comes twice in autumn is due the first time only', () => {
  const sunday = { weekday: 7, hour: 2 };
  const due = nextDue(sunday, { after: '2026-10-24T12:00:00.000Z', zone });
  expect(due).toBe('2026-10-25T00:00:00.000Z');
  expect(nextDue(sunday, { after: due, zone })).toBe('2026-11-01T01:00:00.000Z');
  expect(nextDue(sunday, { after: '2026-10-25T01:00:00.000Z', zone })).toBe(
    '2026-11-01T01:00:00.000Z',
  );
});
