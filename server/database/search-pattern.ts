import { wordsOf } from '@ribambelle/domain/base/fold.ts';

/** No words have a sign: this finds nothing. */
const NOTHING = String.raw`\%`;

/** What people type, as a pattern for `words_of(…) like`: its words, anywhere in the text. Null for nothing typed; signs alone find nothing. */
export function searchPattern(text: string | undefined): string | null {
  if (text === undefined || text.trim() === '') return null;
  const words = wordsOf(text);
  return words.length === 0 ? NOTHING : `%${words.join(' ')}%`;
}
