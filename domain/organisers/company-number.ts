import { type Decision, permit, refuse } from '../base/refusal.ts';

/**
 * The format of VAT numbers of the other countries of the Union after their prefix; only the
 * country knows whether one is in use.
 */
const VAT_NUMBERS: ReadonlyMap<string, RegExp> = new Map([
  ['AT', /^U\d{8}$/],
  ['BG', /^\d{9,10}$/],
  ['CY', /^\d{8}[A-Z]$/],
  ['CZ', /^\d{8,10}$/],
  ['DE', /^\d{9}$/],
  ['DK', /^\d{8}$/],
  ['EE', /^\d{9}$/],
  ['EL', /^\d{9}$/],
  ['ES', /^[A-Z0-9]\d{7}[A-Z0-9]$/],
  ['FI', /^\d{8}$/],
  ['FR', /^[A-HJ-NP-Z0-9]{2}\d{9}$/],
  ['HR', /^\d{11}$/],
  ['HU', /^\d{8}$/],
  ['IE', /^(\d{7}[A-W][A-I]?|\d[A-Z]\d{5}[A-W])$/],
  ['IT', /^\d{11}$/],
  ['LT', /^(\d{9}|\d{12})$/],
  ['LU', /^\d{8}$/],
  ['LV', /^\d{11}$/],
  ['MT', /^\d{8}$/],
  ['NL', /^\d{9}B\d{2}$/],
  ['PL', /^\d{10}$/],
  ['PT', /^\d{9}$/],
  ['RO', /^\d{2,10}$/],
  ['SE', /^\d{12}$/],
  ['SI', /^\d{8}$/],
  ['SK', /^\d{10}$/],
]);

/**
 * Returns a company number as it is kept, typed with or without `BE`, points and spaces: the ten
 * digits of a Belgian enterprise number, the last two of which are 97 less the first eight modulo
 * 97, or the VAT number of another country by its syntax. An empty text stays empty. Refuses
 * COMPANY_NUMBER_INVALID.
 */
export function readCompanyNumber(typed: string): Decision<string, 'COMPANY_NUMBER_INVALID'> {
  const plain = typed.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  if (plain === '') return permit('');
  const belgian = /^(?:BE)?([01]?\d{9})$/.exec(plain)?.[1]?.padStart(10, '0');
  if (belgian !== undefined)
    return isEnterpriseNumber(belgian) ? permit(belgian) : refuse('COMPANY_NUMBER_INVALID');
  const isVatNumber = VAT_NUMBERS.get(plain.slice(0, 2))?.test(plain.slice(2)) === true;
  return isVatNumber ? permit(plain) : refuse('COMPANY_NUMBER_INVALID');
}

/** Formats a kept number for people: `BE 0417.497.106`; another country's stays as it is. */
export function writtenCompanyNumber(kept: string): string {
  const [, one, two, three] = /^(\d{4})(\d{3})(\d{3})$/.exec(kept) ?? [];
  return one === undefined ? kept : `BE ${one}.${two}.${three}`;
}

function isEnterpriseNumber(digits: string): boolean {
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}
