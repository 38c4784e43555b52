import type { Language } from '@ribambelle/domain/website/languages.ts';
import { pickText } from '@ribambelle/domain/website/languages.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Organiser } from '../organisers/organiser.ts';

/** A reader of bilingual columns in the language of a request, falling back to the organiser's (R21). */
export function textReader(input: {
  language: Language;
  organiser: Pick<Organiser, 'language'>;
}): (column: Json) => string {
  const wanted = {
    language: input.language,
    fallback: input.organiser.language === 'en' ? ('en' as const) : ('fr' as const),
  };
  return (column) => pickText(bilingualOf(column), wanted);
}

/** Both languages of a bilingual column, empty where one is missing. */
export function bilingualOf(column: Json): { fr: string; en: string } {
  if (typeof column !== 'object' || column === null || isList(column)) return { fr: '', en: '' };
  return { fr: textAt(column, 'fr'), en: textAt(column, 'en') };
}

function textAt(column: { readonly [key: string]: Json | undefined }, language: Language): string {
  const value = column[language];
  return typeof value === 'string' ? value : '';
}

function isList(column: Json): column is readonly Json[] {
  return Array.isArray(column);
}
