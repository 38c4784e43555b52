import { expect, it } from 'vitest';
import { placesFreed } from './places-freed.ts';

const places = (capacity: number | null, closed = false) => ({ capacity, closed });

it.each([
  ['more places', places(10), places(12), 2],
  ['fewer places', places(10), places(8), 0],
  ['as many places', places(10), places(10), 0],
  ['no limit any more', places(10), places(null), null],
  ['a limit', places(null), places(10), 0],
  ['no limit as before', places(null), places(null), 0],
  ['open again', places(10, true), places(10), null],
  ['open again with fewer places', places(10, true), places(5), null],
  ['closed with more places', places(10), places(20, true), 0],
])('%s', (_case, before, after, expected) => {
  expect(placesFreed(before, after)).toBe(expected);
});
