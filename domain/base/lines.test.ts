import { expect, it } from 'vitest';
import { isOneLine, MANY_LINES, withoutMarks } from './lines.ts';

it.each([
  ['Anne-Sophie O’Neill', true],
  ['', true],
  ['Zoë 👩‍👩‍👧 日本語 עברית', true],
  ['Anne\nCliquez ici', false],
  ['Anne\r', false],
  ['Anne\tDubois', false],
  ['Anne\u0000', false],
  ['Anne\u0085Dubois', false],
  ['Anne\u2028Dubois', false],
  ['Anne \u202Eexe.tset', false],
  ['Anne \u2066x\u2069', false],
  ['Anne\u200F', false],
])('%j is one line: %s', (text, one) => {
  expect(isOneLine(text)).toBe(one);
});

it.each([
  ['Bonjour\r\n\tdeux', true],
  ['Bonjour\u0007', false],
  ['Bonjour \u202E', false],
])('%j is accepted as several lines: %s', (text, fine) => {
  expect(MANY_LINES.test(text)).toBe(fine);
});

it('a long text is checked in no time', () => {
  const before = performance.now();
  expect(MANY_LINES.test(`${'a\n'.repeat(25_000)}\u0007`)).toBe(false);
  expect(performance.now() - before).toBeLessThan(2_000);
});

it('a phone number loses the signs that an address book adds', () => {
  expect(withoutMarks('\u202A0470 12 34 56\u202C')).toBe('0470 12 34 56');
});
