// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { focusFirstWrong } from './focus-first-wrong.ts';

afterEach(() => document.body.replaceChildren());

const group = (id: string) => document.getElementById(id);

test('focuses the first invalid field on the page, at its first enabled control', () => {
  document.body.innerHTML = `<div id="who"><input id="leon" type="checkbox" disabled><input id="jeanne" type="checkbox"></div><input id="phone">`;
  focusFirstWrong([group('phone'), null, group('who')]);
  expect(document.activeElement?.id).toBe('jeanne');
});

test('scrolls to a field without an enabled control, and leaves the focus where it was', () => {
  document.body.innerHTML = `<div id="who"><input type="checkbox" disabled></div><button id="add">Add</button>`;
  group('add')?.focus();
  const who = group('who') ?? document.body;
  const scrolls = vi.spyOn(who, 'scrollIntoView');
  focusFirstWrong([who]);
  expect(scrolls).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.id).toBe('add');
});
