import { toPlainText } from '@react-email/render';

type Selectors = NonNullable<NonNullable<Parameters<typeof toPlainText>[1]>['selectors']>;

/**
 * How the HTML reads as text: a line for each row of a table, titles as they are written, no
 * pictures.
 */
const SELECTORS: Selectors = [
  { selector: 'h1', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  { selector: 'h2', format: 'block', options: { leadingLineBreaks: 3, trailingLineBreaks: 1 } },
  { selector: 'table', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
  { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'td', format: 'inline' },
  { selector: 'a', options: { linkBrackets: [' ', ''], hideLinkHrefIfSameAsText: true } },
];

/** Holds a line together; not every mail program knows that it has no width. */
const WORD_JOINER = '\u2060';

/**
 * Returns the text of an e-mail, read off its HTML. Anything somebody typed stays text: it was
 * escaped there, and is one line here.
 */
export function plainText(html: string): string {
  return toPlainText(html, { wordwrap: false, selectors: SELECTORS })
    .replaceAll(WORD_JOINER, '')
    .trim();
}
