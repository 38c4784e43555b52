import { isCountry } from './countries.ts';

/** The parts of an address that are checked. */
interface Address {
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

/** The refusals of an address, by field. */
export type AddressErrors = Readonly<
  Partial<Record<keyof Address, 'INVALID_POSTCODE' | 'INVALID_CITY' | 'INVALID_COUNTRY'>>
>;

/** The format of postcodes in Belgium and its neighbours; others are not checked. */
const POSTCODES: Readonly<Record<string, RegExp>> = {
  BE: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  LU: /^(?:L-?)?\d{4}$/i,
  NL: /^[1-9]\d{3} ?[a-z]{2}$/i,
};
/** Belgium in its languages and in English: clients may send names. */
const BELGIUM = /^belg(?:ique|ium|i[eë]|ien)$/iu;

/**
 * Returns the errors of an address: an unknown country, a postcode that the country cannot have, a
 * town without a letter. A country may be given by its two-letter code or its name.
 */
export function addressErrors({ postcode, city, country }: Address): AddressErrors {
  const code = BELGIUM.test(country) ? 'BE' : country.toUpperCase();
  const pattern = POSTCODES[code];
  return {
    ...(code.length === 2 && !isCountry(code) ? { country: 'INVALID_COUNTRY' } : {}),
    ...(pattern === undefined || pattern.test(postcode) ? {} : { postcode: 'INVALID_POSTCODE' }),
    ...(/\p{L}/u.test(city) ? {} : { city: 'INVALID_CITY' }),
  };
}
