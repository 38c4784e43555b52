import { fold, wordsOf } from '@ribambelle/domain/base/fold.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

const MOST_WORDS = 8;
const LONGEST = 40;
/** Words of both languages that mean nothing alone; left out when there are others. */
const COMMON = new Set(
  'a à au aux de des du en et la le les ou par pour sur un une and at for in of on or the to with'.split(
    ' ',
  ),
);
const ELISION = /\b(?:l|d|j|m|n|s|t|c|qu|jusqu|lorsqu|puisqu)'/gu;

/** A text without a letter or digit is one word, which nothing contains. */
const NO_WORD = [''];

/**
 * Returns the words that people typed, folded, without elisions, eight at most; empty when nothing
 * is typed.
 */
export function searchWords(text: string | undefined): readonly string[] {
  if (text === undefined || text.trim() === '') return [];
  const words = wordsOf(fold(text).replaceAll(ELISION, ' ')).map((word) => word.slice(0, LONGEST));
  if (words.length === 0) return NO_WORD;
  const telling = words.filter((word) => !COMMON.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

/** The results of a search among availabilities. */
export interface Searched {
  /**
   * The activities that contain all words but those which also name a location; null when each word
   * names one.
   */
  readonly activities: readonly number[] | null;
  /** Words that name locations: an availability is there, or its activity contains them. */
  readonly located: readonly FoundWord[];
  /** The score of each activity that contains any of the words; higher is better. */
  readonly fit: ReadonlyMap<number, number>;
}

interface FoundWord {
  readonly activities: readonly number[];
  /** The score of each of these activities. */
  readonly ranks: readonly number[];
  readonly locations: readonly number[];
}

/**
 * Searches for these words in the indexes of words (migration 0241, decision 0038); null when there
 * is no word.
 */
export async function findSearched(db: Db, search: string | undefined): Promise<Searched | null> {
  const words = searchWords(search);
  if (words.length === 0) return null;
  const { rows } =
    await sql<FoundWord>`select activities, ranks, locations from words_found(${words}::text[])`.execute(
      db,
    );
  const plain = rows.filter(({ locations }) => locations.length === 0);
  const [first, ...others] = plain.map((row) => new Set(row.activities));
  return {
    activities:
      first === undefined ? null : [...first].filter((id) => others.every((one) => one.has(id))),
    located: rows.filter(({ locations }) => locations.length > 0),
    fit: fitOf(rows),
  };
}

function fitOf(words: readonly FoundWord[]): ReadonlyMap<number, number> {
  const fit = new Map<number, number>();
  for (const { activities, ranks } of words)
    for (const [index, id] of activities.entries())
      fit.set(id, (fit.get(id) ?? 0) + (ranks[index] ?? 0));
  return fit;
}

/**
 * Returns the scores of activities for a search, as rows of an id and a rank, by which their offers
 * are ordered; none without words.
 */
export function fitting(search: Searched | null): RawBuilder<{ id: number; rank: number }> {
  const fit = search?.fit ?? new Map<number, number>();
  return sql`unnest(${[...fit.keys()]}::bigint[], ${[...fit.values()]}::int[])`;
}

/**
 * Returns the order of rows by the title in this column, those that contain the whole words first;
 * nothing without words.
 */
export function wholeFirst(
  column: RawBuilder<unknown>,
  search: string | undefined,
): RawBuilder<unknown> {
  const words = searchWords(search);
  return words.length === 0 ? sql`` : sql`whole_words(${column}, ${words}::text[]) desc, `;
}

/**
 * Returns the conditions of a search on the locations of `availabilities`, in addition to its
 * activities.
 */
export function locatedConditions({ located }: Pick<Searched, 'located'>): RawBuilder<boolean>[] {
  return located.map(
    ({ activities, locations }) =>
      sql`(availabilities.activity_id = any(${activities}) or availabilities.location_id = any(${locations}))`,
  );
}

/** Returns all conditions of a search on `availabilities`; none without words. */
export function searchedConditions(search: Searched | null): RawBuilder<boolean>[] {
  if (search === null) return [];
  const { activities } = search;
  return [
    ...(activities === null ? [] : [sql<boolean>`availabilities.activity_id = any(${activities})`]),
    ...locatedConditions(search),
  ];
}

/**
 * Selects the ids of the activities that contain all words as typed, or with a typing mistake when
 * none does; the best first.
 */
export function activitiesFound(
  words: readonly string[],
  { slips }: { slips: boolean },
): RawBuilder<unknown> {
  return sql`activities_found(${words}::text[], ${slips})`;
}

/**
 * Finds the ids of the activities that contain these words as typed, or with a typing mistake when
 * none does.
 */
export async function findActivityIds(
  db: Db,
  words: readonly string[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ ids: readonly number[] }>`
    select array(select ${activitiesFound(words, { slips: true })}) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/**
 * True when nothing contains the typed text as it is, so that similar text is found instead; false
 * when there is no word.
 */
export async function isResembling(db: Db, search: string | undefined): Promise<boolean> {
  const words = searchWords(search);
  if (words.length === 0) return false;
  const { rows } = await sql<{ exact: boolean }>`
    select exists (select ${activitiesFound(words, { slips: false })}) as exact`.execute(db);
  return rows[0]?.exact === false;
}
