import { expect, test } from 'vitest';
import { heavyParts } from './heavy-pages.ts';

test.each([
  [{ pictures: 0, grounds: 0, lists: 0 }, []],
  [{ pictures: 24, grounds: 3, lists: 6 }, []],
  [{ pictures: 25, grounds: 3, lists: 6 }, ['pictures']],
  [{ pictures: 5, grounds: 4, lists: 7 }, ['grounds', 'lists']],
] as const)('%j has too many %j', (counts, parts) => {
  expect(heavyParts(counts)).toEqual(parts);
});
