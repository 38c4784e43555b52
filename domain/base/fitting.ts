import { wordsOf } from './fold.ts';

/** How well a word that is typed fits: a whole word before the beginning of one, that before what stands inside one, as the least is best. */
function misfitOf(typed: string, words: readonly string[]): number {
  if (words.includes(typed)) return 0;
  if (words.some((word) => word.startsWith(typed))) return 1;
  return words.some((word) => word.includes(typed)) ? 2 : Number.POSITIVE_INFINITY;
}

/**
 * The items in whose text every word that is typed stands somewhere, the best fitting first, and of those that fit as well as each other in
 * the order in which they came. All for nothing typed, none for signs alone.
 */
export function fittingFirst<Item>(
  items: readonly Item[],
  { typed, textOf }: { readonly typed: string; readonly textOf: (item: Item) => string },
): readonly Item[] {
  if (typed.trim() === '') return items;
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  return items
    .map((item) => {
      const words = wordsOf(textOf(item));
      return { item, misfit: Math.max(...wanted.map((word) => misfitOf(word, words))) };
    })
    .filter(({ misfit }) => Number.isFinite(misfit))
    .toSorted((one, other) => one.misfit - other.misfit)
    .map(({ item }) => item);
}
