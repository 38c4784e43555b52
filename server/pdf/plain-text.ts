/**
 * The signs that Roboto, the font of our pages, draws one by one: Latin with Vietnamese, Greek and
 * Cyrillic, and the punctuation of our texts.
 */
const PLAIN =
  /^[\n\r\t\u0020-\u007e\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490\u0491\u1ea0-\u1ef9\u2013\u2014\u2018-\u201e\u2022\u2026\u202f\u2032\u2033\u2039\u203a\u2060\u20ac\u2122\u2212]*$/u;

/** True when a composed text needs no font but that of our pages. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

/**
 * Returns a text composed, without characters that only control its display on screens, and without
 * two spaces that no font has, the narrow one and the zero-width one.
 */
export function composed(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replaceAll(/[\u2060\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
}
