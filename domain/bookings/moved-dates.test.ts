import { expect, test } from 'vitest';
import { type BookingState, movedDates } from './moved-dates.ts';

const at = (hour: number) => ({
  start_at: `2026-01-12T${hour}:00:00.000Z`,
  end_at: `2026-01-12T${hour + 1}:00:00.000Z`,
});
const first = { id: 1, ...at(10) };
const second = { id: 2, ...at(14) };
const was: BookingState = { resource_id: 7, total_amount: 1_800, dates: [first, second] };

test.each<[string, Partial<BookingState>, ReturnType<typeof movedDates>]>([
  ['where it was', {}, []],
  [
    'written with an offset',
    {
      dates: [
        { id: 1, start_at: '2026-01-12T11:00:00+01:00', end_at: '2026-01-12T12:00:00+01:00' },
        second,
      ],
    },
    [],
  ],
  [
    'one of its dates',
    { dates: [second, { ...first, ...at(16) }] },
    [{ id: 1, was: at(10), is: at(16) }],
  ],
  [
    'all of them, elsewhere',
    { resource_id: 8 },
    [
      { id: 1, was: at(10), is: at(10) },
      { id: 2, was: at(14), is: at(14) },
    ],
  ],
  ['another price alone', { total_amount: 2_500 }, []],
])('%s', (_name, more, moved) => {
  expect(movedDates(was, { ...was, ...more })).toEqual(moved);
});
