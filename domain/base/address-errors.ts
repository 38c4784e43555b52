import { isCountry } from './countries.ts';

/** What of an address is looked at. */
interface Address {
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

/** Why an address is not taken, by its field. */
export type AddressErrors = Readonly<
  Partial<Record<keyof Address, 'INVALID_POSTCODE' | 'INVALID_CITY' | 'INVALID_COUNTRY'>>
>;

/** How postcodes look in Belgium and around it; those of other countries are not looked at. */
const POSTCODES: Readonly<Record<string, RegExp>> = {
  BE: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  LU: /^(?:L-?)?\d{4}$/i,
  NL: /^[1-9]\d{3} ?[a-z]{2}$/i,
};
/** Belgium in its languages and in English: clients may send names. */
const BELGIUM = /^belg(?:ique|ium|i[eë]|ien)$/iu;

/** What is wrong with an address: a country that is none, a postcode that its country does not have, a town without a letter. A country may be named by its two letters or by its name. */
export function addressErrors({ postcode, city, country }: Address): AddressErrors {
  const code = BELGIUM.test(country) ? 'BE' : country.toUpperCase();
  const pattern = POSTCODES[code];
  return {
    ...(code.length === 2 && !isCountry(code) ? { country: 'INVALID_COUNTRY' } : {}),
    ...(pattern === undefined || pattern.test(postcode) ? {} : { postcode: 'INVALID_POSTCODE' }),
    ...(/\p{L}/u.test(city) ? {} : { city: 'INVALID_CITY' }),
  };
}
