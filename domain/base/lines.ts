/**
 * A text of one line: no line break, no control character, and none of the marks that reverse the
 * direction of writing. With those a name could add lines to an e-mail, or appear as something
 * else.
 */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;

/**
 * A text of many lines: tabs and line breaks are allowed, other control characters and direction
 * marks are not.
 */
export const MANY_LINES =
  /^(?:[\t\n\r]|[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])*$/u;

const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** True for a text of one line. */
export function isOneLine(text: string): boolean {
  return ONE_LINE.test(text);
}

/**
 * Returns a text without the invisible direction marks that address books put around a phone
 * number.
 */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, '');
}
