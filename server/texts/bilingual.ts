import {
  type InEachLanguage,
  inEachLanguage,
  type Language,
} from '@ribambelle/domain/base/languages.ts';
import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Organiser } from '../organisers/organiser.ts';

/**
 * Returns a reader of bilingual columns in the language of a request, falling back to the
 * organiser's (R21).
 */
export function textReader(input: {
  language: Language;
  organiser: Pick<Organiser, 'language'>;
}): (column: Json) => string {
  const texts = {
    language: input.language,
    fallback: input.organiser.language,
  };
  return (column) => pickText(bilingualOf(column), texts);
}

/** Returns every language of a bilingual column, empty when one is missing. */
export function bilingualOf(column: Json): InEachLanguage<string> {
  const texts = typeof column !== 'object' || column === null || isList(column) ? {} : column;
  return inEachLanguage((language) => textAt(texts, language));
}

function textAt(column: { readonly [key: string]: Json | undefined }, language: Language): string {
  const value = column[language];
  return typeof value === 'string' ? value : '';
}

function isList(column: Json): column is readonly Json[] {
  return Array.isArray(column);
}
