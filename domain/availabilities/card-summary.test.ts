import { expect, it } from 'vitest';
import type { Summarised } from './card-summary.ts';
import { nextStartOf, summaryOf } from './card-summary.ts';

const now = '2026-07-01T08:00:00.000Z';
const availability = (day: number, changes: Partial<Summarised> = {}): Summarised => ({
  status: 'OPEN',
  start_at: `2026-07-0${day}T07:00:00.000Z`,
  end_at: `2026-07-0${day}T14:00:00.000Z`,
  registrations_start_at: null,
  price: day * 1000,
  ...changes,
});
const running = availability(8, { start_at: '2026-06-01T07:00:00.000Z', price: 500 });
const longer = availability(9, { start_at: '2026-06-02T07:00:00.000Z', price: 500 });
const later = { registrations_start_at: '2026-07-02T07:00:00.000Z' };

it.each([
  ['nothing', [], ['CLOSED', 0, null, null, null]],
  [
    'a closed availability',
    [availability(3, { status: 'CLOSED' })],
    ['CLOSED', 0, null, null, null],
  ],
  [
    'an overlapping availability',
    [availability(3, { status: 'OVERLAP' })],
    ['CLOSED', 0, null, null, null],
  ],
  ['an open availability', [availability(4), availability(3)], ['OPEN', 2, 3000, '03', null]],
  [
    'the cheapest',
    [availability(4, { price: 100 }), availability(3)],
    ['OPEN', 2, 100, '03', null],
  ],
  [
    'only open availabilities when there are some',
    [availability(2, { status: 'FULL', price: 1 }), availability(3)],
    ['OPEN', 1, 3000, '03', null],
  ],
  ['a full availability', [availability(4, { status: 'FULL' })], ['FULL', 0, 4000, '04', null]],
  ['a running one before coming ones', [availability(5), running], ['OPEN', 2, 500, '01', null]],
  ['the longest-running one', [running, longer], ['OPEN', 2, 500, '02', null]],
  [
    'a coming open one when the running one is full',
    [{ ...running, status: 'FULL' }, availability(5)],
    ['OPEN', 1, 5000, '05', null],
  ],
  ['a running availability', [running], ['OPEN', 1, 500, '01', null]],
  ['a later opening', [availability(5, later)], ['OPEN', 1, 5000, '05', '02']],
  [
    'the first opening',
    [
      availability(5, later),
      availability(6, { registrations_start_at: '2026-07-03T07:00:00.000Z' }),
    ],
    ['OPEN', 2, 5000, '05', '02'],
  ],
  [
    'the date that can be chosen now',
    [availability(5, later), availability(6)],
    ['OPEN', 2, 5000, '06', null],
  ],
] satisfies [string, readonly Summarised[], unknown][])(
  'a card shows %s',
  (_case, rows, expected) => {
    const { status, open, price_from, next, opens_at } = summaryOf(rows, now);
    const day = (instant: string | undefined | null) => instant?.slice(8, 10) ?? null;
    expect([status, open, price_from, day(next?.start_at), day(opens_at)]).toEqual(expected);
  },
);

it.each([
  ['nothing', [], null],
  ['the first to come', [availability(5), availability(4), running], '2026-07-04'],
  ['the running one when nothing is coming', [longer, running], '2026-06-01'],
  ['an open availability', [availability(2, { status: 'FULL' }), availability(5)], '2026-07-05'],
  ['a full one when nothing is open', [availability(2, { status: 'FULL' })], '2026-07-02'],
] satisfies [string, readonly Summarised[], unknown][])(
  'the next start is that of %s',
  (_case, rows, expected) => {
    expect(nextStartOf(rows, now)?.slice(0, 10) ?? null).toBe(expected);
  },
);
