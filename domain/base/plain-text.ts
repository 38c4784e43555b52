/**
 * Characters that occur in no text; they mark the end of an item, a list or another block while
 * markup is removed.
 */
const ITEM = '\uE000';
const LIST = '\uE001';
const BLOCK = '\uE002';

const ENDS = /[\uE000-\uE002][\s\uE000-\uE002]*/u;
const BETWEEN = /.?\s*[\uE000-\uE002][\s\uE000-\uE002]*.?/gsu;

/**
 * Returns the words of a description without its markup, on one line. Items of a list are separated
 * by commas, other blocks by full stops, unless a sign is there already.
 */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/li>/giu, ITEM)
    .replaceAll(/<\/[ou]l>/giu, LIST)
    .replaceAll(/<\/(?:p|h[1-6]|div|blockquote)>/giu, BLOCK)
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(BETWEEN, inOneLine)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function inOneLine(text: string): string {
  const [before = '', after = ''] = text.split(ENDS);
  const last = before.trim();
  const is_told_apart = /\p{P}/u.test(last) && !/[)»”"’]/u.test(last);
  if (last === '' || after === '' || is_told_apart) return `${before} ${after}`;
  const sign = text.includes(ITEM) && !text.includes(LIST) ? ',' : '.';
  return `${last}${sign} ${after}`;
}
