import type { Language } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';

type Listed = ReturnType<typeof textsFor>['list-columns'];

/** Returns the translator of a column's codes for a file; an unknown code stays as it is. */
export function wordsOf(
  list: keyof Listed,
  { column, language }: { readonly column: string; readonly language: Language },
): (code: string) => string {
  const texts = textsFor(language);
  // texts of the screens that already have a word for each code
  const spoken: Readonly<Record<string, (code: string) => string>> = {
    'audit what': texts['office-permissions'].permissionOf,
    'security event': texts['office-security'].typeOf,
    'mails state': texts['office-organisation'].mailStateOf,
  };
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> =
    list === 'reviews'
      ? { visibility: texts['office-reviews'].visibilities }
      : texts['list-columns'][list].words;
  return spoken[`${list} ${column}`] ?? ((code) => known[column]?.[code] ?? code);
}
