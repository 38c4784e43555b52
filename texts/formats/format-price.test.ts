import { expect, test } from 'vitest';
import { formatPrice } from './format-price.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
  [12500, 'fr', '125,00 €'],
  [12550, 'fr', '125,50 €'],
  [0, 'fr', '0,00 €'],
  [-2750, 'fr', '− 27,50 €'],
  [123456789, 'fr', '1 234 567,89 €'],
  [1, 'en', '€0.01'],
  [21300, 'en', '€213.00'],
  [-2750, 'en', '−€27.50'],
  [123456, 'en', '€1,234.56'],
] as const)('%i cents in %s reads %s', (amount, language, text) => {
  expect(plain(formatPrice({ amount, language }))).toBe(text);
});

test.each([12500, -2750])('neither sign is ever separated from its number: %i', (amount) => {
  expect(formatPrice({ amount, language: 'fr' })).not.toContain(' ');
});
