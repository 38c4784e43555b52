import { expect, it } from 'vitest';
import { delayOf } from './submit-delay.ts';

it.each([
  ['search', 390, 500],
  ['panel', 1280, 750],
  ['drawer', 1024, 350],
  ['drawer', 600, 0],
] as const)('a filter in the %s at %i px waits %i ms', (place, width, delay) => {
  expect(delayOf(place, width)).toBe(delay);
});
