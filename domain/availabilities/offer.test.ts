import { expect, it } from 'vitest';
import type { Offered } from './offer.ts';
import { nextStartOf, offerOf } from './offer.ts';

const now = '2026-07-01T08:00:00.000Z';
const offered = (day: number, changes: Partial<Offered> = {}): Offered => ({
  status: 'OPEN',
  start_at: `2026-07-0${day}T07:00:00.000Z`,
  end_at: `2026-07-0${day}T14:00:00.000Z`,
  registrations_start_at: null,
  price: day * 1000,
  ...changes,
});
const running = offered(8, { start_at: '2026-06-01T07:00:00.000Z', price: 500 });
const longer = offered(9, { start_at: '2026-06-02T07:00:00.000Z', price: 500 });
const later = { registrations_start_at: '2026-07-02T07:00:00.000Z' };

it.each([
  ['nothing', [], ['CLOSED', 0, null, null, null]],
  ['what is closed', [offered(3, { status: 'CLOSED' })], ['CLOSED', 0, null, null, null]],
  ['what overlaps', [offered(3, { status: 'OVERLAP' })], ['CLOSED', 0, null, null, null]],
  ['what is open', [offered(4), offered(3)], ['OPEN', 2, 3000, '03', null]],
  ['the cheapest', [offered(4, { price: 100 }), offered(3)], ['OPEN', 2, 100, '03', null]],
  [
    'only what is open where something is',
    [offered(2, { status: 'FULL', price: 1 }), offered(3)],
    ['OPEN', 1, 3000, '03', null],
  ],
  ['what is full', [offered(4, { status: 'FULL' })], ['FULL', 0, 4000, '04', null]],
  ['what runs before what is to come', [offered(5), running], ['OPEN', 2, 500, '01', null]],
  ['what runs longest', [running, longer], ['OPEN', 2, 500, '02', null]],
  [
    'what is open and to come where what runs is full',
    [{ ...running, status: 'FULL' }, offered(5)],
    ['OPEN', 1, 5000, '05', null],
  ],
  ['what runs', [running], ['OPEN', 1, 500, '01', null]],
  ['what opens later', [offered(5, later)], ['OPEN', 1, 5000, '05', '02']],
  [
    'the first opening',
    [offered(5, later), offered(6, { registrations_start_at: '2026-07-03T07:00:00.000Z' })],
    ['OPEN', 2, 5000, '05', '02'],
  ],
  ['what can be chosen now', [offered(5, later), offered(6)], ['OPEN', 2, 5000, '06', null]],
] satisfies [string, readonly Offered[], unknown][])('a card shows %s', (_case, rows, expected) => {
  const { status, open, price_from, next, opens_at } = offerOf(rows, now);
  const day = (instant: string | undefined | null) => instant?.slice(8, 10) ?? null;
  expect([status, open, price_from, day(next?.start_at), day(opens_at)]).toEqual(expected);
});

it.each([
  ['nothing', [], null],
  ['the first to come', [offered(5), offered(4), running], '2026-07-04'],
  ['what runs where nothing is to come', [longer, running], '2026-06-01'],
  ['what is open', [offered(2, { status: 'FULL' }), offered(5)], '2026-07-05'],
  ['what is full where nothing is open', [offered(2, { status: 'FULL' })], '2026-07-02'],
] satisfies [string, readonly Offered[], unknown][])(
  'the next date begins %s',
  (_case, rows, expected) => {
    expect(nextStartOf(rows, now)?.slice(0, 10) ?? null).toBe(expected);
  },
);
