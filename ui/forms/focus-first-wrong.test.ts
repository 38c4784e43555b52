// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { focusFirstWrong } from './focus-first-wrong.ts';

afterEach(() => document.body.replaceChildren());

const group = (id: string) => document.getElementById(id);

test('of several the first on the page, at what can be reached of it', () => {
  document.body.innerHTML = `<div id="who"><input id="leon" type="checkbox" disabled><input id="jeanne" type="checkbox"></div><input id="phone">`;
  focusFirstWrong([group('phone'), null, group('who')]);
  expect(document.activeElement?.id).toBe('jeanne');
});

test('where nothing of it can be chosen it comes into sight, and what was in focus stays', () => {
  document.body.innerHTML = `<div id="who"><input type="checkbox" disabled></div><button id="add">Add</button>`;
  group('add')?.focus();
  const who = group('who') ?? document.body;
  const shown = vi.spyOn(who, 'scrollIntoView');
  focusFirstWrong([who]);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.id).toBe('add');
});
