import { expect, test } from 'vitest';
import { stepOfKey } from './undo-keys.ts';

const keys = (key: string, ...held: readonly string[]) => ({
  key,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
});

test.each([
  [keys('z', 'ctrl'), 'undo'],
  [keys('z', 'meta'), 'undo'],
  [keys('Z', 'ctrl'), 'undo'],
  [keys('Z', 'ctrl', 'shift'), 'redo'],
  [keys('Z', 'meta', 'shift'), 'redo'],
  [keys('y', 'ctrl'), 'redo'],
  [keys('z'), null],
  [keys('Z', 'shift'), null],
  [keys('z', 'ctrl', 'alt'), null],
  [keys('x', 'ctrl'), null],
  [keys('Control', 'ctrl'), null],
] as const)('%j is %s', (pressed, step) => {
  expect(stepOfKey(pressed)).toBe(step);
});
