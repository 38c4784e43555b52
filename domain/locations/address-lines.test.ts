import { describe, expect, it } from 'vitest';
import { addressLine, addressLines } from './address-lines.ts';

const address = { street: 'Rue de la Loi', number: '16', postcode: '1000', city: 'Bruxelles' };

describe('an address', () => {
  it.each([
    [address, 'Rue de la Loi 16, 1000 Bruxelles'],
    [{ ...address, number: null }, 'Rue de la Loi, 1000 Bruxelles'],
    [{ ...address, street: null, number: null }, '1000 Bruxelles'],
    [{ street: ' ', number: null, postcode: null, city: null }, ''],
  ])('%j in one line is %j', (parts, expected) => {
    expect(addressLine(parts)).toBe(expected);
  });

  it('has two lines', () => {
    expect(addressLines(address)).toEqual(['Rue de la Loi 16', '1000 Bruxelles']);
  });
});
