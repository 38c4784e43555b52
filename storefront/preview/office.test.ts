// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { heardFrom, tellOffice } from './office.ts';

const ORIGIN = 'https://office.example.be';
const posted = vi.fn();
const office = { window: { postMessage: posted }, origin: ORIGIN };
const select = { ribambelle: 1, type: 'select', id: 'title' };

/** Returns what is heard of a message of the office, with something else about it. */
const heard = (data: unknown, other: { source?: unknown; origin?: string } = {}) =>
  heardFrom(office, { source: office.window, origin: ORIGIN, data, ...other });

afterEach(() => posted.mockClear());

test('a message of the office is heard', () => {
  expect(heard(select)).toEqual(select);
});

test.each([
  ['another origin', { origin: 'https://office.example.be.evil.test' }],
  ['a part of the origin', { origin: 'https://office.example' }],
  ['no origin', { origin: 'null' }],
  ['another window', { source: { postMessage: posted } }],
  ['the page itself', { source: window }],
  ['no window', { source: null }],
])('a message of %s is not heard', (_name, other) => {
  expect(heard(select, other)).toBeNull();
});

test.each([
  ['another version', { ...select, ribambelle: 2 }],
  ['no version', { type: 'select', id: 'title' }],
  ['a type of its own', { ...select, type: 'run' }],
  ['a message of the frame', { ribambelle: 1, type: 'wanted', path: '/' }],
  ['a step of the frame', { ribambelle: 1, type: 'stepped', step: 'undo' }],
  ['the type of a prototype', { ...select, type: '__proto__' }],
  ['text', JSON.stringify(select)],
  ['a list', [select]],
  ['nothing', null],
  ['an id that is an object', { ...select, id: { toString: 'title' } }],
  ['settings that are a list', { ribambelle: 1, type: 'change', id: 'a', settings: [] }],
  [
    'a language of nobody',
    { ribambelle: 1, type: 'show', content: [], language: 'nl', fallback: 'fr' },
  ],
  [
    'more than it may weigh',
    { ribambelle: 1, type: 'change', id: 'a', settings: { text: 'x'.repeat(512_000) } },
  ],
])('%s is not heard', (_name, data) => {
  expect(heard(data)).toBeNull();
});

test('a message that contains itself is not heard, and nothing is thrown', () => {
  const round: Record<string, unknown> = { ...select };
  round['round'] = round;
  expect(heard(round)).toBeNull();
});

test('the office is told at its own origin', () => {
  tellOffice(office)({ type: 'refused', ids: [] });
  expect(posted).toHaveBeenCalledExactlyOnceWith(
    { ribambelle: 1, type: 'refused', ids: [] },
    ORIGIN,
  );
});
