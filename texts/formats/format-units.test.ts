import { expect, it } from 'vitest';
import { formatUnits } from './format-units.ts';

it.each([
  [1, 'YEARS', '1 an', '1 year'],
  [2, 'YEARS', '2 ans', '2 years'],
  [6, 'MONTHS', '6 mois', '6 months'],
  [1, 'WEEKS', '1 semaine', '1 week'],
  [10, 'DAYS', '10 jours', '10 days'],
] as const)('writes %i %s as %s and %s', (count, unit, french, english) => {
  const textIn = (language: 'fr' | 'en') =>
    formatUnits({ count, unit }, language).replaceAll(/\s/gu, ' ');
  expect([textIn('fr'), textIn('en')]).toEqual([french, english]);
});
