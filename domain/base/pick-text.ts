import { type Bilingual, type Language, LANGUAGES } from './languages.ts';

/** Returns the text in the language, else the organiser's, else any; empty without one (R21). */
export function pickText(
  text: Bilingual | null,
  by: { readonly language: Language; readonly fallback: Language },
): string {
  const chosen = [by.language, by.fallback, ...LANGUAGES].find(
    (language) => (text?.[language] ?? '').trim() !== '',
  );
  return chosen ? (text?.[chosen] ?? '') : '';
}
