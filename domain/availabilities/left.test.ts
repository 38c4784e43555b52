import { expect, it } from 'vitest';
import { placesOfDate } from './left.ts';

it.each([
  // capacity and taken places of the date, of its availability, places left
  [null, 9, null, 9, null],
  [10, 2, null, 2, 8],
  [null, 2, 14, 2, 12],
  [10, 2, 14, 12, 2],
  [10, 7, 14, 7, 3],
  [8, 9, null, 9, 0],
  [8, 1, 6, 7, 0],
] as const)(
  'of %o with %i, within %o with %i, %o are left',
  (capacity, registered, whole, taken, expected) => {
    const availability = { capacity: whole, registered: taken };
    expect(placesOfDate({ capacity, registered }, availability)).toBe(expected);
  },
);
