import { keptBeginning } from '@ribambelle/domain/base/phone.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * What people type, as a query over words and beginnings of words without accents, over a phone number as it is kept, or over any part of
 * one (at least four digits); null when no word is left.
 */
export function prefixQuery(text: string | undefined): string | null {
  const words = (text ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .flatMap(wordsOf)
    .slice(0, 8);
  if (words.length === 0) return null;
  const all = words.map((word) => `${word}:*`).join(' & ');
  const phone = keptBeginning(text ?? '');
  const part = partOfNumber(text ?? '');
  const numbers = [
    ...(phone === null ? [] : [`'${phone}':*`]),
    ...(part === null ? [] : [`tel${part}:*`]),
  ];
  return numbers.length === 0 ? all : [`(${all})`, ...numbers].join(' | ');
}

const SHORTEST_PART = 4;

/** The digits of what was typed of a number, with whatever people put between them; null for other words, and for fewer than four digits. */
export function partOfNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s+*./()–-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= SHORTEST_PART ? digits : null;
}

/** An e-mail address is one word, as it is in the index; anything else is cut at what is neither letter nor digit. */
function wordsOf(chunk: string): string[] {
  if (/^[\p{L}\p{N}._+-]*[\p{L}\p{N}]@[\p{L}\p{N}][\p{L}\p{N}.-]*$/u.test(chunk))
    return [`'${chunk}'`];
  return chunk.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** The ids of the organiser's rows in which all these words begin one, found by the index of words (database/migrations/0071, 0090, 0840). */
export function idsFound(
  table: 'customers' | 'participants' | 'reviews' | 'sent_mails',
  words: string,
): RawBuilder<number[]> {
  return sql`array(select ${sql.ref(`${table}_found`)}(to_tsquery('simple', ${words})))`;
}
