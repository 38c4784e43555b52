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
const from = (hour: number, duration: number, amount: number, times = 1) => ({
  resource_id: 1,
  start_at: slot(hour).start_at,
  duration,
  times,
  amount,
});
const long = { ...slot(11), prices: [{ duration: 5_400, amount: 2_500 }] };

test.each([
  ['nothing', [], null],
  ['one', [slot(9)], from(9, 3_600, 1_800)],
  ['two that follow each other, in any order', [slot(10), slot(9)], from(9, 7_200, 3_000)],
  ['two with an hour between', [slot(9), slot(11)], null],
  ['two of different resources', [slot(9), slot(10, 2)], null],
  ['one twice', [slot(9), slot(9)], null],
  [
    'a length that is not sold, time by time',
    [slot(9), slot(10), slot(11)],
    from(9, 3_600, 5_400, 3),
  ],
  ['a length that is not sold, of unequal times', [slot(9), slot(10), long], null],
])('%s', (_what, slots, booking) => {
  expect(bookingOfSlots(slots, { buffer_minutes: 0 })).toEqual(booking);
});

test.each([
  ['a length that is sold', [slot(9), slot(10)], from(9, 7_200, 3_000)],
  ['one that is not', [slot(9), slot(10), slot(11)], null],
])('with a required gap between bookings: %s', (_what, slots, booking) => {
  expect(bookingOfSlots(slots, { buffer_minutes: 15 })).toEqual(booking);
});
