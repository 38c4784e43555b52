import { wordsOf } from '@ribambelle/domain/base/fold.ts';

/** A pattern that matches nothing, because no word has this sign. */
const NOTHING = String.raw`\%`;

/**
 * Returns typed text as a pattern for `words_of(…) like`: its words, anywhere in the text. Null
 * when nothing is typed; punctuation alone finds nothing.
 */
export function searchPattern(text: string | undefined): string | null {
  if (text === undefined || text.trim() === '') return null;
  const words = wordsOf(text);
  return words.length === 0 ? NOTHING : `%${words.join(' ')}%`;
}
