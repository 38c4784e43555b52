import { fold, wordsOf } from '@ribambelle/domain/base/fold.ts';
import { keptBeginning } from '@ribambelle/domain/base/phone.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './transaction.ts';

/** Typed text: a query over words, and the words alone. */
export interface TypedWords {
  readonly query: string;
  readonly words: readonly string[];
}

/**
 * Returns typed text as a query over words and beginnings of words without accents, over a phone
 * number as it is stored, or over any part of one (at least four digits). Null when nothing is
 * typed; punctuation alone gives a query that finds nothing.
 */
export function typedWords(text: string | undefined): TypedWords | null {
  if (text === undefined || text.trim() === '') return null;
  const words = fold(text).split(/\s+/u).flatMap(wordsOfChunk).slice(0, 8);
  const all = words.map((word) => `'${word}':*`).join(' & ');
  const phone = keptBeginning(text);
  const part = partOfNumber(text);
  const numbers = [
    ...(phone === null ? [] : [`'${phone}':*`]),
    ...(part === null ? [] : [`tel${part}:*`]),
  ];
  const query =
    numbers.length === 0 ? all : [...(all === '' ? [] : [`(${all})`]), ...numbers].join(' | ');
  return { query, words };
}

const SHORTEST_PART = 4;

/**
 * Returns the digits of a typed number, without the separators that people use; null for other
 * text, and for fewer than four digits.
 */
export function partOfNumber(text: string): string | null {
  const digits = text.replaceAll(/[\s+*./()–-]/g, '');
  return /^\d+$/.test(digits) && digits.length >= SHORTEST_PART ? digits : null;
}

/**
 * Splits typed text into words: an e-mail address is one word, as in the index; anything else is
 * split at every character that is neither letter nor digit.
 */
function wordsOfChunk(chunk: string): readonly string[] {
  if (/^[\p{L}\p{N}._+-]*[\p{L}\p{N}]@[\p{L}\p{N}][\p{L}\p{N}.-]*$/u.test(chunk)) return [chunk];
  return wordsOf(chunk);
}

/**
 * Selects the ids of the organiser's rows in which each of these words begins a word, by the index
 * of words (database/migrations/0071, 0090, 0840).
 */
export function idsFound(
  table: 'customers' | 'participants' | 'reviews' | 'sent_mails',
  { query }: TypedWords,
): RawBuilder<number[]> {
  return sql`array(select ${sql.ref(`${table}_found`)}(to_tsquery('simple', ${query})))`;
}

/**
 * Returns the query that finds people for these words: the words themselves, or similar names when
 * the words as they are find nobody (decision 188).
 */
export function peopleQuery({ query, words }: TypedWords): RawBuilder<unknown> {
  return sql`people_query(${query}, ${words}::text[])`;
}

/** Selects the ids of the organiser's families or participants that `peopleQuery` finds. */
export function peopleFound(
  table: 'customers' | 'participants',
  words: TypedWords,
): RawBuilder<number[]> {
  return sql`array(select ${sql.ref(`${table}_found`)}(${peopleQuery(words)}))`;
}

/**
 * True when nobody matches the typed text as it is, so that people with similar names are found
 * instead; false when there is no word.
 */
export async function isPeopleResembling(db: Db, search: string | undefined): Promise<boolean> {
  const words = typedWords(search);
  if (words === null) return false;
  const { rows } = await sql<{ resembling: boolean }>`
    select people_resembling(${words.query}, ${words.words}::text[]) as resembling`.execute(db);
  return rows[0]?.resembling === true;
}
