// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest';
import { takeUndoKeys } from './undo-keys.ts';

const step = vi.fn();
const reached = vi.fn();

beforeAll(() => {
  takeUndoKeys(step);
  document.body.innerHTML = '<p contenteditable="plaintext-only">x</p>';
  document.addEventListener('keydown', reached);
});

/** Presses a key in the text; returns true when it would still do what it does online. */
const press = (key: string, more: KeyboardEventInit = {}) =>
  document
    .querySelector('p')
    ?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    );

test('undoing and redoing go to the office, also from a text; all other keys stay', () => {
  expect(press('z', { ctrlKey: true })).toBe(false);
  expect(press('Z', { metaKey: true, shiftKey: true })).toBe(false);
  expect(step.mock.calls).toEqual([['undo'], ['redo']]);
  expect(reached).not.toHaveBeenCalled();
  expect(press('z')).toBe(true);
  expect(press('c', { ctrlKey: true })).toBe(true);
  expect(reached).toHaveBeenCalledTimes(2);
  expect(step).toHaveBeenCalledTimes(2);
});
