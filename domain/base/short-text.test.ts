import { expect, it } from 'vitest';
import { shortText } from './short-text.ts';

it.each([
  ['Une journée.', 12, 'Une journée.'],
  ['On grimpe. On court. On dort.', 21, 'On grimpe. On court…'],
  ['On grimpe, on court, on dort', 11, 'On grimpe…'],
  ['Bottes, cirés… et bonne humeur !', 16, 'Bottes, cirés…'],
  ['Quoi ? « Du cirque » à midi', 20, 'Quoi ? « Du cirque…'],
  ['Anticonstitutionnellement', 10, 'Anticonst…'],
])('%s in %i characters: %s', (text, longest, short) => {
  expect(shortText(text, longest)).toBe(short);
  expect(shortText(text, longest).length).toBeLessThanOrEqual(longest);
});
