import { expect, test } from 'vitest';
import { takesPlace } from './takes-place.ts';

test.each([
  ['somebody registered', {}, true],
  ['cancelled', { cancelled: true }, false],
  ['called off', { called_off: true }, false],
  ['called off, with its share taken off', { called_off: true, taken_off_amount: 2_500 }, false],
  ['opened again, its share taken off', { taken_off_amount: 2_500 }, false],
  ['opened again, nothing to take off', { taken_off_amount: 0 }, false],
] as const)('%s', (_, of, expected) => {
  const plain = { cancelled: false, called_off: false, taken_off_amount: null };
  expect(takesPlace({ ...plain, ...of })).toBe(expected);
});
