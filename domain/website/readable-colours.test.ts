import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf } from './oklch.ts';
import { decideColours, LEAST_CONTRAST, readableText } from './readable-colours.ts';

test.each([
  ['#000000', '#ffffff', true],
  ['#10302f', '#fdf4e7', true],
  ['#ffffff', '#767676', true],
  ['#ffffff', '#777777', false],
  ['#ff0000', '#00ff00', false],
])('%s behind %s is readable: %s', (background_color, text_color, ok) => {
  expect(decideColours({ background_color, text_color }).ok).toBe(ok);
});

test('a readable colour stays as it was chosen', () => {
  const colours = { background_color: '#10302f', text_color: '#fdf4e7' };
  expect(readableText(colours)).toBe('#fdf4e7');
});

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('for any choice, the proposed colour is readable', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (background_color, text_color) => {
      const proposed = readableText({ background_color, text_color });
      expect(contrastOf(proposed, background_color)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }),
    { numRuns: 300 },
  );
});
