import { expect, test } from 'vitest';
import { centsOf, decimalText } from './money-text.ts';

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  ['1 200,05 €', 120005],
  ['1\u202f200', 120000],
  ['12,', 1200],
  ['-3,20', -320],
  ['0', 0],
  ['', null],
  ['12,345', null],
  ['douze', null],
  ['1e3', null],
  ['12,50,1', null],
])('%s is %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

test('cents are shown with the comma of the language', () => {
  expect(decimalText(120005, 'fr')).toBe('1200,05');
  expect(decimalText(-320, 'en')).toBe('-3.20');
  expect(decimalText(null, 'fr')).toBe('');
});
