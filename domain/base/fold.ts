import { PLAIN_LETTERS } from './latin-letters.ts';

const APOSTROPHES =
  /[`\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u0374\u055a\u05f3\u1fbd\u1fbf\u2018-\u201b\u2032\u2035\ua78b\ua78c\uff07\uff40]/gu;
const HYPHENS = /[\p{Pd}\u02d7\u2043\u2212]/gu;
const INVISIBLE = /[\p{M}\p{Cf}]+/gu;
const PLAIN = new Map(
  Object.entries(PLAIN_LETTERS).flatMap(([plain, letters]) =>
    [...letters].map((letter) => [letter, plain] as const),
  ),
);

/**
 * Returns a text as it is compared, however it was typed: every apostrophe is ', every hyphen is -,
 * accents and invisible signs are gone, capitals are small, and Latin letters that do not decompose
 * become the plain ones that people type for them. `searchable` in the database does the same
 * (decision 204).
 */
export function fold(text: string): string {
  return text
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(HYPHENS, '-')
    .normalize('NFKD')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    .replaceAll(/[^\0-\u007f]/gu, (letter) => PLAIN.get(letter) ?? letter);
}

/**
 * Returns the words of a text as they are searched: split at signs and folded. `words_of` in the
 * database does the same.
 */
export function wordsOf(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word !== '');
}
