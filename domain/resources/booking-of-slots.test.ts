import { expect, test } from 'vitest';
import { bookingOfSlots } from './booking-of-slots.ts';

const slot = (hour: number, resource_id = 1) => ({
  resource_id,
  start_at: `2026-07-06T${String(hour).padStart(2, '0')}:00:00.000Z`,
  prices: [
    { duration: 3_600, amount: 1_800 },
    { duration: 7_200, amount: 3_000 },
  ],
});
const from = (hour: number, duration: number, amount: number) => ({
  resource_id: 1,
  start_at: slot(hour).start_at,
  duration,
  amount,
});

test.each([
  ['nothing', [], null],
  ['one', [slot(9)], from(9, 3_600, 1_800)],
  ['two that follow each other, in any order', [slot(10), slot(9)], from(9, 7_200, 3_000)],
  ['two with an hour between', [slot(9), slot(11)], null],
  ['two of different resources', [slot(9), slot(10, 2)], null],
  ['one twice', [slot(9), slot(9)], null],
  ['a length that is not sold', [slot(9), slot(10), slot(11)], null],
])('%s', (_what, slots, booking) => {
  expect(bookingOfSlots(slots)).toEqual(booking);
});
