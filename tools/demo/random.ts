/**
 * A random source that draws the same for the same seed, so that the demo is the same wherever it
 * is loaded.
 */
export interface Random {
  /** Draws a number from 0 to just below 1. */
  next(): number;
  /** Draws a whole number between two bounds, both included. */
  int(lowest: number, highest: number): number;
  chance(probability: number): boolean;
  /** Draws one of the list. Refuses an empty one (RangeError). */
  pick<Item>(list: readonly Item[]): Item;
  shuffled<Item>(list: readonly Item[]): Item[];
  /** Draws a row's number, as `new_id()` of the database would. */
  id(): number;
  /** Draws a row's cuid for addresses, as `new_cuid()` of the database would. */
  cuid(): string;
  /**
   * The reference by which people know a registration: like `new_reference()` of the database it
   * begins with a letter and has no E.
   */
  reference(): string;
}

const HEX = '0123456789abcdef';
const LETTERS = 'BCDFGHJKLMNPQRST';
const SIGNS = '23456789BCDFGHJK';

/** Returns the random source of a seed (mulberry32 over a hash of the text). */
export function randomFrom(seed: string): Random {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (lowest: number, highest: number): number =>
    lowest + Math.floor(next() * (highest - lowest + 1));
  const cuid = () => `c${Array.from({ length: 23 }, () => HEX[int(0, 15)]).join('')}`;
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    shuffled: (list) => {
      const ranked = list.map((item) => ({ item, rank: next() }));
      return ranked.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
    },
    id: () =>
      1 + Math.floor(next() * 1_048_576) * 4_294_967_296 + Math.floor(next() * 4_294_967_295),
    cuid,
    reference: () =>
      Array.from(cuid().slice(1, 11))
        .map((digit, place) => (place === 0 ? LETTERS : SIGNS)[HEX.indexOf(digit)])
        .join(''),
  };
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}
