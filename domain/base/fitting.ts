import { wordsOf } from './fold.ts';

/**
 * Returns how badly a typed word fits, the least being best: a whole word, then the beginning of
 * one, then the inside of one.
 */
function misfitOf(typed: string, words: readonly string[]): number {
  if (words.includes(typed)) return 0;
  if (words.some((word) => word.startsWith(typed))) return 1;
  return words.some((word) => word.includes(typed)) ? 2 : Number.POSITIVE_INFINITY;
}

/**
 * Returns the items whose text contains every typed word, the best fitting first, equals in their
 * original order. All items when nothing is typed, none for signs alone.
 */
export function fittingFirst<Item>(
  items: readonly Item[],
  { typed, textOf }: { readonly typed: string; readonly textOf: (item: Item) => string },
): readonly Item[] {
  if (typed.trim() === '') return items;
  const typedWords = wordsOf(typed);
  if (typedWords.length === 0) return [];
  return items
    .map((item) => {
      const words = wordsOf(textOf(item));
      return { item, misfit: Math.max(...typedWords.map((word) => misfitOf(word, words))) };
    })
    .filter(({ misfit }) => Number.isFinite(misfit))
    .toSorted((one, other) => one.misfit - other.misfit)
    .map(({ item }) => item);
}
