import { expect, it } from 'vitest';
import { replacementHours, type ReplacementDay } from './replacement-date.ts';

const zone = 'Europe/Brussels';
const at = (start_at: string, end_at: string) => ({ start_at, end_at });
/** Wednesdays from 14:00 to 15:30, wall time. */
const wednesday = (day: string, offset: string) =>
  at(`${day}T14:00:00${offset}`, `${day}T15:30:00${offset}`);
const lessons = [
  wednesday('2026-10-14', '+02:00'),
  wednesday('2026-11-11', '+01:00'),
  wednesday('2026-12-16', '+01:00'),
];
const armistice = lessons[1] ?? wednesday('2026-11-11', '+01:00');

it.each<[string, ReplacementDay, string, string]>([
  [
    'on a day',
    { by: 'DAY', day: '2026-11-14' },
    '2026-11-14T13:00:00.000Z',
    '2026-11-14T14:30:00.000Z',
  ],
  [
    'before the clock changed',
    { by: 'DAY', day: '2026-10-21' },
    '2026-10-21T12:00:00.000Z',
    '2026-10-21T13:30:00.000Z',
  ],
  [
    'after the last of them',
    { by: 'AFTER_LAST' },
    '2026-12-23T13:00:00.000Z',
    '2026-12-23T14:30:00.000Z',
  ],
])('%s, at the same local time', (_name, to, start_at, end_at) => {
  expect(replacementHours(armistice, { dates: lessons, to, zone })).toEqual({ start_at, end_at });
});

it('the date after the last one is never a public holiday', () => {
  const dates = [
    at('2026-12-11T17:00:00Z', '2026-12-11T18:00:00Z'),
    at('2026-12-18T17:00:00Z', '2026-12-18T18:00:00Z'),
  ];
  const [first = armistice] = dates;
  // 25 December and 1 January are Fridays
  expect(replacementHours(first, { dates, to: { by: 'AFTER_LAST' }, zone }).start_at).toBe(
    '2027-01-08T17:00:00.000Z',
  );
});

it('a date over midnight keeps its length in days, and the last one moves on a week', () => {
  const night = at('2026-07-03T18:00:00Z', '2026-07-04T08:00:00Z');
  expect(replacementHours(night, { dates: [night], to: { by: 'AFTER_LAST' }, zone })).toEqual(
    at('2026-07-10T18:00:00.000Z', '2026-07-11T08:00:00.000Z'),
  );
});
