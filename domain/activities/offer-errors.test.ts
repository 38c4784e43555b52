import { expect, test } from 'vitest';
import { offerErrors } from './offer-errors.ts';

const offer = { age_minimum: null, age_maximum: null, price: 10_000, deposit: 0 };

test.each([
  [offer, {}],
  [{ ...offer, age_minimum: 6, age_maximum: 6, deposit: 10_000 }, {}],
  [{ ...offer, age_maximum: 3 }, {}],
  [{ ...offer, age_minimum: 7, age_maximum: 6 }, { age_maximum: 'TOO_SMALL' }],
  [{ ...offer, deposit: 10_001 }, { deposit: 'TOO_LARGE' }],
])('%j has the errors %j', (changes, fieldErrors) => {
  expect(offerErrors(changes)).toEqual(fieldErrors);
});
