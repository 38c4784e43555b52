import { expect, test } from 'vitest';
import { PERSON_NAME } from './person-names.ts';

test.each([
  'Anne',
  'D’Hondt-Maes',
  "O'Neill",
  'Jean Pierre',
  'Ægir Ó Séaghdha',
  'e\u0301lise',
  'علی\u200cرضا',
  'श्री',
  'क्\u200dष',
  '王小明',
  'Van den Broeck (Jr.)',
  '',
])('%j is a name', (name) => {
  expect(PERSON_NAME.test(name)).toBe(true);
});

test.each([
  'https://evil.test/claim',
  'Anne http://x',
  'www.evil.test',
  'Anne\nCliquez',
  'Anne\u2028',
  'An\u200bne',
  'An\u00adne',
  'An\u200dne',
  '\u2060',
  '\ufeffAnne',
  'Anne \u202etxt',
  '\u2067Anne',
  '\u061cAnne',
  '\u3164',
  '\u2800',
  'Anne\u{e0041}',
  'An\u034fne',
  'An\u0000ne',
])('%j is not a name', (name) => {
  expect(PERSON_NAME.test(name)).toBe(false);
});
