import { expect, test } from 'vitest';
import { hasOtherShape, keptFocalPoint } from './kept-focal-point.ts';

const picture = (width: number | null, height: number | null, focal_x = 5000, focal_y = 5000) => ({
  width,
  height,
  focal_x,
  focal_y,
});

test.each([
  ['that of the old one', picture(4, 3), { focal_x: 2000, focal_y: 9000 }],
  ['its own, when somebody chose it', picture(4, 3, 100, 5000), { focal_x: 100, focal_y: 5000 }],
])('the focal point is %s', (_, to, kept) => {
  expect(keptFocalPoint(picture(4, 3, 2000, 9000), to)).toEqual(kept);
});

test.each([
  [picture(400, 300), picture(800, 600), false],
  [picture(400, 300), picture(500, 300), false],
  [picture(400, 300), picture(530, 300), true],
  [picture(400, 300), picture(300, 400), true],
  [picture(400, 300), picture(null, null), true],
  [picture(400, 300), picture(400, 0), true],
])('%o and %o have another shape: %s', (from, to, other) => {
  expect(hasOtherShape(from, to)).toBe(other);
});
