import { expect, test } from 'vitest';
import { visibleBox } from './visible-box.ts';

const box = { id: 'a', left: 10, top: 50, width: 300, height: 100 };

test.each([
  ['nothing covers it', 0, box],
  ['a header ends above it', 50, box],
  ['a header covers its upper part', 80, { ...box, top: 80, height: 70 }],
  ['a header covers it', 150, null],
])('%s', (_, covered, visible) => {
  expect(visibleBox(box, covered)).toEqual(visible);
});
