import { expect, it } from 'vitest';
import { delayOf } from './submit-delay.ts';

it.each([
  ['search', 390, 500],
  ['fields', 1280, 750],
  ['popover', 1280, 350],
  ['popover', 600, 0],
  ['fields', 1024, 350],
  ['fields', 600, 0],
] as const)('a filter in the %s at %i px waits %i ms', (part, width, delay) => {
  expect(delayOf(part, width)).toBe(delay);
});
