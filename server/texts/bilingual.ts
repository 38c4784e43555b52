import type { Language } from '@ribambelle/domain/website/languages.ts';
import { pickText } from '@ribambelle/domain/website/languages.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { Organiser } from '../organisers/organiser.ts';

/** A reader of bilingual columns in the language of a request, falling back to the organiser's (R21). */
export function textReader(told: { language: Language; organiser: Pick<Organiser, 'language'> }): (column: Json) => string {
  const wanted = { language: told.language, fallback: told.organiser.language === 'en' ? ('en' as const) : ('fr' as const) };
  return (column) => pickText(bilingualOf(column), wanted);
}

/** Both languages of a bilingual column, empty where one is missing. */
export function bilingualOf(column: Json): { fr: string; en: string } {
  if (typeof column !== 'object' || column === null || Array.isArray(column)) return { fr: '', en: '' };
  const texts = new Map(Object.entries(column));
  const text = (language: Language) => {
    const value = texts.get(language);
    return typeof value === 'string' ? value : '';
  };
  return { fr: text('fr'), en: text('en') };
}
