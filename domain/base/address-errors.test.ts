import { expect, test } from 'vitest';
import { addressErrors } from './address-errors.ts';

const namur = { postcode: '5000', city: 'Namur', country: 'BE' };

test.each([
  [{}, {}],
  [{ postcode: 'Namur' }, { postcode: 'INVALID_POSTCODE' }],
  [{ postcode: '10000' }, { postcode: 'INVALID_POSTCODE' }],
  [{ postcode: '0100' }, { postcode: 'INVALID_POSTCODE' }],
  [{ postcode: 'Namur', country: 'Belgique' }, { postcode: 'INVALID_POSTCODE' }],
  [{ city: '5000' }, { city: 'INVALID_CITY' }],
  [{ country: 'ZZ' }, { country: 'INVALID_COUNTRY' }],
  [{ country: 'be' }, {}],
  [{ country: 'Belgique' }, {}],
  [{ postcode: '59000', city: 'Lille', country: 'FR' }, {}],
  [{ postcode: 'L-1855', city: 'Luxembourg', country: 'LU' }, {}],
  [{ postcode: '6211 AB', city: 'Maastricht', country: 'NL' }, {}],
  [{ postcode: '6211', city: 'Maastricht', country: 'NL' }, { postcode: 'INVALID_POSTCODE' }],
  [{ postcode: 'SW1A 1AA', city: 'London', country: 'GB' }, {}],
  [{ postcode: 'x', city: '東京', country: 'JP' }, {}],
])('%j: %j', (change, errors) => {
  expect(addressErrors({ ...namur, ...change })).toEqual(errors);
});
