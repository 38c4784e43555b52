const BELGIUM = '32';
/**
 * The characters that people put between digits: spaces, dots, slashes, dashes, and brackets around
 * an area code.
 */
const BETWEEN = /[\s./()–-]/g;
/** From 7 to 15 digits with the country code, which never begins with 0 (E.164). */
const INTERNATIONAL = /^[1-9]\d{6,14}$/;
/** Belgian digits after the 0: eight, or nine for a mobile. */
const BELGIAN = /^(?:4[5-9]\d{7}|(?!4[5-9])[1-9]\d{7})$/;
const SHORTEST_BEGINNING = 4;

/**
 * Returns a phone number in the one form in which it is kept, `+32470123456`. Accepts the forms
 * people write: with spaces, dots, slashes or dashes, Belgian with its 0, any country with `+` or
 * `00`. An empty text stays empty; null when it is not a number.
 */
export function keptPhone(written: string): string | null {
  if (written.trim() === '') return '';
  const digits = internationalDigits(written);
  if (digits === null || !INTERNATIONAL.test(digits)) return null;
  return digits.startsWith(BELGIUM) && !BELGIAN.test(digits.slice(BELGIUM.length))
    ? null
    : `+${digits}`;
}

/** Returns the beginning of kept numbers for the typed digits; null when there are too few. */
export function keptBeginning(typed: string): string | null {
  const digits = internationalDigits(typed);
  return digits === null || digits.length < SHORTEST_BEGINNING ? null : `+${digits}`;
}

/**
 * Formats a kept number for people: `0470 12 34 56`, `02 555 07 40`, `+33 6 12 34 56 78`. Any other
 * text is returned unchanged.
 */
export function writtenPhone(kept: string): string {
  const phone = keptPhone(kept);
  if (phone === null || phone === '') return kept;
  const digits = phone.slice(1);
  if (digits.startsWith(BELGIUM)) return `0${belgianParts(digits.slice(BELGIUM.length)).join(' ')}`;
  const country = digits.slice(0, countryLength(digits));
  return `+${[country, ...pairsOf(digits.slice(country.length))].join(' ')}`;
}

/**
 * Returns the digits with the country code and without the national 0; null when the country is
 * unclear.
 */
function internationalDigits(written: string): string | null {
  const bare = written.replace(/\(0\)/, '').replaceAll(BETWEEN, '');
  const [, prefix, digits] = /^(\+|00|0)(\d+)$/.exec(bare) ?? [];
  if (prefix === undefined || digits === undefined) return null;
  if (prefix === '0') return `${BELGIUM}${digits}`;
  return digits.startsWith(`${BELGIUM}0`)
    ? `${BELGIUM}${digits.slice(BELGIUM.length + 1)}`
    : digits;
}

/**
 * A mobile is `470 12 34 56`; with area codes of one digit (2, 3, 4, 9) `2 555 07 40`, free numbers
 * `800 12 345`, others `10 55 52 18`.
 */
function belgianParts(digits: string): string[] {
  if (digits.length === 9) return [digits.slice(0, 3), ...pairsOf(digits.slice(3))];
  if (/^[89]00/.test(digits)) return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  if (/^[2349]/.test(digits))
    return [digits.slice(0, 1), digits.slice(1, 4), ...pairsOf(digits.slice(4))];
  return pairsOf(digits);
}

/** Splits digits into pairs from the right; an odd digit comes first. */
function pairsOf(digits: string): string[] {
  const odd = digits.length % 2;
  return [digits.slice(0, odd), ...(digits.slice(odd).match(/../g) ?? [])].filter(
    (part) => part !== '',
  );
}

/**
 * Returns the length of the country code: one for North America and Russia, two for those listed
 * here, three for the rest.
 */
function countryLength(digits: string): number {
  if (/^[17]/.test(digits)) return 1;
  return /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/.test(digits) ? 2 : 3;
}
