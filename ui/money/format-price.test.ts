import { expect, test } from 'vitest';
import { formatPrice } from './format-price.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  [12500, 'fr', false, '125,00 €'],
  [12500, 'fr', true, '125 €'],
  [12550, 'fr', true, '125,50 €'],
  [0, 'fr', false, '0,00 €'],
  [-2000, 'fr', false, '-20,00 €'],
  [123456789, 'fr', false, '1 234 567,89 €'],
  [1, 'en', false, '€0.01'],
  [12500, 'en', true, '€125'],
  [123456, 'en', false, '€1,234.56'],
] as const)('%i cents in %s (whole: %s) reads %s', (amount, language, whole, text) => {
  expect(plain(formatPrice({ amount, language, whole }))).toBe(text);
});

test('the sign of the euro never leaves its number', () => {
  expect(formatPrice({ amount: 12500, language: 'fr' })).not.toContain(' ');
});
